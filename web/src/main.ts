/** Where the page begins: fonts, language and the first answers are awaited, then `App` is put in place. */
import { mount } from 'svelte';
import './fonts/fonts.css';
import './app.css';
import App from './App.svelte';
import { front } from './lib/home.svelte.ts';
import { here } from './lib/router.svelte.ts';
import { shelf } from './lib/shelf.svelte.ts';
import { start } from './lib/texts.svelte.ts';

const RELOADED = 'ludotheque.reloaded';
addEventListener('vite:preloadError', (event) => {
  // the server was upgraded and the part that is wanted now has another name: load the new page, once
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

/** Text is set once, in our own fonts; who has waited that long gets the machine's. */
const LONGEST_WAIT = 3_000;
const fonts = Promise.all([
  document.fonts.load('1em Figtree'),
  document.fonts.load('1em Fraunces'),
  document.fonts.load('1em Signs', '✓'),
]).catch(() => undefined);

// what the first screen needs is asked for at once
const asked = here().name === 'shelf' ? front.prepare() : shelf.load();
await Promise.all([start(), asked.catch(() => undefined), Promise.race([fonts, new Promise((done) => setTimeout(done, LONGEST_WAIT))])]);
mount(App, { target: document.getElementById('app') as HTMLElement });
