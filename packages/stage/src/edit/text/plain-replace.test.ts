import type { Paragraph, TextBody } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { withPlainText } from './plain-replace.ts';

const bold = { bold: true };
const run = (text: string, props?: object) => ({ type: 'text', text, ...(props && { props }) });
const body = (...paragraphs: object[]): TextBody => ({ paragraphs: paragraphs as Paragraph[] });
const line = (...runs: object[]) => ({ runs });

describe('withPlainText', () => {
  it('returns the same body when the text is the same', () => {
    const same = body(line(run('天空', bold)), line());
    expect(withPlainText(same, '天空\n')).toBe(same);
  });

  it('keeps the styles around an insertion, which has the style before it', () => {
    const before = body(line(run('ab', bold), run('cd')));
    expect(withPlainText(before, 'abXcd')).toEqual(body(line(run('ab', bold), run('X', bold), run('cd'))));
    expect(withPlainText(before, 'aXbcd')).toEqual(
      body(line(run('a', bold), run('X', bold), run('b', bold), run('cd'))),
    );
    expect(withPlainText(before, 'abcdX')).toEqual(body(line(run('ab', bold), run('cd'), run('X'))));
  });

  it('removes only the letters that are missing', () => {
    expect(withPlainText(body(line(run('abcd', bold))), 'ad')).toEqual(
      body(line(run('a', bold), run('d', bold))),
    );
    expect(withPlainText(body(line(run('aa', bold))), 'a')).toEqual(body(line(run('a', bold))));
    expect(withPlainText(body(line(run('ab', bold))), '')).toEqual(body(line()));
  });

  it('splits and joins paragraphs at line ends', () => {
    const two = body({ ...line(run('ab')), props: { align: 'r' } }, line(run('cd', bold)));
    expect(withPlainText(two, 'abcd')).toEqual(
      body({ ...line(run('ab'), run('cd', bold)), props: { align: 'r' } }),
    );
    expect(withPlainText(body(line(run('abcd', bold))), 'ab\ncd')).toEqual(
      body(line(run('ab', bold)), line(run('cd', bold))),
    );
    expect(withPlainText(two, 'ab\nX\ncd').paragraphs).toHaveLength(3);
  });

  it('keeps the style of a paragraph whose text is replaced', () => {
    const styled = body(line(run('first')), { ...line(run('old', bold)), props: { align: 'r' } });
    expect(withPlainText(styled, 'first\nnew')).toEqual(
      body(line(run('first')), { runs: [run('new')], props: { align: 'r' } }),
    );
  });

  it('keeps whole line breaks and formulas, and removes one that is cut', () => {
    const formula = { type: 'formula', latex: 'x^2' };
    const mixed = body(line(run('a'), { type: 'break' }, formula, run('b')));
    expect(withPlainText(mixed, 'a\nx^2bc')).toEqual(
      body(line(run('a'), { type: 'break' }, formula, run('b'), run('c'))),
    );
  });
});
