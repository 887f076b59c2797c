/** Choices of this device: light or dark, sound. */
import { remember, remembered } from './memory.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'auto');
  sound = $state(remembered('sound') === 'on');

  constructor() {
    this.#paint();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.#paint();
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  #paint(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
