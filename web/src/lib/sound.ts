/** A few soft sounds, made on the spot. Nothing is played unless sound is on. */
import { settings } from './settings.svelte.ts';

const SOUNDS = {
  move: [[392, 0, 0.09]],
  turn: [
    [523, 0, 0.1],
    [659, 0.09, 0.14],
  ],
  chat: [[740, 0, 0.06]],
  refuse: [[196, 0, 0.16]],
  over: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.3],
  ],
} as const;

let context: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, after, length] of SOUNDS[sound]) note(context, pitch, context.currentTime + after, length);
}

function note(audio: AudioContext, pitch: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.18, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
