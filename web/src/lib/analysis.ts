/** What an analysis is drawn from: its lines as they come, the curve, and the way from mistake to mistake. */
import { Refusal } from './api.ts';
import { isMistake } from './marks.ts';
import type { AnalysisLine, GameInfo, Problem, Review } from './protocol.ts';

/** What the values of an analysis are: a chance to win, points in the end, or points ahead. */
export type Kind = 'chance' | 'points' | 'lead';

/** Points are one's own where one plays alone. */
export function toldAs(measure: GameInfo['analysis'], seats: number): Kind {
  if (measure === 'chance') return 'chance';
  return seats === 1 ? 'points' : 'lead';
}

export async function fetchLines(id: string, signal: AbortSignal): Promise<AsyncIterable<AnalysisLine>> {
  let answer: Response;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(id)}/analysis`, { signal });
  } catch (error) {
    throw signal.aborted ? error : new Refusal('offline');
  }
  if (answer.ok && answer.body) return linesOf(answer.body);
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refusal(problem?.code ?? 'server', problem?.params ?? {});
}

/** A piece of the stream may hold several lines, or half a letter. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnalysisLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const whole = rest.split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) if (line) yield JSON.parse(line) as AnalysisLine;
    if (done) return;
  }
}

export interface Plot {
  points: { x: number; y: number; loss: number }[];
  /** Where nobody is ahead; null where that means nothing. */
  even: number | null;
  low: number;
  high: number;
}

/** The curve in a frame of that size; `loss` is a share of the greatest loss. */
export function plot(reviews: readonly Review[], kind: Kind, width: number, height: number): Plot {
  const values = reviews.map((review) => review.value);
  let [low, high] = kind === 'chance' ? [0, 1] : [Math.min(0, ...values), Math.max(0, ...values)];
  if (kind === 'lead') [low, high] = [Math.min(low, -high), Math.max(high, -low)];
  if (high === low) high = low + 1;
  const y = (value: number): number => height * (1 - (value - low) / (high - low));
  const most = Math.max(...reviews.map((review) => review.loss), 1e-9);
  return {
    points: reviews.map((review, i) => ({
      x: reviews.length === 1 ? width / 2 : (width * i) / (reviews.length - 1),
      y: y(review.value),
      loss: isMistake(review) ? review.loss / most : 0,
    })),
    even: kind === 'points' ? null : y((low + high) / 2),
    low,
    high,
  };
}

/** The decision that is about to be made after `at` moves; at the end the last one. */
export function current(reviews: readonly Review[], at: number): number {
  const coming = reviews.findIndex((review) => review.index >= at);
  return coming < 0 ? reviews.length - 1 : coming;
}

/** The next mistake from there, forward (1) or back (-1); null where there is none. */
export function mistake(reviews: readonly Review[], from: number, step: 1 | -1): number | null {
  for (let i = from + step; i >= 0 && i < reviews.length; i += step) if (isMistake(reviews[i]!)) return i;
  return null;
}

/** A value or a loss, as people read it. */
export function figure(value: number, kind: Kind, lang: string): string {
  const style = kind === 'chance' ? ({ style: 'percent', maximumFractionDigits: 0 } as const) : { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(lang, style).format(Math.abs(value) < 1e-9 ? 0 : value);
}
