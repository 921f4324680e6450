import { hotspot } from '@lectern/questions/kinds/hotspot';
import { describe, expect, it } from 'vitest';
import type { PlayedPart } from '../game.ts';
import { hitOf, withTry } from './found-areas.ts';

const circle = (x: number, edge?: number) => ({
  shape: { type: 'circle', centre: { x, y: 0.5 }, radius: 0.1 },
  ...(edge === undefined ? {} : { edge }),
});
const PART: PlayedPart = {
  id: 'p1',
  kind: hotspot,
  stem: undefined,
  body: {
    picture: { asset: 'a'.repeat(64), width: 100, height: 100 },
    areas: [{ id: 'decoy', ...circle(0.9) }],
    taps: 2,
  },
  key: {
    areas: [
      { id: 'cat', ...circle(0.2) },
      { id: 'dog', ...circle(0.5) },
    ],
    right: ['cat', 'dog'],
  },
};

describe('a tap on a picture', () => {
  it('hits the right area that it is within, and no decoy', () => {
    expect(hitOf(PART, { point: { x: 0.22, y: 0.5 } })).toEqual({ areas: ['cat'], isNear: false });
    expect(hitOf(PART, { point: { x: 0.7, y: 0.9 } }).areas).toEqual([]);
    expect(hitOf(PART, { area: 'decoy' }).areas).toEqual([]);
  });

  it('is part of the response while the taps last', () => {
    const first = withTry({ points: [], areas: [] }, { area: 'decoy' }, 2);
    const second = withTry(first, { point: { x: 0.2, y: 0.5 } }, 2);
    expect(second).toEqual({ points: [{ x: 0.2, y: 0.5 }], areas: ['decoy'] });
    expect(withTry(second, { point: { x: 0.5, y: 0.5 } }, 2)).toEqual(second);
  });
});
