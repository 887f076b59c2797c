import { describe, expect, it } from 'vitest';
import { changed, codeOf, drawn, looksOf, PARTS, type Part } from './face.ts';

describe('a face', () => {
  it('is the same for the same seed, and another for most others', () => {
    expect(codeOf('IKU6MwBdFogrZo8kwVcbeg')).toBe(codeOf('IKU6MwBdFogrZo8kwVcbeg'));
    const faces = new Set(Array.from({ length: 500 }, (_, number) => codeOf(`person ${number}`)));
    expect(faces.size).toBeGreaterThan(480);
  });

  it('uses every choice of every part that is drawn', () => {
    const seen = Array.from({ length: 2000 }, (_, number) => looksOf(`person ${number}`));
    for (const part of ['skin', 'colour', 'mouth', 'ground', 'top'] as Part[]) {
      expect(new Set(seen.map((looks) => looks[part])).size).toBe(PARTS[part].length);
    }
  });

  it('that was chosen is drawn as chosen, and one part changes alone, round and round', () => {
    const face = drawn('x');
    expect(codeOf(face)).toBe(face);
    for (const part of Object.keys(PARTS) as Part[]) {
      let turned = face;
      for (const _ of PARTS[part]) turned = changed(turned, part);
      expect(looksOf(turned)).toEqual(looksOf(face));
      const other = looksOf(changed(face, part));
      for (const kept of Object.keys(PARTS) as Part[]) expect(other[kept] === looksOf(face)[kept]).toBe(kept !== part);
    }
  });

  it('with digits that nobody has drawn yet is some face all the same', () => {
    expect(Object.values(looksOf('zzzzzzz')).every(Boolean)).toBe(true);
  });
});
