/** Any view as things to read: what lies on the table, and what each seat has before it.

Labels come from the game's texts (`view-<game>-<field>`); without one, a field is called by its own name. */
import { formatNumber, hasText, t } from '../../texts.svelte.ts';

export type Shown =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'hidden' }
  | { kind: 'row'; items: Shown[] }
  | { kind: 'grid'; rows: Shown[][] }
  | { kind: 'list'; items: Shown[] }
  | { kind: 'fields'; title: string; fields: Field[] };

export interface Field {
  label: string;
  value: Shown;
}

export interface Sheet {
  shared: Field[];
  /** Labels of what nothing is in. */
  empty: string[];
  /** By seat. */
  places: Field[][];
}

/** Fields of these names hold seats, whom a reader knows by name. */
const OF_SEATS = new Set(['dealer', 'leader', 'mover', 'player', 'seat', 'seats', 'starter', 'turn', 'winner', 'winners']);

const CLOCK = -2;
/** So many pairs are easier to read side by side than one below the other. */
const MANY = 6;

type Plain = null | boolean | number | string;
const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object';
const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && !value.length);
const isRow = (value: unknown): value is Plain[] => Array.isArray(value) && value.length > 0 && value.every(isPlain);

export function sheet(view: unknown, game: string, seats: number): Sheet {
  const fields = Object.entries((view ?? {}) as Record<string, unknown>);
  const bySeat = (value: unknown): value is unknown[] => seats > 1 && Array.isArray(value) && value.length === seats;
  const shared = fields.filter(([, value]) => !bySeat(value));
  return {
    shared: shared.filter(([, value]) => !isEmpty(value)).map(([name, value]) => field(name, value)),
    empty: shared.filter(([, value]) => isEmpty(value)).map(([name]) => label(name)),
    places: Array.from({ length: seats }, (_, seat) =>
      fields.flatMap(([name, value]) => (bySeat(value) ? [{ label: label(name), value: item(name, value[seat]) }] : [])),
    ),
  };

  function label(name: string): string {
    const id = `view-${game}-${name}`;
    return hasText(id) ? t(id) : name.replaceAll('_', ' ');
  }

  function field(name: string, value: unknown): Field {
    return { label: label(name), value: shown(name, value) };
  }

  /** One of several things: what is null there lies face down. */
  function item(name: string, value: unknown): Shown {
    return value === null ? { kind: 'hidden' } : shown(name, value);
  }

  function shown(name: string, value: unknown): Shown {
    if (isPlain(value)) return plain(name, value);
    if (!Array.isArray(value)) return thing(value as Record<string, unknown>);
    if (!value.length) return { kind: 'text', text: t('plain-nothing') };
    if (isRow(value)) return { kind: 'row', items: value.map((one) => item(name, one)) };
    if (value.length > 1 && value.every((row) => isRow(row) && row.length === (value[0] as unknown[]).length)) {
      const rows = value as Plain[][];
      const pairs = rows.length > MANY && rows.every((row) => row.length === 2 && !row.includes(null));
      if (pairs) return { kind: 'row', items: rows.map((row) => text(row.join(' '))) };
      return { kind: 'grid', rows: rows.map((row) => row.map((one) => item(name, one))) };
    }
    return { kind: 'list', items: value.map((one) => item(name, one)) };
  }

  function plain(name: string, value: Plain): Shown {
    if (typeof value === 'number') {
      const isSeat = OF_SEATS.has(name.split('_').at(-1) ?? '') && value >= CLOCK && value < seats;
      return isSeat ? { kind: 'seat', seat: value } : text(formatNumber(value));
    }
    if (typeof value === 'boolean') return text(t(value ? 'plain-yes' : 'plain-no'));
    return text(value || t('plain-nothing'));
  }

  /** Several fields in one; what says its kind (`type`) is its title. */
  function thing(value: Record<string, unknown>): Shown {
    const { type, ...rest } = value;
    const title = typeof type === 'string' ? label(type) : '';
    const fields = Object.entries(rest).map(([inner, one]) => field(inner, one));
    if (fields.length) return { kind: 'fields', title, fields };
    return text(title || t('plain-nothing'));
  }

  function text(said: string): Shown {
    return { kind: 'text', text: said };
  }
}
