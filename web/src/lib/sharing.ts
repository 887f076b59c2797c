/** A picture of a position as a file: handed on by the device where it can do that, else saved. */
import { flushSync, mount, unmount } from 'svelte';
import type { ComponentProps } from 'svelte';
import fraunces from '../fonts/fraunces.woff2?url';
import signs from '../fonts/signs.woff2?url';
import { loadPicture, type Picture } from './boards/pictures.ts';

type Shown = ComponentProps<Picture['default']>;

const WIDTH = 320;
const HEIGHT = 220;
/** The line below the picture that says what it is. */
const LINE = 26;
/** Dots for each unit of the drawing. */
const SCALE = 4;
/** How large its letters are, unless a long line has to be set smaller. */
const LETTERS = 11;
const FAMILY = 'Fraunces, Signs, Georgia, serif';
const SVG = 'http://www.w3.org/2000/svg';

/** What is on the board as a file of that name, with a line below it; nothing where the game draws no picture. */
export async function sharePicture(game: string, props: Shown, line: string, name: string): Promise<void> {
  const drawing = await draw(game, props, line);
  if (drawing) await handOn(await asPng(drawing, name));
}

/** The drawing of its game with a line below it; null where the game draws none. */
async function draw(game: string, props: Shown, line: string): Promise<SVGSVGElement | null> {
  const picture = await loadPicture(game);
  if (!picture) return null;
  const place = document.createElement('div');
  const drawing = mount(picture.default, { target: place, props });
  flushSync();
  const whole = document.createElementNS(SVG, 'svg');
  whole.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT + LINE}`);
  whole.setAttribute('width', String(WIDTH * SCALE));
  whole.setAttribute('height', String((HEIGHT + LINE) * SCALE));
  const inner = place.querySelector('svg')!.cloneNode(true) as SVGSVGElement;
  inner.setAttribute('width', String(WIDTH));
  inner.setAttribute('height', String(HEIGHT));
  const band = document.createElementNS(SVG, 'rect');
  for (const [key, value] of Object.entries({ y: HEIGHT, width: WIDTH, height: LINE, fill: '#fffaef' })) band.setAttribute(key, String(value));
  const text = document.createElementNS(SVG, 'text');
  const at = { x: WIDTH / 2, y: HEIGHT + LINE * 0.66, 'font-size': fitting(line), 'font-family': FAMILY, 'text-anchor': 'middle', fill: '#2b1d12' };
  for (const [key, value] of Object.entries(at)) text.setAttribute(key, String(value));
  text.textContent = line;
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await letters();
  whole.append(style, inner, band, text);
  await unmount(drawing);
  return whole;
}

/** A picture is drawn by itself and sees no font of the page: it carries those it is set in. */
async function letters(): Promise<string> {
  const faces = Object.entries({ Fraunces: fraunces, Signs: signs }).map(async ([name, address]) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return `@font-face { font-family: ${name}; font-weight: 400 800; src: url(data:font/woff2;base64,${text}); }`;
  });
  return (await Promise.all(faces)).join(' ');
}

/** The size at which a line fits below the picture. */
function fitting(line: string): number {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${LETTERS}px ${FAMILY}`;
  return Math.min(LETTERS, (LETTERS * (WIDTH - 16)) / pen.measureText(line).width);
}

/** The same in dots. */
async function asPng(drawing: SVGSVGElement, name: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = (HEIGHT + LINE) * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const dots = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([dots!], name, { type: 'image/png' });
}

/** By the share sheet where there is one; whoever closes it has changed his mind. */
async function handOn(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
