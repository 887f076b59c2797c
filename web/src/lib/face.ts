/** A face is seven digits, one for each of its parts; whatever else it is called by is a seed to draw them from. */
export const SKINS = ['#f6d3b3', '#e8b48a', '#c98a5c', '#9a6238', '#6e4427', '#fbe0cb'] as const;
export const HAIRS = ['short', 'long', 'bob', 'braids', 'bun', 'curly', 'afro', 'quiff', 'bald', 'side', 'scarf', 'turban', 'cap'] as const;
export const COLOURS = ['#2a1b14', '#5b3418', '#a8622a', '#e0b252', '#7d2e1f', '#d8d2cc', '#141019'] as const;
export const EXTRAS = ['none', 'glasses', 'beard', 'moustache', 'earrings', 'reader'] as const;
export const MOUTHS = ['smile', 'soft', 'grin'] as const;
export const GROUNDS = ['#f2a65a', '#7cc6c3', '#f1c9d8', '#9db8f0', '#f6d25e', '#b9dd8f', '#e58f7b', '#b7a8e6', '#8fd0b0', '#c98cc9', '#ffd9a0', '#a6c8d8'] as const;
export const TOPS = ['#7a2f5c', '#204a63', '#b4415d', '#3c3f8f', '#197a6a', '#8b3f1e', '#3f6b39', '#5a2f7a', '#264f7a', '#1f5d68', '#b8412c', '#4d5f92'] as const;

/** In the order of their digits. */
export const PARTS = { skin: SKINS, hair: HAIRS, colour: COLOURS, extra: EXTRAS, mouth: MOUTHS, ground: GROUNDS, top: TOPS } as const;
export type Part = keyof typeof PARTS;
export type Looks = { [part in Part]: (typeof PARTS)[part][number] };
export const MOODS = ['laugh', 'grin', 'gasp', 'smirk', 'flat', 'sad'] as const;
export type Mood = (typeof MOODS)[number];

const CODE = /^[0-9a-z]{7}$/;
const NAMES = Object.keys(PARTS) as Part[];

/** Well spread over all numbers, the same everywhere (FNV-1a, stirred). */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The seven digits of a face, whatever it is called by. */
export function codeOf(face: string): string {
  if (CODE.test(face)) return face;
  const drawn = NAMES.map((part) => hashed(`${part} ${face}`) % PARTS[part].length);
  // nobody is drawn into a turban, a scarf or a beard: these one chooses
  if (['scarf', 'turban', 'cap'].includes(HAIRS[drawn[1]!]!)) drawn[1] = hashed(face) % 8;
  if (EXTRAS[drawn[3]!] === 'beard' || EXTRAS[drawn[3]!] === 'moustache') drawn[3] = 0;
  return drawn.map((digit) => digit.toString(36)).join('');
}

export function looksOf(face: string): Looks {
  const code = codeOf(face);
  return Object.fromEntries(
    NAMES.map((part, at) => [part, PARTS[part][parseInt(code[at]!, 36) % PARTS[part].length]]),
  ) as Looks;
}

/** The same face with the next choice of one part. */
export function changed(face: string, part: Part, by = 1): string {
  const code = codeOf(face);
  const [at, many] = [NAMES.indexOf(part), PARTS[part].length];
  const digit = (((parseInt(code[at]!, 36) % many) + by + many) % many).toString(36);
  return code.slice(0, at) + digit + code.slice(at + 1);
}

/** Any face at all, by this seed. */
export const drawn = (seed: string): string => codeOf(`drawn ${seed}`);
