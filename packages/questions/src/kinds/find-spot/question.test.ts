import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { hotspotSample } from '../../testing/part-samples.ts';
import { findSpot } from './question.ts';

describeKind(findSpot, interactiveCases(findSpot, { fewest: 1, most: 2, samples: [hotspotSample()] }));

describe('a picture in which areas are found', () => {
  it('takes a found area away for each wrong tap', () => {
    const { body, key } = gameOf(findSpot, [hotspotSample(), hotspotSample(), hotspotSample()]);
    const hit = { points: [{ x: 0.5, y: 0.5 }] };
    const beside = { points: [{ x: 0.9, y: 0.1 }] };
    const share = (parts: Record<string, unknown>) =>
      shownPoints(shareOf(findSpot.judge(body, key, { parts }), { name: 'net' }).share);
    expect(share({ p0: hit, p1: hit })).toBe(0.67);
    expect(share({ p0: hit, p1: hit, p2: beside })).toBe(0.33);
    expect(share({ p0: beside })).toBe(0);
  });

  it('reports a clue without a right area', () => {
    const sample = hotspotSample();
    const { body, key } = gameOf(findSpot, [{ ...sample, key: { ...sample.key, right: [] } }]);
    expect(findSpot.problems(body, key)).toEqual([{ code: 'key-empty', at: 'p0' }]);
  });
});
