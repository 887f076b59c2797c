import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, format, LANGUAGES, preferred } from './texts.svelte.ts';

describe('texts', () => {
  it('takes the remembered language first, then the browser’s, then English', () => {
    expect(preferred('de', ['fr-FR'])).toBe('de');
    expect(preferred(null, ['es', 'fr-CA', 'de'])).toBe('fr');
    expect(preferred('xx', ['pt'])).toBe('en');
  });

  it('fills in parameters, lists joined by commas', () => {
    const bundle = bundleOf('en', 'hello = Hello { $name }, { $n } left');
    expect(format(bundle, 'hello', { name: ['Ada', 'Bo'], n: 1200 })).toBe('Hello Ada, Bo, 1,200 left');
  });

  it('keeps French marks on the line of their sentence', async () => {
    const { default: ftl } = await import('virtual:texts/fr');
    expect(ftl).not.toMatch(/ [;:!?»]|« /);
    expect(ftl).toMatch(/\u202f\?/);
  });

  it('shows the id of a text that is not there', () => {
    expect(format(bundleOf('en', ''), 'no-such-text')).toBe('no-such-text');
  });

  it.each(LANGUAGES)('finds no text twice in the Fluent files the page reads in %s', async (lang) => {
    const loaders = {
      en: () => import('virtual:texts/en'),
      fr: () => import('virtual:texts/fr'),
      de: () => import('virtual:texts/de'),
    };
    const { default: ftl } = await loaders[lang]();
    expect(new FluentBundle(lang).addResource(new FluentResource(ftl))).toEqual([]);
    expect(format(bundleOf(lang, ftl), 'box-learn')).not.toBe('box-learn');
  });

  it('knows every text that a screen, a part or a board asks for', async () => {
    const { default: ftl } = await import('virtual:texts/en');
    const bundle = bundleOf('en', ftl);
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'));
    const asked = files.flatMap((name) =>
      [...readFileSync(join('src', name), 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => found[1] ?? ''),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});
