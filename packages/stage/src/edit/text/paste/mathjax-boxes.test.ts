import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/markup.ts';
import { latexOfMathJax } from './mathjax-boxes.ts';

const box = (name: string, code: string) =>
  `<mjx-${name}><mjx-c class="mjx-c${code} TEX-I"></mjx-c></mjx-${name}>`;
const [x, two] = [box('mi', '1D465'), box('mn', '32')];
const latex = (inside: string) =>
  latexOfMathJax(parsed(`<mjx-container><mjx-math>${inside}</mjx-math></mjx-container>`));

describe('latexOfMathJax', () => {
  it('returns an empty text without boxes of a formula', () => {
    expect(latexOfMathJax(parsed('<p>x</p>'))).toBe('');
  });

  it('reads letters from classes or from text', () => {
    expect(latex(`${x}${box('mo', '2B')}<mjx-mi><mjx-c>y</mjx-c></mjx-mi>`)).toBe('x+y');
    expect(latex('<mjx-mi><mjx-c class="mjx-cZZ"></mjx-c></mjx-mi>')).toBe('');
    // An accessible copy of the formula, and parts of its drawing, are left out.
    expect(latex(`${x}<mjx-assistive-mml>${two}</mjx-assistive-mml><mjx-line>${two}</mjx-line>`)).toBe('x');
  });

  it('converts fractions and roots', () => {
    expect(latex(`<mjx-mfrac><mjx-num>${x}</mjx-num><mjx-den>${two}</mjx-den></mjx-mfrac>`)).toBe(
      '\\frac{x}{2}',
    );
    expect(
      latex(`<mjx-msqrt><mjx-sqrt><mjx-surd>${two}</mjx-surd><mjx-box>${x}</mjx-box></mjx-sqrt></mjx-msqrt>`),
    ).toBe('\\sqrt{x}');
    expect(latex(`<mjx-mroot><mjx-root>${two}</mjx-root><mjx-box>${x}</mjx-box></mjx-mroot>`)).toBe(
      '\\sqrt[2]{x}',
    );
  });

  it('converts scripts', () => {
    const script = (name: string, ...inside: readonly string[]) =>
      latex(`<mjx-${name}>${x}<mjx-script>${inside.join('')}</mjx-script></mjx-${name}>`);
    expect(script('msup', two)).toBe('x^{2}');
    expect(script('msub', two)).toBe('x_{2}');
    expect(script('munder', two)).toBe('x_{2}');
    expect(script('msubsup', two, box('mi', '1D456'))).toBe('x_{i}^{2}');
  });

  it('converts limits under and over', () => {
    const part = (name: string, inside: string) => `<mjx-${name}>${inside}</mjx-${name}>`;
    const sum = part('base', box('mo', '2211'));
    const [under, over] = [part('under', x), part('over', two)];
    expect(latex(part('munderover', sum + under + over))).toBe('\\sum_{x}^{2}');
    expect(latex(part('munder', sum + under))).toBe('\\sum_{x}');
    expect(latex(part('mover', sum + over))).toBe('\\sum^{2}');
  });

  it('converts tables row by row', () => {
    const row = (...cells: readonly string[]) =>
      `<mjx-mtr>${cells.map((each) => `<mjx-mtd>${each}</mjx-mtd>`).join('')}</mjx-mtr>`;
    expect(
      latex(
        `<mjx-mtable><mjx-table><mjx-itable>${row(x, two)}${row(two, x)}</mjx-itable></mjx-table></mjx-mtable>`,
      ),
    ).toBe('\\begin{matrix}x&2\\\\2&x\\end{matrix}');
  });

  it('returns at most 100 levels', () => {
    const deep = (depth: number) => `${'<mjx-mrow>'.repeat(depth)}${x}${'</mjx-mrow>'.repeat(depth)}`;
    expect(latex(deep(100))).toBe('x');
    expect(latex(deep(101))).toBe('');
  });
});
