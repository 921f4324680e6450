import type { Paragraph } from '@lectern/courseware';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TAB } from '../../view/text/tab-stops.ts';
import { pointInDrawn, rectsBetween } from './text-point.ts';

function drawn(html: string) {
  const flow = document.createElement('div');
  flow.style.cssText = 'position:fixed; left:0; top:0; font:20px monospace; white-space:pre';
  flow.innerHTML = html;
  document.body.append(flow);
  onTestFinished(() => flow.remove());
  return flow;
}
const text = (words: string) => ({ type: 'text' as const, text: words });
/** The letters on both sides of a position. */
const around = (html: string, paragraphs: readonly Paragraph[], index: number) => {
  const point = pointInDrawn(drawn(html), paragraphs, index);
  if (!point) return undefined;
  if (!(point.node instanceof Text)) return `${point.node.nodeName} ${point.offset}`;
  return `${point.node.data.slice(0, point.offset)}|${point.node.data.slice(point.offset)}`;
};

describe('pointInDrawn', () => {
  const two: readonly Paragraph[] = [{ runs: [text('ab'), text('cd')] }, { runs: [text('ef')] }];
  const html =
    '<p data-paragraph="0"><span>ab</span><span>cd</span></p><p data-paragraph="1"><i>•</i><span>ef</span></p>';

  it('counts letters across runs and paragraphs, which end with one position', () => {
    expect([0, 1, 2, 3, 4].map((index) => around(html, two, index))).toEqual([
      '|ab',
      'a|b',
      'ab|',
      'c|d',
      'cd|',
    ]);
    // The bullet before the runs has no position.
    expect([5, 6, 7, 99].map((index) => around(html, two, index))).toEqual(['|ef', 'e|f', 'ef|', 'ef|']);
  });

  it('is undefined in a text that is drawn otherwise', () => {
    expect(around('<svg></svg>', two, 0)).toBeUndefined();
    expect(around('<p data-paragraph="0"></p>', [{ runs: [text('ab')] }], 0)).toBeUndefined();
  });

  it('leaves out annotations, and counts a tab', () => {
    const ruby =
      '<p data-paragraph="0"><span><ruby>秋<rt>qiū</rt></ruby><ruby>天<rt>tiān</rt></ruby></span></p>';
    expect([0, 1, 2].map((index) => around(ruby, [{ runs: [text('秋天')] }], index))).toEqual([
      '|秋',
      '秋|',
      '天|',
    ]);
    const tab = `<p data-paragraph="0"><span>a<i ${TAB}=""></i>b</span></p>`;
    expect([1, 2, 3].map((index) => around(tab, [{ runs: [text('a\tb')] }], index))).toEqual([
      'a|',
      '|b',
      'b|',
    ]);
  });

  it('is beside an object, and in the line after a break', () => {
    const formula: Paragraph = { runs: [text('a'), { type: 'formula', latex: 'x' }, text('b')] };
    const drawing = '<p data-paragraph="0"><span>a</span><b>x</b><span>b</span></p>';
    expect([1, 2, 3].map((index) => around(drawing, [formula], index))).toEqual(['a|', 'P 2', 'b|']);
    const broken: Paragraph = { runs: [text('a'), { type: 'break' }] };
    const line = '<p data-paragraph="0"><span>a</span><br><span>​</span></p>';
    expect([1, 2].map((index) => around(line, [broken], index))).toEqual(['a|', '|​']);
    expect(around('<p data-paragraph="0"><span>​</span></p>', [{ runs: [] }], 0)).toBe('|​');
  });
});

describe('rectsBetween', () => {
  it('returns the boxes of a range, and the line at a cursor', () => {
    const flow = drawn('<span>abcd</span>');
    const node = flow.querySelector('span')?.firstChild as Text;
    const letter = flow.getBoundingClientRect().width / 4;
    const [box] = rectsBetween({ node, offset: 1 }, { node, offset: 3 });
    expect(box?.left).toBeCloseTo(letter, 0);
    expect(box?.width).toBeCloseTo(letter * 2, 0);
    const [cursor] = rectsBetween({ node, offset: 2 }, { node, offset: 2 });
    expect([cursor?.left, cursor?.width]).toEqual([expect.closeTo(letter * 2, 0), 0]);
  });

  it('is at the element before or after a cursor between elements', () => {
    const flow = drawn('<b style="display:inline-block; width:30px; height:20px"></b>');
    const [after] = rectsBetween({ node: flow, offset: 1 }, { node: flow, offset: 1 });
    const [before] = rectsBetween({ node: flow, offset: 0 }, { node: flow, offset: 0 });
    expect([after?.left, after?.width, after?.height]).toEqual([30, 0, 20]);
    expect([before?.left, before?.height]).toEqual([0, 20]);
  });
});
