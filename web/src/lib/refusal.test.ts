import { describe, expect, it } from 'vitest';
import { ruleOf } from './refusal.ts';

describe('refusals', () => {
  it('lead to the rule they come from', () => {
    expect(ruleOf('Y5-backward')).toBe('Y5');
    expect(ruleOf('B24')).toBe('B24');
    expect(ruleOf('stale')).toBe('');
  });
});
