/** Sounds of wood, glass, paper, metal and sand, made on the spot; and a touch where a device can give one.
Nothing is heard before the first touch of the page, nor when sound or its kind is switched off. */
import { settings, type SoundKind } from './settings.svelte.ts';

export interface Voice {
  /** `noise` is filtered around `pitch`. */
  wave: 'sine' | 'triangle' | 'noise';
  pitch: number;
  /** Where the pitch ends; left out: where it began. */
  to?: number;
  /** Seconds after the sound begins, and how long it rings. */
  at: number;
  length: number;
  /** 1 is as loud as we ever are. */
  loud: number;
}

const knock = (at: number, pitch: number, loud: number): Voice[] => [
  { wave: 'sine', pitch, to: pitch * 0.6, at, length: 0.09, loud },
  { wave: 'noise', pitch: pitch * 6, at, length: 0.03, loud: loud * 0.5 },
];
const glass = (at: number, pitch: number, loud: number, length = 0.5): Voice[] => [
  { wave: 'sine', pitch, at, length, loud },
  { wave: 'sine', pitch: pitch * 2.76, at, length: length * 0.5, loud: loud * 0.3 },
];
const paper = (at: number, loud: number): Voice[] => [{ wave: 'noise', pitch: 3200, to: 1800, at, length: 0.11, loud }];
const coin = (at: number, pitch: number): Voice[] => [
  { wave: 'triangle', pitch, at, length: 0.06, loud: 0.4 },
  { wave: 'sine', pitch: pitch * 1.5, at: at + 0.05, length: 0.35, loud: 0.35 },
];

/** What each is made of, and the switch it belongs to. */
export const SOUNDS = {
  /** Any move, where nobody says which, and any end. */
  move: { kind: 'moves', voices: knock(0, 330, 0.5) },
  over: { kind: 'end', voices: [...glass(0, 523, 0.4), ...glass(0.16, 784, 0.4, 0.8)] },
  step: { kind: 'moves', voices: knock(0, 330, 0.5) },
  jump: { kind: 'moves', voices: [...knock(0, 300, 0.4), ...knock(0.1, 390, 0.55)] },
  knock: { kind: 'moves', voices: knock(0, 190, 0.7) },
  home: { kind: 'moves', voices: glass(0, 880, 0.35, 0.4) },
  tilt: { kind: 'moves', voices: [{ wave: 'noise', pitch: 240, to: 420, at: 0, length: 0.3, loud: 0.25 }, ...knock(0.3, 130, 0.8)] },
  card: { kind: 'moves', voices: paper(0, 0.4) },
  word: { kind: 'moves', voices: [...paper(0, 0.35), ...glass(0.07, 784, 0.35, 0.35)] },
  coin: { kind: 'moves', voices: coin(0, 1320) },
  call: { kind: 'clock', voices: [...glass(0, 880, 0.5, 0.4), ...glass(0.12, 1175, 0.5, 0.6)] },
  tick: { kind: 'clock', voices: [{ wave: 'noise', pitch: 2400, at: 0, length: 0.025, loud: 0.35 }] },
  gong: { kind: 'clock', voices: [...glass(0, 147, 0.8, 1.8), { wave: 'triangle', pitch: 220, at: 0.01, length: 1.2, loud: 0.25 }] },
  reveal: { kind: 'clock', voices: [...paper(0, 0.3), ...glass(0.1, 523, 0.35), ...glass(0.22, 659, 0.35)] },
  win: { kind: 'end', voices: [...glass(0, 523, 0.45), ...glass(0.14, 659, 0.45), ...glass(0.28, 784, 0.5), ...glass(0.42, 1047, 0.5, 0.9)] },
  loss: { kind: 'end', voices: [{ wave: 'triangle', pitch: 392, at: 0, length: 0.3, loud: 0.35 }, { wave: 'triangle', pitch: 330, at: 0.22, length: 0.5, loud: 0.35 }] },
  chat: { kind: 'people', voices: glass(0, 988, 0.3, 0.18) },
  turn: { kind: 'people', voices: [...knock(0, 440, 0.35), ...glass(0.09, 660, 0.35, 0.4)] },
  refuse: { kind: 'moves', voices: [{ wave: 'triangle', pitch: 196, to: 165, at: 0, length: 0.16, loud: 0.4 }] },
} as const satisfies Record<string, { kind: SoundKind; voices: Voice[] }>;
export type Sound = keyof typeof SOUNDS;

/** Milliseconds of shaking and of rest. */
const TOUCHES: Partial<Record<Sound, number[]>> = { call: [20], turn: [60], refuse: [30], win: [40, 60, 40] };
/** A gentle level: the slider's middle is quiet in a quiet room. */
const LOUDEST = 0.35;

let context: AudioContext | undefined;
let touched = false;
const touch = (): void => {
  touched = true;
  void context?.resume();
};
if (typeof document !== 'undefined') {
  for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, touch, { capture: true });
}

/** Felt in the hand that has touched the page before: browsers allow no other. */
export function buzz(milliseconds: number | number[]): void {
  if (touched && settings.touch) navigator.vibrate?.(milliseconds);
}

/** `after`: so many seconds from now. */
export function play(sound: Sound, after = 0): void {
  const { kind, voices } = SOUNDS[sound];
  if (!touched || !settings.sounds[kind]) return;
  buzz(TOUCHES[sound] ?? []);
  if (!settings.sound || !settings.volume || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const voice of voices) schedule(context, { ...voice, at: voice.at + after }, (settings.volume / 100) * LOUDEST);
}

function schedule(audio: AudioContext, voice: Voice, level: number): void {
  const [start, end] = [audio.currentTime + voice.at, audio.currentTime + voice.at + voice.length];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(Math.max(voice.loud * level, 0.0002), start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (voice.wave === 'noise') {
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(voice.pitch, start);
    if (voice.to) filter.frequency.exponentialRampToValueAtTime(voice.to, end);
    const noise = audio.createBufferSource();
    noise.buffer = hiss(audio);
    noise.connect(filter).connect(volume);
    noise.start(start);
    noise.stop(end);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = voice.wave;
  tone.frequency.setValueAtTime(voice.pitch, start);
  if (voice.to) tone.frequency.exponentialRampToValueAtTime(voice.to, end);
  tone.connect(volume);
  tone.start(start);
  tone.stop(end);
}

let noise: AudioBuffer | undefined;
function hiss(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  return noise;
}
