import { describe, expect, it } from 'vitest';
import { mtefToLatex } from './mtef-to-latex.ts';

type Bytes = readonly number[];

const HEADER: Bytes = [28, 0, ...new Array<number>(26).fill(0)];
const START: Bytes = [5, 1, 0, 6, 0, 65, 0, 0];
const char = (text: string, typeface = 3, ...embellishments: number[]): Bytes =>
  [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    const list = embellishments.length > 0 ? [...embellishments.flatMap((one) => [6, 0, one]), 0] : [];
    return [2, list.length > 0 ? 1 : 0, typeface + 128, code & 255, code >> 8, ...list];
  });
const line = (...content: Bytes[]): Bytes => [1, 0, ...content.flat(), 0];
const none: Bytes = [1, 1];
const template = (selector: number, variation: number, ...content: Bytes[]): Bytes => [
  ...[3, 0, selector, variation, 0],
  ...content.flat(),
  0,
];
const latex = (...content: Bytes[]) =>
  mtefToLatex(Uint8Array.from([...HEADER, ...START, ...content.flat(), 0]))?.latex;

const x = line(char('x'));
const n = line(char('n'));

describe('mtefToLatex', () => {
  it.each([
    ['a slash', template(11, 2, x, n), '{x}/{n}'],
    ['a division', template(26, 0, x, n), '\\overset{n}{\\overline{\\smash{)}x}}'],
    ['a bracket of Dirac', template(30, 0, x, n), '\\left\\langle x\\middle|n\\right\\rangle'],
    ['scripts before', template(29, 1, x, n), '{}_{x}^{n}'],
    ['a subscript without a base', template(27, 0, x, none), '{}_{x}'],
    ['a superscript with both slots', [...char('a'), ...template(28, 0, none, x)], 'a^{x}'],
    ['a superscript in the first slot', [...char('a'), ...template(28, 0, x)], 'a^{x}'],
    ['a prime', [...char('a'), ...template(28, 0, none, line(char("'")))], "a'"],
    ['a sum with limits beside it', template(16, 0, n, x, none), '\\sum\\nolimits_{x}n'],
    ['an integral with limits below', template(15, 0x41, n, x, x), '\\int\\limits_{x}^{x}n'],
    ['an integral', template(15, 1, n, x, none), '\\int_{x}n'],
    ['a limit of a function', template(23, 0, line(char('max', 2)), x, none), '\\max_{x}'],
    [
      'a limit with both scripts',
      template(23, 0, line(char('max', 2)), x, n),
      '\\mathop{\\max}\\limits_{x}^{n}',
    ],
    ['a limit of a letter', template(23, 0, n, x, none), '\\mathop{n}\\limits_{x}'],
    ['a brace above without a label', template(24, 1, x), '\\overbrace{x}'],
    ['a brace below with a label', template(24, 0, x, n), '\\underbrace{x}_{n}'],
    ['a double line', template(12, 1, x), '\\underline{\\underline{x}}'],
    ['a frown', template(34, 0, x), '\\overset{\\frown}{x}'],
    ['an arrow with one label', template(14, 0, x), '\\xrightarrow{x}'],
    ['an arrow with both labels', template(14, 0, x, n), '\\xrightarrow[n]{x}'],
  ] as const)('returns %s', (_, content, expected) => {
    expect(latex(line(content))).toBe(expected);
  });

  it.each([
    ['a named function', char('lcm', 2), '\\operatorname{lcm}'],
    ['one upright letter', char('d', 2), '\\mathrm{d}'],
    ['a text', char('if', 1), '\\text{if}'],
    ['Chinese among variables', char('圆'), '\\text{圆}'],
    ['texts of two typefaces', [...char('a', 1), ...char('角', 12)], '\\text{a角}'],
    ['a function beside a text', [...char('sin', 2), ...char('a', 1)], '\\sin\\text{a}'],
    ['a function before a letter', [...char('sin', 2), ...char('a')], '\\sin a'],
    ['a vector', char('ab', 7), '\\mathbf{a}\\mathbf{b}'],
    ['a bold sign', char('α', 7), '\\boldsymbol{\\alpha}'],
    ['a space', [...char('a'), ...char(' '), ...char('b')], 'a\\ b'],
    ['a space by its code', [...char('a'), ...char('\uef05'), ...char('b')], 'a\\quad b'],
    [
      'the first of its spaces, of no width',
      [...char('a'), ...char('\uef00'), ...char('\ueb00'), ...char('b')],
      'ab',
    ],
    ['a space by its typeface', [...char('a'), ...char('\uef02', 24), ...char('b')], 'a\\,b'],
    ['two embellishments', char('x', 3, 2, 5), "\\dot{x}'"],
    [
      'an embellished end of a word',
      [...char('ab', 1), ...char('c', 1, 17), ...char('d', 1)],
      '\\bar{\\text{abc}}\\text{d}',
    ],
  ] as const)('returns characters: %s', (_, content, expected) => {
    expect(latex(line(content))).toBe(expected);
  });

  const pile = (align: number, ...lines: Bytes[]): Bytes => [4, 0, align, 0, ...lines.flat(), 0];

  it.each([
    [1, 'l'],
    [2, 'c'],
    [3, 'r'],
    [4, 'l'],
  ])('returns a pile with the alignment %i', (align, column) => {
    expect(latex(line(pile(align, x, n)))).toBe(`\\begin{array}{${column}}x\\\\n\\end{array}`);
  });

  it('returns a pile of one line without an environment', () => {
    expect(latex(line(pile(1, x)))).toBe('x');
  });

  it('returns a matrix by rows, undefined with another number of cells', () => {
    const matrix = (rows: number, columns: number, ...cells: Bytes[]): Bytes => [
      ...[5, 0, 1, 1, 1, rows, columns, 0, 0],
      ...cells.flat(),
      0,
    ];
    expect(latex(line(matrix(2, 1, x, n)))).toBe('\\begin{matrix}x\\\\n\\end{matrix}');
    expect(latex(line(matrix(1, 2, x, n)))).toBe('\\begin{matrix}x&n\\end{matrix}');
    expect(latex(line(matrix(1, 2, x, n, n)))).toBeUndefined();
  });

  it('returns several lines one below the other, without empty ones', () => {
    expect(latex(x, n)).toBe('\\begin{aligned}&x\\\\&n\\end{aligned}');
    expect(latex(x, none)).toBe('x');
  });

  it('protects a bracket at the start of a row', () => {
    expect(latex(line(pile(1, x, line(char('[')))))).toBe('\\begin{array}{l}x\\\\{}[\\end{array}');
  });

  it('returns undefined for an empty or doubtful equation', () => {
    expect(latex(line())).toBeUndefined();
    expect(latex(line(char('\ue932')))).toBeUndefined();
    expect(latex(line(char('x', 3, 99)))).toBeUndefined();
    expect(latex(line(char('\uef1f', 24)))).toBeUndefined();
    expect(latex(line(template(99, 0, x)))).toBeUndefined();
  });

  it('returns undefined when KaTeX cannot set the formula', () => {
    expect(latex(line(template(28, 0, none, x), template(28, 0, none, x)))).toBeUndefined();
  });

  it('has the colour of the whole equation', () => {
    const red = [16, 0, 0xe8, 3, 0, 0, 0, 0, 15, 0];
    expect(mtefToLatex(Uint8Array.from([...HEADER, ...START, ...red, ...x, 0]))).toEqual({
      latex: 'x',
      color: 'ff0000',
    });
    expect(mtefToLatex(Uint8Array.from([...HEADER, ...START, ...x, 0]))).toEqual({ latex: 'x' });
  });
});
