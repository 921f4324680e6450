import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/markup.ts';
import { readForeign } from './foreign-text.ts';

/** The text of each paragraph, with a formula between dollar signs, two if it is on a separate line. */
const lines = (markup: string) =>
  readForeign(parsed(markup)).blocks.flatMap((block) =>
    block.kind === 'table'
      ? []
      : block.paragraphs.map(({ runs }) =>
          runs
            .map((run) => {
              if (run.type === 'formula') return run.display ? `$$${run.latex}$$` : `$${run.latex}$`;
              return run.type === 'text' ? run.text : '\n';
            })
            .join(''),
        ),
  );
const math = (inside: string) => {
  const [line = ''] = lines(`<math>${inside}</math>`);
  const latex = line.replace(/^\$|\$$/g, '');
  // KaTeX must be able to draw the formula.
  if (latex !== '') katex.renderToString(latex, { throwOnError: true, strict: false });
  return latex;
};

describe('a pasted formula', () => {
  it('is converted from its MathML', () => {
    expect(
      lines(
        '<p>解：<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>+</mo><msqrt><mi>x</mi></msqrt></math>，所以</p>',
      ),
    ).toEqual(['解：$\\frac{1}{2}+\\sqrt{x}$，所以']);
    for (const [mathml, latex] of [
      ['<msup><mi>x</mi><mn>2</mn></msup><mo>≤</mo><mn>9</mn>', 'x^{2}\\leq9'],
      ['<msubsup><mi>a</mi><mi>n</mi><mo>′</mo></msubsup>', "a'_{n}"],
      ['<mi>α</mi><mi>x</mi>', '\\alpha x'],
      ['<mi>sin</mi><mo>⁡</mo><mi>θ</mi>', '\\sin\\theta'],
      ['<mi mathvariant="normal">d</mi><mi>𝑥</mi><mo>∈</mo><mi>ℝ</mi>', '\\mathrm{d}x\\in\\mathbb{R}'],
      [
        '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>x</mi><mi>i</mi></msub>',
        '\\sum_{i=1}^{n}x_{i}',
      ],
      [
        '<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mi>∞</mi></mrow></munder>',
        '\\lim_{x\\rightarrow\\infty}',
      ],
      ['<mover><mi>a</mi><mo>→</mo></mover>', '\\vec{a}'],
      ['<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>¯</mo></mover>', '\\overline{AB}'],
      ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
      ['<mrow><mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo></mrow>', '\\left(\\frac{1}{2}\\right)'],
      ['<mo>(</mo><mi>x</mi><mo>)</mo>', '(x)'],
      ['<mfenced open="[" close="]"><mi>a</mi><mi>b</mi></mfenced>', '\\left[a,b\\right]'],
      [
        '<mo>{</mo><mtable><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable>',
        '\\begin{cases}x\\\\y\\end{cases}',
      ],
      [
        '<mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable><mo>)</mo>',
        '\\begin{pmatrix}1&0\\end{pmatrix}',
      ],
      ['<mtext>当 x&lt;1 时</mtext>', '\\text{当 x<1 时}'],
      ['<mi>速度</mi><mo>=</mo><mn>5</mn>', '\\text{速度}=5'],
      [
        '<mmultiscripts><mi>U</mi><none/><none/><mprescripts/><mn>92</mn><mn>235</mn></mmultiscripts>',
        '{}_{92}^{235}U',
      ],
      ['<menclose notation="updiagonalstrike"><mi>x</mi></menclose>', '\\cancel{x}'],
      ['<mn>50</mn><mo>%</mo><mo>=</mo><mo>$</mo>', '50\\%=\\$'],
    ] as const)
      expect(math(mathml), mathml).toBe(latex);
  });

  it('is converted from its LaTeX, if it contains any', () => {
    const carried =
      '<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math>';
    expect(lines(carried)).toEqual(['$\\frac{a}{b}$']);
    expect(
      lines(
        `<p>由<span class="katex"><span class="katex-mathml">${carried}</span><span class="katex-html" aria-hidden="true"><span>ab</span></span></span>得</p>`,
      ),
    ).toEqual(['由$\\frac{a}{b}$得']);
    expect(
      lines(`<p>由<span class="katex-display"><span class="katex">${carried}</span></span>得</p>`),
    ).toEqual(['由', '$$\\frac{a}{b}$$', '得']);
    expect(lines('<math alttext="{\\displaystyle x^{2}}"><mi>y</mi></math>')).toEqual(['$x^{2}$']);
    expect(
      lines(
        '<p>1<span class="MathJax_Preview">x</span><span class="MathJax"><math><mi>x</mi></math></span><script type="math/tex">\\sqrt x</script>2</p>',
      ),
    ).toEqual(['1$\\sqrt x$2']);
    expect(lines('<p><img class="mwe-math-fallback-image-inline" alt="a^{\\prime}" src="x"/></p>')).toEqual([
      '$a^{\\prime}$',
    ]);
    expect(lines('<p><img eeimg="1" alt="\\frac12" src="x"/><span data-tex="x+1">x</span></p>')).toEqual([
      '$\\frac12$$x+1$',
    ]);
    expect(lines('<script>alert(1)</script><p>好</p>')).toEqual(['好']);
  });

  it('is converted from MathJax boxes if only these were copied', () => {
    const box = (name: string, code: string) =>
      `<mjx-${name} class="mjx-i"><mjx-c class="mjx-c${code} TEX-I"></mjx-c></mjx-${name}>`;
    const half = `<mjx-mfrac><mjx-frac><mjx-num><mjx-nstrut></mjx-nstrut>${box('mn', '31')}</mjx-num><mjx-dbox><mjx-dtable><mjx-line></mjx-line><mjx-row><mjx-den><mjx-dstrut></mjx-dstrut>${box('mn', '32')}</mjx-den></mjx-row></mjx-dtable></mjx-dbox></mjx-frac></mjx-mfrac>`;
    const square = `<mjx-msup>${box('mi', '1D465')}<mjx-script>${box('mn', '32')}</mjx-script></mjx-msup>`;
    expect(
      lines(
        `<mjx-container class="MathJax" jax="CHTML"><mjx-math>${half}${box('mo', '2B')}${square}</mjx-math></mjx-container>`,
      ),
    ).toEqual(['$\\frac{1}{2}+x^{2}$']);
  });

  it('from Word is converted from Word’s own markup', () => {
    const run = (text: string) => `<m:r><span>${text}</span></m:r>`;
    const formula = (inside: string) =>
      lines(`<p>得<m:omath>${inside}</m:omath></p>`)[0]?.replace(/^得\$|\$$/g, '');
    expect(
      formula(`<m:f><m:fpr></m:fpr><m:num>${run('1')}</m:num><m:den>${run('2')}</m:den></m:f>${run('+x')}`),
    ).toBe('\\frac{1}{2}+x');
    expect(formula(`<m:ssup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:ssup>`)).toBe('x^{2}');
    expect(
      formula(
        `<m:rad><m:radpr><m:deghide m:val="on"></m:deghide></m:radpr><m:deg></m:deg><m:e>${run('x')}</m:e></m:rad>`,
      ),
    ).toBe('\\sqrt{x}');
    expect(
      formula(
        `<m:nary><m:narypr><m:chr m:val="∑"></m:chr></m:narypr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`,
      ),
    ).toBe('\\sum_{i=1}^{n}i');
    expect(
      formula(
        `<m:d><m:dpr><m:begchr m:val="{"></m:begchr><m:endchr m:val=""></m:endchr></m:dpr><m:e><m:eqarr><m:e>${run('x')}</m:e><m:e>${run('y')}</m:e></m:eqarr></m:e></m:d>`,
      ),
    ).toBe('\\begin{cases}x\\\\y\\end{cases}');
    expect(lines(`<m:omathpara><m:omath>${run('x')}</m:omath></m:omathpara>`)).toEqual(['$$x$$']);
  });

  it('is converted up to a depth limit when it is nested endlessly', () => {
    expect(() => math('<mrow>'.repeat(2000) + '</mrow>'.repeat(2000))).not.toThrow();
  });
});
