import { describe, expect, it } from 'vitest';
import { Refusal } from './api.ts';
import { Learning } from './learning.svelte.ts';
import type { Taught, Try } from './protocol.ts';
import { seat } from './samples.ts';

const frame = (view: string) => ({ view, witnessed: null, acting: [0] });
const taught = (over: Partial<Taught>): Taught => ({
  seat: 0,
  seats: [seat()],
  frames: [frame('begin')],
  legal: [],
  verdict: 'open',
  say: '',
  ask: 'ask',
  params: {},
  seconds: 0,
  ...over,
});

function lesson(...answers: (Taught | Refusal)[]) {
  const asked: Try[] = [];
  const learning = new Learning('x', () => 'en', () => [0, 0], (_, wish) => {
    asked.push(wish);
    const answer = answers.shift() ?? taught({});
    return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { asked, learning };
}

describe('a step of a course', () => {
  it('goes on with the moves that were made, and ends at the goal', async () => {
    const { asked, learning } = lesson(taught({}), taught({ frames: [frame('a'), frame('b')] }), taught({ verdict: 'done', say: 'done' }));
    await learning.open('one');
    expect(learning.acting).toBe(true);
    await learning.try('first');
    expect(learning.frame?.view).toBe('b');
    await learning.try('second');
    expect(asked.at(-1)).toEqual({ lang: 'en', step: 'one', moves: ['first', 'second'] });
    expect([learning.moment, learning.say, learning.acting]).toEqual(['done', 'done', false]);
  });

  it('begins again after a try that missed', async () => {
    const { asked, learning } = lesson(taught({}), taught({ verdict: 'missed', say: 'no' }));
    await learning.open('one');
    await learning.try('first');
    expect([learning.moment, learning.acting]).toEqual(['missed', false]);
    await learning.again();
    expect(asked.at(-1)).toEqual({ lang: 'en', step: 'one' });
    expect([learning.moment, learning.say, learning.acting]).toEqual(['open', '', true]);
  });

  it('stays where it is when a rule refuses', async () => {
    const { learning } = lesson(taught({}), new Refusal('Y5-backward'));
    await learning.open('one');
    await learning.try('first');
    expect([learning.refusal?.code, learning.acting, learning.pending]).toEqual(['Y5-backward', true, null]);
  });
});
