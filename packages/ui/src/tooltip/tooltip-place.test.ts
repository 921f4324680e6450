import { describe, expect, it } from 'vitest';
import { placeTooltip } from './tooltip-place.ts';

const view = { width: 1000, height: 600 };
const size = { width: 120, height: 30 };

describe('a tooltip', () => {
  it('is on the requested side, centred on its element', () => {
    const place = placeTooltip({ left: 400, top: 300, width: 40, height: 40 }, size, 'bottom', view);
    expect(place).toEqual({ left: 360, top: 346 });
  });

  it('moves to the opposite side when the requested side has no space', () => {
    const place = placeTooltip({ left: 400, top: 560, width: 40, height: 40 }, size, 'bottom', view);
    expect(place.top).toBe(524);
  });

  it('never leaves the window', () => {
    const place = placeTooltip({ left: 0, top: 0, width: 20, height: 20 }, size, 'top', view);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.top).toBeGreaterThanOrEqual(8);
    expect(place.left + size.width).toBeLessThanOrEqual(992);
  });
});
