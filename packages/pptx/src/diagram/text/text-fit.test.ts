import { describe, expect, it } from 'vitest';
import { dataPoint, layoutNode, valuesOf } from '../../../test/layout-node-source.ts';
import type { NodeParagraph } from './node-text.ts';
import { fits, hangOf, neededHeight } from './text-fit.ts';

/** Millimetres per point. */
const POINT = 25.4 / 72;
const word = (ems: number, size?: number) => ({ ems, size, breaks: false });
const BREAK = { ems: 0, size: undefined, breaks: true };
const paragraph = (words: NodeParagraph['words'], more: Partial<NodeParagraph> = {}): NodeParagraph => ({
  ...{ point: dataPoint('p'), level: 0, bullet: false, size: 'primFontSz', words },
  ...more,
});
const MARGINS = { lMarg: 0, tMarg: 0, rMarg: 0, bMarg: 0 };

/** Height of a text of 10 points at a width, both in points. */
function height(
  paragraphs: readonly NodeParagraph[],
  width: number,
  given: Record<string, number> = {},
): number {
  const node = layoutNode();
  const values = valuesOf(node, [node, { primFontSz: 10, secFontSz: 8, ...MARGINS, ...given }]);
  return Math.round((neededHeight(node, paragraphs, values, width * POINT) / POINT) * 1000) / 1000;
}

describe('neededHeight', () => {
  it('is a line of 1.08 times the font size', () => {
    expect(height([paragraph([word(2)])], 100)).toBe(10.8);
    expect(height([paragraph([])], 100)).toBe(10.8);
  });

  it('grows by a line where a word does not fit, without the space after it', () => {
    const words = [word(3), word(3)];
    expect([height([paragraph(words)], 58), height([paragraph(words)], 57)]).toEqual([10.8, 21.6]);
    expect(height([paragraph([word(9)])], 10)).toBe(10.8);
    expect(height([paragraph([word(1), BREAK, word(1)])], 100)).toBe(21.6);
  });

  it('has the size of larger or smaller runs', () => {
    expect(height([paragraph([word(1, 20)])], 100)).toBe(21.6);
    expect(height([paragraph([word(1, 5)])], 100)).toBe(5.4);
    expect(height([paragraph([word(1, 5), word(1, 20)])], 100)).toBe(21.6);
  });

  it('includes the space after each paragraph but the last, and the insets', () => {
    const one = paragraph([word(1)]);
    expect(height([one, one], 100)).toBe(25.1);
    const second = paragraph([word(1)], { size: 'secFontSz' });
    expect(height([second, second], 100)).toBe(18.48);
    expect(height([one], 100, { tMarg: 3, bMarg: 4 })).toBe(17.8);
    expect(height([paragraph([word(3), word(3)])], 60, { lMarg: 2, rMarg: 2 })).toBe(21.6);
  });

  it('leaves space for bullets', () => {
    const bullet = (level: number) => paragraph([word(3), word(3)], { bullet: true, level });
    expect([height([bullet(0)], 62.5), height([bullet(0)], 62)]).toEqual([10.8, 21.6]);
    expect([height([bullet(2)], 67), height([bullet(2)], 66.5)]).toEqual([10.8, 21.6]);
  });

  it('is 0 without text, and for vertical text', () => {
    expect(height([], 100)).toBe(0);
    const text = '<dgm:t><a:bodyPr vert="vert"/><a:p><a:r><a:t>a</a:t></a:r></a:p></dgm:t>';
    const node = layoutNode({ shown: [dataPoint('p', 'node', text)] });
    expect(neededHeight(node, [paragraph([word(1)])], valuesOf(node), 100)).toBe(0);
  });
});

describe('fits', () => {
  function fitting(
    words: NodeParagraph['words'],
    w: number,
    h: number,
    { vertical = false, margin = 0 } = {},
  ): boolean {
    const text = `<dgm:t><a:bodyPr ${vertical ? 'vert="vert"' : ''}/><a:p><a:r><a:t>a</a:t></a:r></a:p></dgm:t>`;
    const node = layoutNode({ box: [0, 0, w * POINT, h * POINT], shown: [dataPoint('p', 'node', text)] });
    const margins = Object.fromEntries(Object.keys(MARGINS).map((key) => [key, margin]));
    return fits(node, [paragraph(words)], valuesOf(node, [node, { primFontSz: 10, ...margins }]));
  }

  it('returns whether all lines fit into the height, and the widest word into the width', () => {
    expect([fitting([word(3)], 30, 10.3), fitting([word(3)], 30, 10)]).toEqual([true, false]);
    expect([fitting([word(3)], 27.3, 30), fitting([word(3)], 27, 30)]).toEqual([true, false]);
    expect([fitting([word(3), word(3)], 30, 21.5), fitting([word(3), word(3)], 30, 20)]).toEqual([
      true,
      false,
    ]);
  });

  it('measures a vertical text along its height', () => {
    expect(fitting([word(6)], 12, 60, { vertical: true })).toBe(true);
    expect(fitting([word(6)], 60, 12, { vertical: true })).toBe(false);
  });

  it('leaves out the insets on all sides', () => {
    expect([fitting([word(3)], 40, 21, { margin: 5 }), fitting([word(3)], 36, 21, { margin: 5 })]).toEqual([
      true,
      false,
    ]);
    expect(fitting([word(3)], 40, 19, { margin: 5 })).toBe(false);
  });

  it('leaves space for a bullet beside the widest word', () => {
    const fitting = (w: number) => {
      const node = layoutNode({ box: [0, 0, w * POINT, 99 * POINT] });
      const values = valuesOf(node, [node, { primFontSz: 10, ...MARGINS }]);
      return fits(node, [paragraph([word(3)], { bullet: true })], values);
    };
    expect([fitting(32), fitting(31)]).toEqual([true, false]);
  });

  it('returns true without text', () => {
    const node = layoutNode();
    expect(fits(node, [], valuesOf(node))).toBe(true);
  });
});

it.each([
  [10, 4.5],
  [11, 9],
  [14.9, 9],
  [15, 13.5],
  [19, 13.5],
  [20, 18],
  [29, 18],
  [30, 22.5],
])('hangOf returns for the size %d the indent %d', (size, indent) => {
  expect(hangOf(size)).toBe(indent);
});
