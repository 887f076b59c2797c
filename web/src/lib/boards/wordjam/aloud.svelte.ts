/** What happens at the table, said to those who do not see it; and how little time is left to whoever has to act. */
import { untrack } from 'svelte';
import type { PhaseTimer, WordjamView } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import { now as tick } from '../../ticker.ts';
import { passed } from '../../time.ts';
import type { Name } from './names.ts';
import { news } from './news.ts';
import { secondsLeft } from './sand.ts';

const MARKS = [10, 5];

interface Now {
  view: WordjamView;
  seat: number | null;
  acting: boolean;
  timer: PhaseTimer | null;
  serverNow: () => number;
  name: Name;
  announce: (text: string) => void;
}

/** From now on, as long as the component lives that calls it. */
export function tellAloud(now: () => Now): void {
  let before: WordjamView | null = null;
  $effect(() => {
    const after = now().view;
    untrack(() => {
      const { seat, name, announce } = now();
      const told = before ? news(before, after, seat, name) : [];
      before = after;
      if (told.length) announce(told.join(' '));
    });
  });

  let read = { phase: '', left: 0 };
  $effect(() => {
    tick();
    const { timer, serverNow, acting, announce } = now();
    if (!timer) return;
    const left = secondsLeft(timer, serverNow());
    const mark = timer.phase === read.phase ? passed(read.left, left, MARKS) : null;
    read = { phase: timer.phase, left };
    if (mark !== null && acting) untrack(() => announce(t('wj-left', { seconds: mark })));
  });
}
