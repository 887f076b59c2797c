import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte.ts';
import { play, SOUNDS, type Sound } from './sound.ts';

interface Heard {
  at: number;
  until: number;
}
const heard: Heard[] = [];
const loudest: number[] = [];
const param = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: (value: number) => loudest.push(value) });
class Source {
  frequency = param();
  buffer: unknown;
  type = '';
  #at = 0;
  connect = (next: unknown): unknown => next;
  start(at: number): void {
    this.#at = at;
  }
  stop(until: number): void {
    heard.push({ at: this.#at, until });
  }
}
class FakeAudio {
  currentTime = 10;
  state = 'running';
  sampleRate = 100;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createOscillator = (): Source => new Source();
  createBufferSource = (): Source => new Source();
  createBiquadFilter = () => ({ type: '', frequency: param(), connect: (next: unknown) => next });
  createGain = () => ({ gain: param(), connect: (next: unknown) => next });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}
vi.stubGlobal('AudioContext', FakeAudio);
const vibrate = vi.fn();
Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });

beforeEach(() => {
  heard.length = loudest.length = 0;
  vibrate.mockClear();
  settings.setSound(true);
  settings.setVolume(60);
});

describe('sound', () => {
  it('is silent until the page was touched once', () => {
    play('step');
    expect(heard).toEqual([]);
    document.dispatchEvent(new Event('pointerdown'));
    play('step');
    expect(heard.length).toBe(SOUNDS.step.voices.length);
  });

  it('schedules every voice from now on, none for longer than two seconds and none loud', () => {
    for (const sound of Object.keys(SOUNDS) as Sound[]) {
      heard.length = 0;
      play(sound);
      expect(heard.length, sound).toBe(SOUNDS[sound].voices.length);
      expect(heard.every(({ at, until }) => at >= 10 && until > at && until <= 12), sound).toBe(true);
    }
    expect(Math.max(...loudest.filter((value) => value < 20))).toBeLessThan(0.35);
  });

  it('follows slider and switches', () => {
    settings.setSounds('moves', false);
    play('step');
    play('chat');
    expect(heard.length).toBe(SOUNDS.chat.voices.length);
    settings.setSounds('moves', true);
    settings.setVolume(0);
    heard.length = 0;
    play('step');
    expect(heard).toEqual([]);
  });

  it('shakes a phone when it is one’s turn, unless that is not wanted', () => {
    play('turn');
    expect(vibrate).toHaveBeenCalledWith([60]);
    vibrate.mockClear();
    settings.setTouch(false);
    play('turn');
    expect(vibrate).not.toHaveBeenCalled();
  });
});
