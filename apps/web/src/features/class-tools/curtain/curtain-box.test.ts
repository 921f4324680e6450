import { describe, expect, it } from 'vitest';
import { CLOSED, curtainOf, drawn, SIDES } from './curtain-box.ts';

describe('a curtain', () => {
  it('changes only the side that is dragged', () => {
    expect(drawn(CLOSED, 'top', 0.4)).toEqual({ ...CLOSED, top: 0.4 });
    expect(drawn(CLOSED, 'right', 0.3)).toEqual({ ...CLOSED, right: 0.3 });
    expect(drawn({ ...CLOSED, left: 0.2 }, 'bottom', 0.5)).toEqual({ ...CLOSED, left: 0.2, bottom: 0.5 });
  });

  it.each(SIDES)('keeps enough of itself on the screen to grab when %s is dragged too far', (side) => {
    for (const to of [-3, 4]) {
      const box = drawn({ left: 0.3, top: 0.3, right: 0.6, bottom: 0.6 }, side, to);
      expect(curtainOf(box)).toEqual(box);
    }
  });

  it('is closed when the stored value is damaged', () => {
    for (const nonsense of [undefined, null, 'x', {}, { ...CLOSED, left: 2 }, { ...CLOSED, top: Number.NaN }])
      expect(curtainOf(nonsense)).toEqual(CLOSED);
    expect(curtainOf({ left: 0.5, top: 0, right: 0.5, bottom: 1 })).toEqual(CLOSED);
    const open = { left: 0, top: 0.5, right: 1, bottom: 1 };
    expect(curtainOf(open)).toEqual(open);
  });
});
