import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { start } from './lib/texts.svelte.ts';

const RELOADED = 'ludotheque.reloaded';
addEventListener('vite:preloadError', (event) => {
  // the server was upgraded and the part that is wanted now has another name: load the new page, once
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

await start();
mount(App, { target: document.getElementById('app') as HTMLElement });
