import type { ColorContext, Recolor } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RecolorFilter } from './recolor-filter.tsx';

const colors = { map: {}, colors: {} } as unknown as ColorContext;
const rgb = (value: string, alpha?: number) => ({
  type: 'rgb',
  value,
  ...(alpha === undefined ? {} : { mods: [{ op: 'alpha', value: alpha }] }),
});
const drawn = (recolor: object) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <RecolorFilter id="f" recolor={recolor as Recolor} colors={colors} />
    </svg>,
  );
/** The linear function of the red channel, with two decimals. */
function linear(recolor: object): number[] | undefined {
  const found = /<feFuncR type="linear" slope="([^"]+)" intercept="([^"]+)"/.exec(drawn(recolor));
  return found?.slice(1).map((one) => Math.round(Number(one) * 100) / 100);
}
const gray = (recolor: object) => drawn(recolor).includes('0.2126 0.7152 0.0722');

describe('RecolorFilter', () => {
  it.each([
    [{ brightness: 0.4 }, [1, 0.4]],
    [{ brightness: -0.4 }, [1, -0.4]],
    [{ contrast: 0.5 }, [2, -0.5]],
    [{ contrast: -0.5 }, [0.5, 0.25]],
    [{ contrast: 1 }, [100, -49.5]],
    [{ brightness: 0.7, contrast: -0.7 }, [0.3, 0.81]],
    [{ brightness: 0.5, contrast: 0.5 }, [2, 0]],
    [{}, undefined],
  ])('changes brightness and contrast of %o by slope and intercept %o', (recolor, expected) => {
    expect(linear(recolor)).toEqual(expected);
  });

  it('is grey for a greyscale, two colours, and black and white', () => {
    expect(gray({ grayscale: true })).toBe(true);
    expect(gray({ biLevel: 0 })).toBe(true);
    expect(gray({ duotone: [rgb('000000'), rgb('FFFFFF')] })).toBe(true);
    expect(gray({ brightness: 0.5 })).toBe(false);
  });

  it('is white from the threshold on', () => {
    const table = (biLevel: number) =>
      /tableValues="([^"]*)"/.exec(drawn({ biLevel }))?.[1]?.split(' ') ?? [];
    expect(table(0.5)).toHaveLength(100);
    expect(table(0.5).indexOf('1')).toBe(50);
    expect(table(0).indexOf('1')).toBe(0);
    expect(table(1).indexOf('1')).toBe(99);
  });

  it('runs from the first of two colours to the second', () => {
    const html = drawn({ duotone: [rgb('FF0000'), rgb('0000FF')] });
    expect(html).toContain('<feFuncR type="table" tableValues="1 0"');
    expect(html).toContain('<feFuncG type="table" tableValues="0 0"');
    expect(html).toContain('<feFuncB type="table" tableValues="0 1"');
  });

  it('makes a colour transparent, and keeps it when it is replaced by a visible colour', () => {
    const key = (from: string, to: object) => drawn({ colorChange: { from: rgb(from), to } });
    const clear = rgb('FFFFFF', 0);
    expect(key('FFFFFF', clear)).toContain('values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 -40 -40 -40 0 120"');
    expect(key('000000', clear)).toContain('0 0 1 0 0 40 40 40 0 0"');
    expect(key('FF0000', clear)).toContain('0 0 1 0 0 -40 40 40 0 40"');
    expect(key('FFFFFF', rgb('FF0000'))).not.toContain('feColorMatrix');
    expect(key('FFFFFF', rgb('FF0000', 0.02))).not.toContain('feColorMatrix');
  });
});
