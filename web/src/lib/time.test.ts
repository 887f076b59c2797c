import { describe, expect, it } from 'vitest';
import { clockText, passed, secondsLeft } from './time.ts';

describe('clocks', () => {
  it('run only while they run, and never below nothing', () => {
    expect(secondsLeft({ seat: 0, left: 60, running: true }, 100, 110)).toBe(50);
    expect(secondsLeft({ seat: 0, left: 60, running: false }, 100, 110)).toBe(60);
    expect(secondsLeft({ seat: 0, left: 5, running: true }, 100, 110)).toBe(0);
  });

  it('read as people read them', () => {
    expect(clockText(245)).toBe('4:05');
    expect(clockText(3723)).toBe('1:02:03');
    expect(clockText(9.42)).toBe('9.4');
    expect(clockText(3 * 86_400 - 60)).toBe('2d 23:59');
  });

  it('tell each mark once, when it is passed', () => {
    expect(passed(10.2, 9.9, [10, 5])).toBe(10);
    expect(passed(9.9, 9.7, [10, 5])).toBeNull();
  });
});
