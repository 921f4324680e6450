import { contentOf, gapOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { withTypedSigns } from './typed-signs.ts';

function typed(text: string, makeGap?: () => string) {
  return withTypedSigns(contentOf(text).paragraphs, makeGap).flatMap(({ runs }) =>
    runs.map((run) => {
      if (run.type === 'formula') return { latex: run.latex, ...(run.display ? { display: true } : {}) };
      const gap = gapOf(run);
      return gap === undefined ? (run as { text: string }).text : { gap };
    }),
  );
}

function counted() {
  let made = 0;
  return () => `g${made++}`;
}

describe('typed signs', () => {
  it('returns a formula for LaTeX between dollar signs or brackets', () => {
    expect(typed('解 $x^2=4$ 得')).toEqual(['解 ', { latex: 'x^2=4' }, ' 得']);
    expect(typed('$$\\frac12$$')).toEqual([{ latex: '\\frac12', display: true }]);
    expect(typed('\\(a+b\\) 和 $c$')).toEqual([{ latex: 'a+b' }, ' 和 ', { latex: 'c' }]);
  });

  it('keeps sums of money, single dollar signs, spaces inside and Chinese as they are', () => {
    for (const text of ['$5 和 $6', '花了$5，又花了$6', '$ x $', '只有一个 $x', '$$x$'])
      expect(typed(text)).toEqual([text]);
  });

  it('returns a gap for 【】 and for four or more strokes where gaps are allowed', () => {
    expect(typed('春天【】来了，____。', counted())).toEqual([
      '春天',
      { gap: 'g0' },
      '来了，',
      { gap: 'g1' },
      '。',
    ]);
    expect(typed('____')).toEqual(['____']);
    expect(typed('【例1】___', counted())).toEqual(['【例1】___']);
  });

  it('removes further strokes after a line that has become a gap', () => {
    const first = withTypedSigns(contentOf('甲____').paragraphs, counted());
    const more = first.map((one) => ({ runs: [...one.runs, { type: 'text' as const, text: '_乙' }] }));
    expect(withTypedSigns(more, counted())[0]?.runs.at(-1)).toEqual({ type: 'text', text: '乙' });
  });

  it('returns the same array when there is nothing to replace', () => {
    const { paragraphs } = contentOf('没有符号');
    expect(withTypedSigns(paragraphs, counted())).toBe(paragraphs);
  });

  it('keeps the format of the words around', () => {
    const [paragraph] = withTypedSigns(
      [{ runs: [{ type: 'text', text: '若 $x$', props: { bold: true } }] }],
      undefined,
    );
    expect(paragraph?.runs).toEqual([
      { type: 'text', text: '若 ', props: { bold: true } },
      { type: 'formula', latex: 'x', props: { bold: true } },
    ]);
  });
});
