import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte.ts';

describe('router', () => {
  it('reads every address of the page', () => {
    expect(parse('')).toEqual({ name: 'shelf' });
    expect(parse('#/')).toEqual({ name: 'shelf' });
    expect(parse('#/table/abc')).toEqual({ name: 'table', id: 'abc' });
    expect(parse('#/display/abc')).toEqual({ name: 'display', id: 'abc' });
    expect(parse('#/new/yali?hotseat')).toEqual({ name: 'new', game: 'yali', hotseat: true });
    expect(parse('#/rules/yali/Y5')).toEqual({ name: 'rules', game: 'yali', rule: 'Y5' });
    expect(parse('#/join/t%2Fk')).toEqual({ name: 'join', token: 't/k' });
  });

  it('knows when it is lost', () => {
    expect(parse('#/nowhere')).toEqual({ name: 'lost' });
  });
});
