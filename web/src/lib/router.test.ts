import { describe, expect, it } from 'vitest';
import { go, here, intercept, parse } from './router.svelte.ts';

describe('router', () => {
  it('reads every address of the page', () => {
    expect(parse('/')).toEqual({ name: 'shelf' });
    expect(parse('/table/abc')).toEqual({ name: 'table', id: 'abc' });
    expect(parse('/t/abc')).toEqual({ name: 'table', id: 'abc' });
    expect(parse('/display/abc')).toEqual({ name: 'display', id: 'abc' });
    expect(parse('/new/yali')).toEqual({ name: 'new', game: 'yali', kind: 'bots' });
    expect(parse('/new/yali/hotseat')).toEqual({ name: 'new', game: 'yali', kind: 'hotseat' });
    expect(parse('/evening/yali')).toEqual({ name: 'evening', game: 'yali' });
    expect(parse('/e/abc')).toEqual({ name: 'hall', id: 'abc', screen: false });
    expect(parse('/e/abc/screen')).toEqual({ name: 'hall', id: 'abc', screen: true });
    expect(parse('/rules/yali', '#Y5')).toEqual({ name: 'rules', game: 'yali', rule: 'Y5' });
    expect(parse('/daily/bali/fr')).toEqual({ name: 'daily', game: 'bali', lang: 'fr', day: 'today', best: false });
    expect(parse('/daily/bali/fr/2026-11-18/best')).toMatchObject({ day: '2026-11-18', best: true });
    expect(parse('/signin/t%2Fk')).toEqual({ name: 'signin', token: 't/k' });
  });

  it('knows when it is lost', () => {
    expect(parse('/nowhere')).toEqual({ name: 'lost' });
    expect(parse('/table')).toEqual({ name: 'lost' });
  });

  it('goes where it is told', () => {
    go('/me');
    expect(here()).toEqual({ name: 'me' });
    expect(location.pathname).toBe('/me');
  });

  it('follows its own links without loading the page anew, and leaves the others alone', () => {
    document.body.innerHTML = '<a href="/rules/yali"><b>rules</b></a><a href="/api/tables/x/text">text</a>';
    const [inside, api] = [...document.querySelectorAll('b, a[href^="/api"]')];
    const click = (on: Element | undefined): boolean => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.addEventListener('click', intercept, { once: true });
      on?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click(inside)).toBe(true);
    expect(here()).toEqual({ name: 'rules', game: 'yali', rule: '' });
    expect(click(api)).toBe(false);
  });
});
