import type { SeatInfo, Witnessed, YaliGo, YaliLot } from '../../protocol.ts';
import { t } from '../../texts.svelte.ts';
import type { BoardModule } from '../board.ts';
import Yali from './Yali.svelte';

export default Yali as unknown as BoardModule['default'];


export function side(seat: Pick<SeatInfo, 'seat'>): string {
  return t('yali-colour', { seat: seat.seat });
}

export function describe(move: Witnessed): string {
  const made = move.move as YaliGo | YaliLot | null;
  if (!made) return '';
  if (made.type === 'lot') return t('yali-says-lot', { colour: t('yali-colour', { seat: made.seat }) });
  const sideways = made.side?.length ? ` ${t('yali-says-side', { from: made.side[0] ?? '', to: made.side.at(-1) ?? '' })}` : '';
  return t('yali-says-move', {
    colour: t('yali-colour', { seat: move.seat }),
    from: made.path[0] ?? '',
    to: made.path.at(-1) ?? '',
    jumps: made.path.length - 1,
  }) + sideways;
}
