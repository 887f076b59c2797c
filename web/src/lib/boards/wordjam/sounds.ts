/** The sounds of the stage, made on the spot of short notes: [pitch, after, length] in hertz and seconds. */
import { settings } from '../../settings.svelte.ts';
import type { Sound } from './staging.ts';

type Note = readonly [pitch: number, after: number, length: number];

const NOTES: Record<Sound, readonly Note[]> = {
  paper: [[1250, 0, 0.03]],
  card: [[620, 0, 0.05], [930, 0.02, 0.04]],
  wood: [[180, 0, 0.12], [140, 0.06, 0.16]],
  gong: [[98, 0, 1.6], [147, 0.01, 1.3], [233, 0.02, 0.9]],
  step: [[220, 0, 0.08]],
  coin: [[1318, 0, 0.1], [1760, 0.03, 0.18]],
  drum: [[82, 0, 0.1], [82, 0.12, 0.1], [82, 0.24, 0.1], [87, 0.36, 0.12]],
  ring: [[1568, 0, 0.2], [2093, 0.04, 0.5]],
  knock: [[130, 0, 0.14]],
  brass: [[392, 0, 0.18], [523, 0.14, 0.18], [659, 0.28, 0.5]],
  glass: [[784, 0, 0.7], [988, 0.03, 0.7], [1175, 0.06, 0.9]],
  call: [[523, 0, 0.1], [784, 0.09, 0.3]],
  fanfare: [[392, 0, 0.16], [392, 0.18, 0.1], [523, 0.3, 0.3], [659, 0.5, 0.24], [784, 0.74, 0.9]],
  tick: [[1046, 0, 0.04]],
};
/** Each further coin rings a little higher. */
const STEP = 2 ** (1 / 6);

/** What is to sound, in hertz and seconds. */
export function notes(sound: Sound, step = 0): Note[] {
  return NOTES[sound].map(([pitch, after, length]) => [pitch * STEP ** step, after, length]);
}

/** At full volume. */
const LOUD = 0.34;

let context: AudioContext | undefined;

/** Sound now, if sound is on. */
export function sound(name: Sound, step = 0): void {
  if (!settings.sound || !settings.volume || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of notes(name, step)) schedule(context, one);
}

/** Hand one note to the browser's clock. */
export function schedule(audio: AudioContext, [pitch, after, length]: Note): void {
  const at = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = pitch < 260 ? 'sine' : 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(LOUD * settings.volume / 100, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
