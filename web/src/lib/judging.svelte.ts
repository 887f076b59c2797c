/** A finished game with its analysis beside it: which decision the board shows, and what there is to draw on it. */
import { current, figure, toldAs, type Kind } from './analysis.ts';
import { Analysis } from './analysis.svelte.ts';
import type { Arrow } from './boards/board.ts';
import { share } from './marks.ts';
import type { Playback } from './playback.svelte.ts';
import type { Review } from './protocol.ts';
import type { Table } from './table.svelte.ts';
import { language, t } from './texts.svelte.ts';

/** A figure, and whose it is. */
export interface End {
  who: string;
  figure: string;
}

export class Judging {
  /** Null: nobody has asked for it. */
  analysis = $state.raw<Analysis | null>(null);

  constructor(
    private readonly table: Table,
    private readonly playback: Playback,
    /** Who sits below. */
    private readonly near: () => number,
    /** What a seat is called: its colour, or the name of whoever sits there. */
    private readonly sideOf: (seat: number) => string,
  ) {}

  /** From the beginning; once all is judged, from the first decision, unless one has gone elsewhere meanwhile. */
  open(): void {
    const analysis = (this.analysis = new Analysis(this.table.id));
    void this.playback.look(0);
    void analysis.run().then(() => {
      const [first] = analysis.reviews;
      if (first && this.analysis === analysis && this.playback.at === 0) void this.playback.look(first.index);
    });
  }

  close(): void {
    this.analysis?.cancel();
    this.analysis = null;
  }

  get kind(): Kind {
    return toldAs(this.table.facts?.analysis ?? null, this.table.seats.length);
  }

  get reviews(): Review[] {
    return this.analysis?.reviews ?? [];
  }

  get here(): number {
    return current(this.reviews, this.playback.at);
  }

  /** The move played and the better one, in the position where they could be made. */
  get arrows(): Arrow[] {
    const review = this.reviews[this.here];
    if (!review || review.index !== this.playback.at) return [];
    const played = this.table.moves[review.index]?.move;
    if (!played) return [];
    return review.better ? [{ move: played, kind: 'played' }, { move: review.better, kind: 'best' }] : [{ move: played, kind: 'best' }];
  }

  /** What the bar beside the board shows: the share of whoever sits below, and whose figures stand at its ends. */
  get standing(): { part: number; below: End; above: End | null; label: string } | null {
    const review = this.reviews[this.here];
    if (!review) return null;
    const { kind } = this;
    const near = this.near();
    const part = share(review.value, kind, near, this.reviews);
    const end = (seat: number, value: number): End => ({ who: this.sideOf(seat), figure: figure(value, kind, language()) });
    const below = end(near, kind === 'chance' ? part : near === 0 ? review.value : -review.value);
    const above = kind === 'chance' ? end(1 - near, 1 - part) : null;
    return { part, below, above, label: `${t(`analysis-graph-${kind}`, { name: below.who })} ${below.figure}` };
  }
}
