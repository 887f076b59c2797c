import { expect, test } from 'vitest';
import { listed } from './own.ts';

test('a list is parted by commas and lines, each word once and without what no word has', () => {
  expect(listed('Anna, Jean-Luc;  Zoë  Marie\nAnna, , Tom 2, 42')).toEqual(['Anna', 'Jean-Luc', 'Zoë Marie', 'Tom']);
  expect(listed('')).toEqual([]);
});
