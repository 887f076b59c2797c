import { expect, test } from 'vitest';
import { signed } from './ratings.ts';

test('a change has a sign, and none changes nothing', () => {
  expect([12, -7, 0].map(signed)).toEqual(['+12', '−7', '±0']);
});
