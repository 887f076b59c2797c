import { describe, expect, it } from 'vitest';
import type { WordjamSaid, WordjamView } from '../../protocol.ts';
import { badges } from './badges.ts';
import { column, PRINTED, tieBreak } from './cave.ts';
import { check } from './check.ts';
import { folded, inRows, tiles, worth } from './coins.ts';
import { news } from './news.ts';
import { campsAreSecret } from './now.ts';
import { above, below, partLeft, secondsLeft } from './sand.ts';

const CARDS = 'TPNFR';
const name = (seat: number): string => `P${seat}`;

function view(over: Partial<WordjamView> = {}): WordjamView {
  return {
    seat: 0, players: 5, language: 'en', phase: { type: 'race' }, dealer: 0, number: 1, red: 2, yellow: 1,
    style: 'animals', starred: true, deal: 1, consonants: CARDS, contenders: [0, 1, 2, 3, 4], failed: [], words: [],
    ali_baba: null, chosen: [], camps: [], locked: '', prepared: null, queue: [], bar: null, verdict: null, used: [],
    scores: [0, 0, 0, 0, 0], results: [], ...over,
  };
}
function said(over: Partial<WordjamSaid> = {}): WordjamSaid {
  return { seat: 1, word: 'Pingouin', letters: 'PINGOUIN', value: 8, fate: 'stands', why: '', votes: [], ...over };
}

describe('the coins under a word', () => {
  it('count every letter that lies on a card (W4)', () => {
    expect(worth(tiles('Pingouin', CARDS))).toBe(8);
    expect(worth(tiles('gazelle', CARDS))).toBe(0);
    expect(worth(tiles('', CARDS))).toBe(0);
  });

  it('mark the consonant under the scimitar (W5)', () => {
    expect(tiles('gorille', CARDS).map((tile) => tile.forbidden)).toEqual([false, false, true, false, false, false, false]);
  });

  it('see through accents, ligatures and signs (W6)', () => {
    expect(worth(tiles('Straße', 'SXYZW'))).toBe(3);
    expect(worth(tiles('ça-ñ', 'CNXYZ'))).toBe(3);
    expect(tiles('a b', CARDS).map((tile) => tile.mark)).toEqual(['A', ' ', 'B']);
  });

  it('are none while the consonants lie face down', () => {
    expect(tiles('PT', '').every((tile) => tile.coins === 0 && !tile.forbidden)).toBe(true);
  });
});

describe('the sand', () => {
  const timer = { phase: 'sandglass:1', ends: 120, seconds: 20 };

  it('follows the server’s clock', () => {
    expect(partLeft(timer, 100)).toBe(1);
    expect(partLeft(timer, 115)).toBe(0.25);
    expect(secondsLeft(timer, 117.5)).toBe(2.5);
  });

  it('never runs beyond its bulbs, however wrong a clock is', () => {
    expect(partLeft(timer, 90)).toBe(1);
    expect(partLeft(timer, 130)).toBe(0);
  });

  it('falls above as it rises below', () => {
    expect([above(1), below(1)]).toEqual([1, 0]);
    expect([above(0), below(0)]).toEqual([0, 1]);
    expect(above(0.25)).toBe(0.5);
    expect(below(0.25)).toBe(0.5);
  });
});

describe('the cave', () => {
  it('opens a column a round and stays on the last in tie-breaks', () => {
    expect([column(1), column(8), column(10)]).toEqual([1, 8, PRINTED.length]);
    expect([tieBreak(8), tieBreak(10)]).toEqual([0, 2]);
  });
});

describe('what is written beside a name', () => {
  const ali = said({ seat: 2 });

  it('keeps my own bet to myself while bets are made (W10)', () => {
    const betting = view({
      phase: { type: 'bets' }, ali_baba: ali, camps: ['thieves', null, 'ali', null, null], chosen: [true, false, true, false, true],
    });
    expect(badges(betting, 0)).toEqual(['has-bet']);
    expect(badges(betting, 1)).toEqual([]);
    expect(badges(betting, 2)).toEqual(['ali-baba']);
    const last = view({ phase: { type: 'sandglass' }, number: 8, camps: ['thieves', null, null, null, null] });
    expect(campsAreSecret(last)).toBe(true);
    expect(badges(last, 0)).toEqual([]);
  });

  it('shows the camps once they are open', () => {
    const sand = view({ phase: { type: 'sandglass' }, ali_baba: ali, camps: ['thieves', 'ali', 'ali', 'ali', 'ali'], queue: [0] });
    expect(badges(sand, 0)).toEqual(['camp-thieves']);
    expect(badges(sand, 1)).toEqual(['camp-ali']);
  });

  it('tells who is out of the race, who speaks, who looks on', () => {
    expect(badges(view({ failed: [3] }), 3)).toEqual(['failed']);
    expect(badges(view({ phase: { type: 'speaking', seat: 4 } }), 4)).toEqual(['ali-baba', 'speaking']);
    expect(badges(view({ contenders: [0, 1], number: 9 }), 2)).toEqual(['watching']);
  });
});

describe('news for those who do not see the table', () => {
  const told = (before: WordjamView, after: WordjamView): string => news(before, after, 0, name).join(' ');

  it('says nothing where nothing changed', () => {
    expect(news(view(), view(), 0, name)).toEqual([]);
  });

  it('tells the cards when they turn up', () => {
    const before = view({ phase: { type: 'look' }, consonants: '' });
    expect(told(before, view())).toContain('wordjam-cards');
    expect(told(view({ phase: { type: 'turning' }, style: null }), before)).toContain('wj-style');
  });

  it('tells a word, and again what becomes of it', () => {
    const open = view({ phase: { type: 'window', accepted: [] }, words: [said({ fate: 'open' })] });
    const stands = view({ phase: { type: 'bets' }, words: [said()], ali_baba: said(), camps: [null, 'ali', null, null, null] });
    expect(told(view({ phase: { type: 'speaking', seat: 1 } }), open)).toContain('wordjam-word');
    expect(told(open, stands)).toContain('wordjam-word');
    expect(told(stands, stands)).toBe('');
  });

  it('tells all camps at once when they are shown, and the points at the end', () => {
    const betting = view({ phase: { type: 'bets' }, ali_baba: said(), camps: ['ali', 'ali', null, null, null] });
    const sand = view({ phase: { type: 'sandglass' }, ali_baba: said(), camps: ['ali', 'ali', 'thieves', 'ali', 'ali'], queue: [2] });
    expect(told(betting, sand)).toContain('wj-camps');
    const result = { number: 1, style: 'animals', consonants: CARDS, words: [], camps: [], points: [1, 2, 0, 1, 1] };
    expect(told(sand, view({ phase: { type: 'pause', ready: [] }, results: [result] }))).toContain('wordjam-points');
  });
});

describe('the check while typing', () => {
  const cards = view({ used: ['PINGOUIN', 'STRASSE'] });

  it('tells the value and why a word cannot be said', () => {
    expect(check('Penguin', cards)).toMatchObject({ value: 8, fault: '' });
    expect(check('Robin', cards).fault).toBe('forbidden');
    expect(check('pin-gouin', cards).fault).toBe('used');
    expect(check('Straße', { ...cards, consonants: 'TPNFX' }).fault).toBe('used');
    expect(check('Tin', { ...cards, bar: 5 }).fault).toBe('low');
    expect(check('Penguins', { ...cards, style: 'eight' }).fault).toBe('');
    expect(check('Penguin', { ...cards, style: 'eight' }).fault).toBe('eight');
    expect(check('Penguin', { ...cards, style: 'first' }).fault).toBe('first');
  });

  it('does not count a singer’s leading article (W3)', () => {
    const singers = { ...cards, style: 'singers', used: ['PINK'] };
    expect(check('The Pink', singers)).toMatchObject({ value: 5, fault: 'used' });
    expect(check('The Pink', { ...singers, style: 'cinema' })).toMatchObject({ value: 6, fault: '' });
  });

  it('never tells whether a word fits', () => {
    expect(check('Xyz', cards).fault).toBe('');
  });

  it('keeps umlauts where they are letters', () => {
    expect(folded('Käse', 'de')).toBe('KÄSE');
    expect(folded('Käse', 'en')).toBe('KASE');
    expect(folded('Œuf à la coque', 'fr')).toBe('OEUFALACOQUE');
  });
});

describe('a long word', () => {
  it('stands in two rows, broken at a space where there is one', () => {
    const rows = (word: string): string[] => inRows(tiles(word, CARDS)).map((row) => row.map((tile) => tile.mark).join(''));
    expect(rows('Pinocchio')).toEqual(['PINOCCHIO']);
    expect(rows('Hot water bottle')).toEqual(['HOT WATER', 'BOTTLE']);
    expect(rows('Bananenbrötchen')).toEqual(['BANANENB', 'RÖTCHEN']);
  });
});
