/** Tells those at the table what comes in: aloud for those who do not see it, by sounds, and as short notices. */
import type { BoardModule } from './boards/board.ts';
import { eventText } from './happened.ts';
import type { Happened, Refused, Witnessed } from './protocol.ts';
import { refusalText } from './refusal.ts';
import { resultText } from './result.ts';
import { go } from './router.svelte.ts';
import { play, type Sound } from './sound.ts';
import type { Ears, Table } from './table.svelte.ts';
import { t } from './texts.svelte.ts';

/** Seconds between the sounds of one move, and before the end of the game is heard. */
const [APART, AFTERWARDS] = [0.14, 0.5];

interface Voice {
  /** Heard by those who do not see the board. */
  announce(text: string): void;
  /** Heard, and seen beside the board. */
  say(text: string): void;
  nameOf(seat: number): string;
}

export class Crier implements Ears {
  #last = '';

  constructor(
    private readonly table: Table,
    private readonly board: () => BoardModule | null,
    private readonly voice: Voice,
  ) {}

  moved(moves: Witnessed[]): void {
    const { table } = this;
    const told = moves.filter((move) => move.seat !== table.seat || (table.hotSeat && !table.secrets));
    const words = told.map((move) => this.board()?.describe(move, table.seats) ?? move.text ?? '');
    this.#last = [...words, table.myTurn ? t('table-your-turn') : ''].filter(Boolean).join(' ');
    this.voice.announce(this.#last);
    const heard: Sound[] = [...(this.#sounds(moves.at(-1)) ?? ['move']), ...(table.myTurn ? (['turn'] as const) : [])];
    heard.forEach((sound, at) => play(sound, at * APART));
  }

  #sounds(move: Witnessed | undefined): readonly Sound[] | undefined {
    return move && this.board()?.sounds?.(move);
  }

  happened(events: Happened[], undone: boolean): void {
    const { table, voice } = this;
    for (const event of events) {
      const text = eventText(event, table, (seat) => voice.nameOf(seat), undone);
      if (!text) continue;
      this.#last = text;
      voice.say(text);
    }
    // followed at the moment it is made; the old game can be opened again afterwards
    if (events.some((event) => event.kind === 'rematched') && table.live?.rematch && table.mine.length) {
      go(`/table/${table.live.rematch}`);
    }
  }

  watched(): void {
    this.voice.say(t('table-watched'));
  }

  refused(refusal: Refused): void {
    this.voice.announce(refusalText(refusal));
    play('refuse');
  }

  said(): void {
    play('chat');
  }

  /** What led to it is still to be heard. */
  finished(): void {
    this.voice.announce(`${this.#last} ${resultText(this.table, this.board())}`);
    const { mine, live } = this.table;
    const won = live?.outcome?.winners.some((seat) => mine.includes(seat));
    const alone = mine.length === 0 || mine.length === this.table.seats.length || !live?.outcome?.winners.length;
    play(alone ? 'over' : won ? 'win' : 'loss', AFTERWARDS);
  }
}
