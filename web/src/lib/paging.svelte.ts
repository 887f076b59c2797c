/** Ways through what was played: keys, swipes, and links to a move (`#m37` is the table after 37 moves). */
import { untrack } from 'svelte';
import { copy } from './clipboard.ts';
import type { Playback } from './playback.svelte.ts';
import { t } from './texts.svelte.ts';
import type { Table } from './table.svelte.ts';

const FIELDS = 'input, select, textarea, [role=slider], [role=grid] *, dialog, .menu *, .tabs *, ol *';
/** How far a finger travels before it means something, and how much more sideways than up. */
const SWIPE = 40;
/** How far a wheel turns for one move, in the pixels a browser reports. */
const NOTCH = 60;

export interface Moment {
  /** Whether there is something to page through. */
  paged: boolean;
  /** Whether what is shown is looked back at, or the game is over. */
  replaying: boolean;
  /** Whether a finger on the board drags something. */
  dragging: boolean;
}

export class Paging {
  #touched: { x: number; y: number } | null = null;
  #turned = 0;

  constructor(
    private readonly table: Table,
    private readonly playback: Playback,
    private readonly now: () => Moment,
    private readonly say: (text: string) => void,
  ) {
    let followed = false;
    $effect(() => {
      if (!table.live || followed || table.facts === undefined) return;
      followed = true;
      untrack(() => this.follow());
    });
  }

  /** The address of what is shown. */
  get path(): string {
    return `/table/${this.table.id}#m${this.playback.at}`;
  }

  /** Go where the address says. */
  follow(): void {
    const wanted = /^#m(\d+)$/.exec(location.hash)?.[1];
    if (wanted === undefined || !this.table.live || this.table.live.status === 'open') return;
    const total = this.table.moves.length;
    if (Number(wanted) > total) this.say(t('replay-beyond', { number: wanted, total }));
    else void this.playback.look(Number(wanted));
  }

  async copyLink(): Promise<void> {
    const link = location.origin + this.path;
    this.say((await copy(link)) ? t('replay-copied') : link);
  }

  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    const { paged, replaying } = this.now();
    if (!paged || target.closest(FIELDS)) return;
    if (event.key === ' ' && (!replaying || target.closest('button, a'))) return;
    const { playback } = this;
    const last = this.table.moves.length;
    const to = { ArrowLeft: playback.at - 1, ArrowRight: playback.at + 1, Home: 0, End: last }[event.key];
    if (to === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (to === undefined) playback.toggle();
    else if (to <= last) void playback.look(to);
  }

  /** Over the board, where there is nothing to drag. */
  swipe(event: PointerEvent): void {
    const { replaying, dragging } = this.now();
    if (event.pointerType !== 'touch' || dragging || !replaying) return;
    if (event.type === 'pointerdown') this.#touched = { x: event.clientX, y: event.clientY };
    else if (this.#touched) {
      const [x, y] = [event.clientX - this.#touched.x, event.clientY - this.#touched.y];
      this.#touched = null;
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) void this.playback.look(this.playback.at + (x < 0 ? 1 : -1));
    }
  }

  /** Over the board, where nothing scrolls: down is forward. */
  wheel(event: WheelEvent): void {
    if (!this.now().replaying || event.ctrlKey || scrolls(event.target as HTMLElement, event.currentTarget as HTMLElement)) return;
    event.preventDefault();
    this.#turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : Math.sign(event.deltaY) * NOTCH;
    const moves = Math.trunc(this.#turned / NOTCH);
    if (!moves) return;
    this.#turned = 0;
    const to = this.playback.at + Math.sign(moves);
    if (to >= 0 && to <= this.table.moves.length) void this.playback.look(to);
  }
}

/** Whether something up to `top` has more to show than its window. */
function scrolls(from: HTMLElement, top: HTMLElement): boolean {
  for (let one: HTMLElement | null = from; one && one !== top; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return true;
  }
  return false;
}
