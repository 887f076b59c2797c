import { describe, expect, it } from 'vitest';
import { controls } from './options.ts';

describe('controls for options', () => {
  it('come from the schema of the game', () => {
    const schema = {
      $ref: '#/$defs/Options',
      $defs: {
        Options: {
          properties: {
            rows: { enum: [10, 6, 8], default: 8 },
            rules: { enum: ['base', 'tournament'], default: 'tournament' },
            open: { type: 'boolean', default: true },
            seconds: { type: 'integer', minimum: 5, maximum: 60, default: 15 },
            words: { type: 'array' },
          },
        },
      },
    };
    expect(controls(schema)).toEqual([
      { kind: 'choice', name: 'rows', values: [6, 8, 10], initial: 8 },
      { kind: 'choice', name: 'rules', values: ['base', 'tournament'], initial: 'tournament' },
      { kind: 'switch', name: 'open', initial: true },
      { kind: 'number', name: 'seconds', least: 5, most: 60, initial: 15 },
    ]);
  });
});
