import { describe, expect, it } from 'vitest';
import { drawnElement, lookOfNew } from './insert.ts';

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
const none = { type: 'none' };

describe('lookOfNew', () => {
  it('fills a shape and draws no outline', () => {
    const { fill, line, textDefaults } = lookOfNew('rect');
    expect(fill).toEqual({ type: 'solid', color: { type: 'scheme', slot: 'accent1' } });
    expect(line).toEqual({ fill: none });
    expect(textDefaults).toHaveLength(9);
    expect(textDefaults?.[0]).toEqual({
      paragraph: { align: 'ctr' },
      run: { fill: { type: 'solid', color: { type: 'scheme', slot: 'lt1' } } },
    });
  });

  it('draws lines and brackets without a fill, with dark text', () => {
    for (const preset of ['arc', 'lineInv', 'leftBrace', 'rightBracket', 'bracePair', 'bracketPair']) {
      const { fill, line, textDefaults } = lookOfNew(preset);
      expect(fill, preset).toEqual(none);
      expect(line?.width).toBe(3);
      expect(textDefaults?.[8]?.run?.fill).toMatchObject({ color: { slot: 'tx1' } });
    }
  });

  it('draws the leader line of a callout in a darker colour', () => {
    for (const preset of ['borderCallout1', 'accentBorderCallout2', 'callout1', 'accentCallout3'])
      expect(lookOfNew(preset).line, preset).toEqual({
        fill: {
          type: 'solid',
          color: { type: 'scheme', slot: 'accent1', mods: [{ op: 'lumMod', value: 0.5 }] },
        },
        width: 2,
      });
    expect(lookOfNew('wedgeRectCallout').line).toEqual({ fill: none });
  });
});

describe('drawnElement', () => {
  it('returns a text box as wide as it was drawn, and at least one line high', () => {
    const text = (w: number, h: number) => drawnElement({ type: 'text' }, box(10, 20, w, h), undefined);
    expect(text(300, 20)).toMatchObject({
      type: 'shape',
      textBox: true,
      frame: box(10, 20, 300, 48),
      fill: none,
      line: { fill: none },
    });
    expect(text(300, 90).frame).toEqual(box(10, 20, 300, 90));
    expect(text(8, 0).frame).toEqual(box(10, 20, 8, 48));
    expect(text(7, 0).frame).toEqual(box(10, 20, 360, 48));
  });

  it('returns a line with its flips and arrowheads', () => {
    const line = (arrow: 'none' | 'end' | 'both', flips?: { flipH: boolean; flipV: boolean }) =>
      drawnElement({ type: 'line', preset: 'line', arrow } as never, box(1, 2, 3, 4), flips);
    expect(line('none').frame).toStrictEqual(box(1, 2, 3, 4));
    expect(line('none', { flipH: true, flipV: false }).frame).toStrictEqual({
      ...box(1, 2, 3, 4),
      flipH: true,
    });
    expect(line('none', { flipH: false, flipV: true }).frame).toStrictEqual({
      ...box(1, 2, 3, 4),
      flipV: true,
    });
    const arrow = { type: 'triangle', width: 'med', length: 'med' };
    expect(line('none')).toMatchObject({ type: 'line', line: { width: 3, cap: 'round' } });
    expect(line('none')).not.toHaveProperty('line.tail');
    expect(line('end')).toMatchObject({ line: { tail: arrow } });
    expect(line('end')).not.toHaveProperty('line.head');
    expect(line('both')).toMatchObject({ line: { tail: arrow, head: arrow } });
  });

  it('returns a shape as large as it was drawn, or of its default size after a click', () => {
    const shape = (w: number, h: number) =>
      drawnElement({ type: 'shape', preset: 'rect' } as never, box(10, 20, w, h), undefined);
    expect(shape(30, 40)).toMatchObject({
      frame: box(10, 20, 30, 40),
      geometry: { type: 'preset', preset: 'rect' },
    });
    expect(shape(0, 0).frame).toEqual(box(10, 20, 200, 150));
    expect(shape(30, 0).frame).toEqual(box(10, 20, 30, 0));
    expect(shape(0, 30).frame).toEqual(box(10, 20, 0, 30));
  });

  it('returns a shape with a custom outline', () => {
    const geometry = { type: 'custom', definition: {} } as never;
    expect(
      drawnElement({ type: 'shape', preset: 'nonagon', geometry } as never, box(0, 0, 9, 9), undefined),
    ).toMatchObject({ geometry });
  });
});
