import { seeded } from '@lectern/base';
import { strFromU8 } from 'fflate';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { part, readElement, shape } from '../../test/deck-source.ts';
import { parseXml } from '../package/xml.ts';
import { ommlToLatex } from './convert.ts';

const run = (text: string, props = '') => `<m:r>${props}<m:t>${text}</m:t></m:r>`;
const e = (content: string, name = 'e') => `<m:${name}>${content}</m:${name}>`;
const upright = '<m:rPr><m:sty m:val="p"/></m:rPr>';

async function latexOf(omml: string): Promise<string | undefined> {
  const { text } = await readElement(
    'shape',
    shape(2, '', `<a:p><a14:m><m:oMath>${omml}</m:oMath></a14:m></a:p>`),
  );
  const [formula] = text?.paragraphs[0]?.runs ?? [];
  return formula?.type === 'formula' ? formula.latex : undefined;
}

describe('an imported formula', () => {
  it('is part of its paragraph, with the text around it and its source', async () => {
    const { text } = await readElement(
      'shape',
      shape(
        2,
        '',
        `<a:p><a:r><a:t>面积 </a:t></a:r><a14:m><m:oMath>${run('S')}</m:oMath></a14:m><a:r><a:t> 等于</a:t></a:r></a:p><a:p><a14:m><m:oMathPara><m:oMath>${run('x')}</m:oMath></m:oMathPara></a14:m></a:p>`,
      ),
    );
    expect(text?.paragraphs[0]?.runs).toMatchObject([
      { type: 'text', text: '面积 ' },
      { type: 'formula', latex: 'S', source: '<m:oMath><m:r><m:t>S</m:t></m:r></m:oMath>' },
      { type: 'text', text: ' 等于' },
    ]);
    expect(text?.paragraphs[1]?.runs).toMatchObject([{ type: 'formula', latex: 'x', display: true }]);
  });

  it.each([
    ['fraction', `<m:f>${e(run('a'), 'num')}${e(run('b'), 'den')}</m:f>`, '\\frac{a}{b}'],
    ['root', `<m:rad><m:deg/>${e(run('x+1'))}</m:rad>`, '\\sqrt{x+1}'],
    ['root of a degree', `<m:rad>${e(run('3'), 'deg')}${e(run('x'))}</m:rad>`, '\\sqrt[3]{x}'],
    ['power', `<m:sSup>${e(run('x'))}${e(run('2'), 'sup')}</m:sSup>`, 'x^{2}'],
    ['index', `<m:sSub>${e(run('α'))}${e(run('ij'), 'sub')}</m:sSub>`, '\\alpha_{ij}'],
    [
      'power of a fraction',
      `<m:sSup>${e(`<m:f>${e(run('a'), 'num')}${e(run('b'), 'den')}</m:f>`)}${e(run('n'), 'sup')}</m:sSup>`,
      '{\\frac{a}{b}}^{n}',
    ],
    [
      'sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr>${e(run('i=1'), 'sub')}${e(run('n'), 'sup')}${e(run('i'))}</m:nary>`,
      '\\sum_{i=1}^{n}i',
    ],
    [
      'integral',
      `<m:nary><m:naryPr><m:limLoc m:val="subSup"/></m:naryPr>${e(run('0'), 'sub')}${e(run('∞'), 'sup')}${e(run('f'))}</m:nary>`,
      '\\int_{0}^{\\infty}f',
    ],
    [
      'matrix',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(`<m:m><m:mr>${e(run('1'))}${e(run('0'))}</m:mr><m:mr>${e(run('0'))}${e(run('1'))}</m:mr></m:m>`)}</m:d>`,
      '\\begin{bmatrix}1&0\\\\0&1\\end{bmatrix}',
    ],
    [
      'cases',
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(run('x=1'))}${e(run('y=2'))}</m:eqArr>`)}</m:d>`,
      '\\begin{cases}x=1\\\\y=2\\end{cases}',
    ],
    [
      'aligned equations',
      `<m:eqArr>${e(run('x&amp;=1'))}${e(run('y&amp;=2'))}</m:eqArr>`,
      '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}',
    ],
    ['delimiters', `<m:d>${e(run('x'))}${e(run('y'))}</m:d>`, '\\left(x\\middle| y\\right)'],
    [
      'interval',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=")"/></m:dPr>${e(run('0,1'))}</m:d>`,
      '\\left[0,1\\right)',
    ],
    [
      'binomial',
      `<m:d>${e(`<m:f><m:fPr><m:type m:val="noBar"/></m:fPr>${e(run('n'), 'num')}${e(run('k'), 'den')}</m:f>`)}</m:d>`,
      '\\binom{n}{k}',
    ],
    ['vector', `<m:acc><m:accPr><m:chr m:val="&#x20D7;"/></m:accPr>${e(run('a'))}</m:acc>`, '\\vec{a}'],
    [
      'long vector',
      `<m:acc><m:accPr><m:chr m:val="&#x20D7;"/></m:accPr>${e(run('AB'))}</m:acc>`,
      '\\overrightarrow{AB}',
    ],
    ['overline', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(run('x'))}</m:bar>`, '\\overline{x}'],
    [
      'limit',
      `<m:func><m:fName><m:limLow>${e(run('lim', upright))}${e(run('x→0'), 'lim')}</m:limLow></m:fName>${e(run('f'))}</m:func>`,
      '\\lim_{x\\rightarrow0}f',
    ],
    ['function', `<m:func><m:fName>${run('sin', upright)}</m:fName>${e(run('θ'))}</m:func>`, '\\sin\\theta'],
    [
      'function of a letter',
      `<m:func><m:fName>${run('sin', upright)}</m:fName>${e(run('x'))}</m:func>`,
      '\\sin x',
    ],
    [
      'reaction',
      `<m:limUpp>${e('<m:groupChr><m:groupChrPr><m:chr m:val="→"/></m:groupChrPr><m:e/></m:groupChr>')}${e(run('Δ'), 'lim')}</m:limUpp>`,
      '\\xrightarrow{\\Delta}',
    ],
    ['box', `<m:borderBox>${e(run('E'))}</m:borderBox>`, '\\boxed{E}'],
    [
      'scripts before',
      `<m:sPre>${e(run('6'), 'sub')}${e(run('12'), 'sup')}${e(run('C', upright))}</m:sPre>`,
      '{}_{6}^{12}\\mathrm{C}',
    ],
    ['Chinese text', run('速度=v'), '\\text{速度}=v'],
    ['plain text', run('if x_1', '<m:rPr><m:nor/></m:rPr>'), '\\text{if x\\_1}'],
    ['letters of the mathematical block', run('𝑥∈ℝ, 𝐀𝛼'), 'x\\in\\mathbb{R},\\ \\mathbf{A}\\alpha'],
    ['operators', run('a≤b±c·d≠∞'), 'a\\leq b\\pm c\\cdot d\\neq\\infty'],
    ['characters of TeX', run('50%#{}'), '50\\%\\#\\{\\}'],
    ['an unknown element', `<m:strange>${e(run('x'))}</m:strange>`, 'x'],
  ])('is converted: %s', async (_, omml, latex) => {
    expect(await latexOf(omml)).toBe(latex);
  });
});

/** A random element of 22.1 with random children, with LaTeX's special characters among the letters. */
function anyFormula(next: () => number, depth: number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const part = (name: string) => e(next() < 0.1 ? '' : anyFormula(next, depth - 1), name);
  const character = () =>
    pick(['(', '[', '{', '|', '‖', '⌊', '⟨', '→', '', '∑', '∫', '\u0302', '⏟', '\\', '＜', '甲']);
  const props = (name: string, ...settings: string[]) => `<m:${name}>${settings.join('')}</m:${name}>`;
  const set = (name: string, value: string) =>
    next() < 0.5 ? `<m:${name} m:val="${value.replace(/[&<"]/g, '')}"/>` : '';
  if (depth === 0 || next() < 0.25) {
    const text = pick([
      'x',
      'sin',
      '≤',
      '%',
      '#',
      '_',
      '^',
      '\\',
      '{',
      '}',
      '~',
      '$',
      '甲乙',
      'é',
      '𝔸',
      '𝐱',
      '√',
      '∂',
      'а',
      '&amp;',
      '  ',
      '′',
      '⋰',
      '➔',
    ]);
    const looks = pick([
      '',
      upright,
      '<m:rPr><m:nor/></m:rPr>',
      '<m:rPr><m:scr m:val="fraktur"/><m:sty m:val="bi"/></m:rPr>',
    ]);
    return run(text, looks);
  }
  const one = () =>
    pick([
      () =>
        `<m:f>${props('fPr', set('type', pick(['noBar', 'lin', 'skw'])))}${part('num')}${part('den')}</m:f>`,
      () => `<m:rad>${props('radPr', set('degHide', '1'))}${part('deg')}${part('e')}</m:rad>`,
      () => `<m:sSubSup>${part('e')}${part('sub')}${part('sup')}</m:sSubSup>`,
      () => `<m:sSup>${part('e')}${part('sup')}</m:sSup>`,
      () => `<m:sPre>${part('sub')}${part('sup')}${part('e')}</m:sPre>`,
      () =>
        `<m:nary>${props('naryPr', set('chr', character()), set('limLoc', pick(['undOvr', 'subSup'])))}${part('sub')}${part('sup')}${part('e')}</m:nary>`,
      () =>
        `<m:d>${props('dPr', set('begChr', character()), set('sepChr', character()), set('endChr', character()))}${part('e')}${part('e')}</m:d>`,
      () => `<m:m><m:mr>${part('e')}${part('e')}</m:mr><m:mr>${part('e')}</m:mr></m:m>`,
      () => `<m:acc>${props('accPr', set('chr', character()))}${part('e')}</m:acc>`,
      () => `<m:bar>${props('barPr', set('pos', 'top'))}${part('e')}</m:bar>`,
      () =>
        `<m:borderBox>${props('borderBoxPr', set('strikeBLTR', '1'), set('strikeTLBR', '1'))}${part('e')}</m:borderBox>`,
      () =>
        `<m:groupChr>${props('groupChrPr', set('chr', character()), set('pos', 'top'))}${part('e')}</m:groupChr>`,
      () => `<m:limLow>${part('e')}${part('lim')}</m:limLow>`,
      () => `<m:limUpp>${part('e')}${part('lim')}</m:limUpp>`,
      () => `<m:eqArr>${part('e')}${part('e')}</m:eqArr>`,
      () => `<m:func>${part('fName')}${part('e')}</m:func>`,
      () => `<m:phant>${props('phantPr', set('show', '0'))}${part('e')}</m:phant>`,
      () => `<m:box>${part('e')}</m:box>`,
    ])();
  return one() + (next() < 0.4 ? one() : '');
}

it('KaTeX can set every formula, with any content', () => {
  const next = seeded(20_261_121);
  const failed: string[] = [];
  for (let count = 0; count < 300; count++) {
    const source = `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${anyFormula(next, 4)}</m:oMath>`;
    const { latex } = ommlToLatex(parseXml(source, strFromU8).root);
    try {
      katex.renderToString(latex, { throwOnError: true, strict: 'ignore' });
    } catch (error) {
      failed.push(`${String(error)}: ${latex}`);
    }
  }
  expect(failed).toEqual([]);
});

describe('a formula with content that KaTeX rejects', () => {
  const plain = '<m:rPr><m:nor/></m:rPr>';
  const converted = (omml: string) => ommlToLatex(parseXml(part('m:oMath', omml), strFromU8).root);
  const settled = (omml: string) => {
    const { latex, unknown } = converted(omml);
    katex.renderToString(latex, { throwOnError: true, strict: 'ignore', displayMode: true });
    expect(unknown).toEqual([]);
    return latex;
  };

  it.each([
    ['private-use codes of the font Symbol', run('\uf061+\uf0a3'), '\\alpha+\\leq'],
    ['private-use characters of other fonts', run('x\ue123y'), 'xy'],
    ['an operator in a text', run('若∑ai=0', plain), '\\text{若}{\\sum}\\text{ai=0}'],
    ['not equal in a text', run('a≠0', plain), '\\text{a}{\\neq}\\text{0}'],
    ['a combining mark without a precomposed letter', run('中\u0338', plain), '\\text{中}'],
    ['a combining mark with a precomposed letter', run('e\u0301', plain), '\\text{é}'],
    [
      'superscript characters after scripts',
      `<m:sSup>${e(run('x'))}${e(run('2'), 'sup')}</m:sSup>${run('²')}`,
      'x^{2}{}²',
    ],
    ['a prime after a superscript character', run('x²′'), "x²{}'"],
    [
      'a subscript character after an index',
      `<m:sSub>${e(run('x'))}${e(run('2'), 'sub')}</m:sSub>${run('₂')}`,
      'x_{2}{}₂',
    ],
    ['a bracket after a line break', `${run('a')}<a:br/>${run('[b]')}`, 'a\\\\{}[b]'],
    [
      'a letter after a command between delimiters',
      `<m:d><m:dPr><m:sepChr m:val=""/></m:dPr>${e(run('α'))}${e(run('y'))}</m:d>`,
      '\\left(\\alpha y\\right)',
    ],
    [
      'an unusual character of an operator',
      `<m:nary><m:naryPr><m:chr m:val="\uf0e5"/></m:naryPr>${e('', 'sub')}${e('', 'sup')}${e(run('x'))}</m:nary>`,
      '\\sum x',
    ],
  ])('is converted to an equivalent: %s', (_, omml, latex) => {
    expect(settled(omml)).toBe(latex);
  });

  it('can be set for any character of the first plane, in a run, in text, as delimiter, accent and operator', () => {
    for (let first = 0xa0; first < 0xffc0; first += 48) {
      // Chinese and Korean characters behave alike; surrogates follow
      if ((first > 0x3480 && first < 0x9f00) || (first > 0xac80 && first < 0xe000)) continue;
      const text = Array.from({ length: 48 }, (__, i) => String.fromCharCode(first + i)).join('');
      const one = String.fromCharCode(first);
      const named = (name: string, sign: string) => `<m:${name}Pr><m:${sign} m:val="${one}"/></m:${name}Pr>`;
      const { unknown } = converted(
        `${run(text)}${run(text, plain)}<m:d>${named('d', 'begChr')}${e(run('x'))}</m:d><m:acc>${named('acc', 'chr')}${e(run('x'))}</m:acc>` +
          `<m:nary>${named('nary', 'chr')}${e('', 'sub')}${e('', 'sup')}${e(run('x'))}</m:nary>`,
      );
      expect(unknown).toEqual([]);
    }
  });

  it('is otherwise reduced to its text, and reported', () => {
    const { latex, unknown } = converted(run('≢'.repeat(1_100)));
    expect(latex).toBe(`\\text{${'≢'.repeat(1_100)}}`);
    expect(unknown).toEqual(['m:oMath']);
  });
});
