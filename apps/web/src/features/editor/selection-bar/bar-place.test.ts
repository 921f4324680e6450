import { describe, expect, it } from 'vitest';
import { barPlace } from './bar-place.ts';

const around = { bar: { w: 300, h: 40 }, window: { w: 900, h: 540 }, others: [], above: 44, below: 16 };

describe('the bar at the selection', () => {
  it('is placed above the selection, centred', () => {
    expect(barPlace({ ...around, chosen: { x: 200, y: 200, w: 100, h: 100 } })).toEqual({ x: 100, y: 116 });
  });

  it('is placed below the selection where there is no space above, and stays in the window', () => {
    expect(barPlace({ ...around, chosen: { x: 850, y: 20, w: 40, h: 100 } })).toEqual({ x: 596, y: 136 });
  });

  it('is placed beside a selection that is as high as the window', () => {
    expect(barPlace({ ...around, chosen: { x: 100, y: 10, w: 200, h: 520 } })).toEqual({ x: 316, y: 250 });
    expect(barPlace({ ...around, chosen: { x: 500, y: 10, w: 390, h: 520 } })).toEqual({ x: 184, y: 250 });
  });

  it('is not shown when every position would cover the selection', () => {
    expect(barPlace({ ...around, chosen: { x: 10, y: 10, w: 880, h: 520 } })).toBeUndefined();
    expect(barPlace({ ...around, chosen: { x: -400, y: -300, w: 2000, h: 2000 } })).toBeUndefined();
  });

  it('avoids other elements when another position is free', () => {
    const chosen = { x: 200, y: 200, w: 100, h: 100 };
    const title = { x: 100, y: 100, w: 500, h: 60 };
    expect(barPlace({ ...around, chosen, others: [title] })).toEqual({ x: 100, y: 316 });
    const ground = { x: 0, y: 0, w: 900, h: 540 };
    expect(barPlace({ ...around, chosen, others: [title, ground] })).toEqual({ x: 100, y: 116 });
  });
});
