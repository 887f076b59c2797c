import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { start } from './lib/texts.svelte.ts';

await start();
mount(App, { target: document.getElementById('app') as HTMLElement });
