import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { texts } from './texts-plugin.ts';

const server = process.env['LUDOTHEQUE_DEV_SERVER'] ?? 'http://127.0.0.1:8350';

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: '../src/ludotheque/server/page',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
