import { describe, expect, it } from 'vitest';
import { recoloredAs, recolorOf, recolors, settled } from './recolors.ts';

describe('recolourings of a picture', () => {
  it('are recognised after they were applied', () => {
    for (const { name } of recolors) {
      const recolor = recoloredAs({ opacity: 0.5, colorChange: undefined }, name);
      expect(recolorOf(recolor), name).toBe(name);
      expect(recolor?.opacity).toBe(0.5);
    }
  });

  it('are removed completely when another recolouring is applied', () => {
    for (const { name } of recolors)
      expect(recoloredAs(recoloredAs(undefined, name), 'none'), name).toBeUndefined();
    expect(recoloredAs(recoloredAs(undefined, 'washout'), 'grayscale')).toEqual({ grayscale: true });
    expect(recoloredAs({ brightness: 0.2 }, 'grayscale')).toEqual({ brightness: 0.2, grayscale: true });
  });

  it('are undefined for colours of a file that match no recolouring', () => {
    const other = { type: 'rgb', value: '123456' } as const;
    expect(recolorOf({ duotone: [other, other] })).toBeUndefined();
    expect(recolorOf({ brightness: 0.1 })).toBe('none');
  });

  it('contain only fields that change the picture', () => {
    expect(settled({ brightness: 0, contrast: 0, opacity: 1 })).toBeUndefined();
    expect(settled({ contrast: -0.2, opacity: 0.4 })).toEqual({ contrast: -0.2, opacity: 0.4 });
  });
});
