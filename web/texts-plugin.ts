/** `virtual:texts/<lang>`: the Fluent files the page needs of one language, joined into one string. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXTS = fileURLToPath(new URL('../src/ludotheque/texts', import.meta.url));
const PREFIX = 'virtual:texts/';
const NOT_FOR_THE_PAGE = new Set(['terminal.ftl', 'cli.ftl', 'arena.ftl']);

export function textFiles(lang: string): string[] {
  return readdirSync(join(TEXTS, lang))
    .filter((name) => name.endsWith('.ftl') && !NOT_FOR_THE_PAGE.has(name))
    .sort()
    .map((name) => join(TEXTS, lang, name));
}

/** A game's file says it all; what only the terminal says stays out of the page. */
export function withoutTerminal(text: string): string {
  return text.replace(/^terminal-.*\n(?:[ \t}].*\n)*/gm, '');
}

/** French sets a space before these marks; no line may begin with them. */
export function unbroken(lang: string, text: string): string {
  return lang === 'fr' ? text.replace(/ (?=[;:!?»])/g, '\u202f').replace(/« /g, '«\u202f') : text;
}

export function texts(): Plugin {
  return {
    name: 'ludotheque-texts',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const lang = id.slice(PREFIX.length + 1);
      const files = textFiles(lang);
      for (const file of files) this.addWatchFile(file);
      const joined = withoutTerminal(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
      return `export default ${JSON.stringify(unbroken(lang, joined))};`;
    },
  };
}
