import { describe, expect, it } from 'vitest';
import { Analysis } from './analysis.svelte.ts';
import { current, figure, linesOf, mistake, plot, toldAs } from './analysis.ts';
import type { AnalysisLine, Review } from './protocol.ts';

const review = (index: number, value = 0.5, loss = 0): Review => ({
  type: 'review',
  index,
  seat: index % 2,
  played: 'a2-a3',
  best: loss ? 'b2-b3' : 'a2-a3',
  value,
  loss,
  margin: 0,
  mark: loss >= 0.1 ? 'mistake' : loss ? 'fine' : 'best',
  turning: loss > 0.2,
  text: '',
  params: {},
  better: null,
  effect: null,
});

function stream(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

describe('the stream', () => {
  it('is cut anywhere, even inside a letter', async () => {
    const bytes = new TextEncoder().encode(`{"type":"remark","text":"é","params":{}}\n{"type":"done"}\n`);
    const pieces = [...bytes].map((byte) => new Uint8Array([byte]));
    const found: AnalysisLine[] = [];
    for await (const line of linesOf(stream(...pieces))) found.push(line);
    expect(found).toEqual([{ type: 'remark', text: 'é', params: {} }, { type: 'done' }]);
  });
});

describe('the curve', () => {
  it('shows chances between never and surely', () => {
    const drawn = plot([review(1, 1), review(2, 0.5, 0.2), review(4, 0, 0.1)], 'chance', 200, 100);
    expect(drawn.points.map((p) => [p.x, p.y])).toEqual([[0, 0], [100, 50], [200, 100]]);
    expect(drawn.points.map((p) => p.loss)).toEqual([0, 1, 0.5]);
    expect(drawn.even).toBe(50);
  });

  it('has nobody ahead in the middle of a lead', () => {
    const drawn = plot([review(1, 30), review(2, -10)], 'lead', 200, 100);
    expect([drawn.low, drawn.high, drawn.even]).toEqual([-30, 30, 50]);
  });

  it('counts points from nothing', () => {
    const drawn = plot([review(1, 300), review(2, 400)], 'points', 200, 100);
    expect([drawn.low, drawn.high, drawn.even]).toEqual([0, 400, null]);
    expect(plot([review(1, 0)], 'points', 200, 100).points[0]).toMatchObject({ x: 100, y: 100 });
  });

  it('finds the decision under a finger', () => {
  });
});

describe('stepping', () => {
  const reviews = [review(1), review(2, 0.5, 0.3), review(4), review(5, 0.5, 0.1)];

  it('follows the moves, also those of chance', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => current(reviews, at))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  it('makes no fuss about trifles', () => {
    expect(mistake([review(1), review(2, 0.5, 0.02)], 0, 1)).toBe(null);
  });

  it('goes from mistake to mistake', () => {
    expect([mistake(reviews, 0, 1), mistake(reviews, 1, 1), mistake(reviews, 3, 1)]).toEqual([1, 3, null]);
    expect([mistake(reviews, 3, -1), mistake(reviews, 1, -1)]).toEqual([1, null]);
  });
});

describe('figures', () => {
  it('are chances or points', () => {
    expect(toldAs('chance', 2)).toBe('chance');
    expect(toldAs('points', 1)).toBe('points');
    expect(toldAs('points', 6)).toBe('lead');
    expect(figure(0.426, 'chance', 'en')).toBe('43%');
    expect(figure(12.34, 'lead', 'de')).toBe('12,3');
    expect(figure(-0, 'lead', 'en')).toBe('0');
  });
});

describe('an analysis', () => {
  const said = (lines: AnalysisLine[]) => async () =>
    (async function* () {
      yield* lines;
    })();

  it('grows and ends', async () => {
    const lines: AnalysisLine[] = [{ type: 'progress', done: 0.5 }, review(1), { type: 'remark', text: 'x', params: {} }, { type: 'done' }];
    const analysis = new Analysis('t', said(lines));
    await analysis.run();
    expect(analysis.stage).toBe('done');
    expect([analysis.progress, analysis.reviews.length, analysis.remarks.length]).toEqual([0.5, 1, 1]);
  });

  it('says why it failed', async () => {
    const analysis = new Analysis('t', said([review(1), { type: 'failed', code: 'analysis-time', params: {} }]));
    await analysis.run();
    expect([analysis.stage, analysis.refusal?.code, analysis.reviews.length]).toEqual(['stopped', 'analysis-time', 1]);
  });

  it('does not take a broken line for the end', async () => {
    const analysis = new Analysis('t', said([review(1)]));
    await analysis.run();
    expect(analysis.refusal?.code).toBe('offline');
  });

  it('hangs up when it is cancelled, and keeps what was found', async () => {
    let heard: AbortSignal | undefined;
    const analysis: Analysis = new Analysis('t', async (_id, signal) => {
      heard = signal;
      return (async function* () {
        yield review(1);
        analysis.cancel();
        yield review(2);
      })();
    });
    await analysis.run();
    expect(heard?.aborted).toBe(true);
    expect([analysis.stage, analysis.reviews.length, analysis.refusal]).toEqual(['stopped', 1, null]);
  });
});
