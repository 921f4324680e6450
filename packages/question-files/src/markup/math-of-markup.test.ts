import { describe, expect, it } from 'vitest';
import { latexOfMath } from './math-of-markup.ts';
import { isElement } from './node.ts';
import { parseHtml } from './parse-html.ts';

function latexOf(inside: string): string {
  const [math] = parseHtml(`<math>${inside}</math>`);
  return math && isElement(math) ? latexOfMath(math) : '';
}

describe('latexOfMath', () => {
  it.each([
    ['<mfrac><mn>1</mn><mi>x</mi></mfrac>', '\\frac{1}{x}'],
    ['<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msqrt><mn>3</mn></msqrt>', 'x^{2}+\\sqrt{3}'],
    ['<mi>sin</mi><mi>α</mi>', '\\sin\\alpha'],
    ['<mo>≤</mo><mi>x</mi>', '\\leq x'],
    ['<msub><mi>H</mi><mn>2</mn></msub><mi>O</mi>', 'H_{2}O'],
    ['<mover><mi>v</mi><mo>→</mo></mover>', '\\vec{v}'],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
      '\\begin{matrix}1 & 2\\end{matrix}',
    ],
    ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', '\\left(a,b\\right)'],
  ])('converts %s', (inside, latex) => {
    expect(latexOf(inside)).toBe(latex);
  });

  it('returns the TeX annotation where there is one', () => {
    const annotation =
      '<semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">\\dfrac{x}{2}</annotation></semantics>';
    expect(latexOf(annotation)).toBe('\\dfrac{x}{2}');
  });
});
