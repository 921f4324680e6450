import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { orderingSample } from '../../testing/part-samples.ts';
import { timelinePlace } from './question.ts';

describeKind(
  timelinePlace,
  interactiveCases(timelinePlace, { fewest: 1, most: 1, samples: [orderingSample(3)] }),
);

describe('a line of time', () => {
  const problems = (events: { item: string; from: number; to?: number }[], own: object = {}) => {
    const { body, key } = gameOf(timelinePlace, [orderingSample(3)], own, { events });
    return timelinePlace.problems(body, key);
  };

  it('accepts dates in the order of the key, before Christ and after', () => {
    expect(
      problems([
        { item: 'i0', from: -221 },
        { item: 'i1', from: -206, to: 220 },
        { item: 'i2', from: 618 },
      ]),
    ).toEqual([]);
  });

  it('reports dates against the order, spans that end before they begin, and unknown events', () => {
    expect(
      problems([
        { item: 'i0', from: 618 },
        { item: 'i2', from: -221 },
      ]),
    ).toEqual([{ code: 'not-understood', at: 'i2' }]);
    expect(problems([{ item: 'i0', from: 5, to: 4 }])).toEqual([{ code: 'range-empty', at: 'i0' }]);
    expect(problems([{ item: 'i7', from: 5 }])).toEqual([{ code: 'unknown-id', at: 'i7' }]);
    expect(
      problems([
        { item: 'i0', from: 5 },
        { item: 'i0', from: 5 },
      ]),
    ).toEqual([{ code: 'same-id', at: 'i0' }]);
  });

  it('reports a line without length', () => {
    expect(problems([], { from: 10, to: 10 })).toEqual([{ code: 'range-empty' }]);
  });

  it('accepts more events than an ordering question has', () => {
    const { body, key } = gameOf(timelinePlace, [orderingSample(20)]);
    expect(timelinePlace.problems(body, key)).toEqual([]);
  });

  it('gives points for pairs of events in the right order', () => {
    const { body, key } = gameOf(timelinePlace, [orderingSample(3)]);
    const judged = timelinePlace.judge(body, key, { parts: { p0: { order: ['i2', 'i0', 'i1'] } } });
    expect(judged.pairs).toEqual({ right: 1, all: 3 });
  });
});
