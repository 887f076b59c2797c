import { expect, it } from 'vitest';
import { untold } from './milestones.ts';
import type { Reached } from './protocol.ts';

const first: Reached = { game: 'a', name: 'first', drawing: 'star' };
const second: Reached = { game: 'a', name: 'second', drawing: 'crown' };

it('every milestone is told once', () => {
  const [fresh, told] = untold([first], '');
  expect(fresh).toEqual([first]);
  expect(untold([first], told)).toEqual([[], told]);
  const [then, all] = untold([first, second], told);
  expect(then).toEqual([second]);
  expect(all).toBe('a-first a-second');
});
