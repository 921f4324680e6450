import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/markup.ts';
import { latexOfOmml } from './foreign-omml.ts';

const run = (text: string, properties = '') =>
  `<m:r>${properties && `<m:rpr>${properties}</m:rpr>`}<span>${text}</span></m:r>`;
const e = (inside: string) => `<m:e>${inside}</m:e>`;
const latex = (inside: string) => latexOfOmml(parsed(inside));
const x = run('x');

describe('latexOfOmml', () => {
  it.each([
    ['', '\\frac{x}{2}'],
    ['<m:fpr><m:type m:val="bar"/></m:fpr>', '\\frac{x}{2}'],
    ['<m:fpr><m:type m:val="lin"/></m:fpr>', '{x}/{2}'],
    ['<m:fpr><m:type m:val="nobar"/></m:fpr>', '\\genfrac{}{}{0pt}{}{x}{2}'],
  ])('converts a fraction with the properties %j', (properties, result) => {
    expect(latex(`<m:f>${properties}<m:num>${x}</m:num><m:den>${run('2')}</m:den></m:f>`)).toBe(result);
  });

  it.each([
    ['<m:radpr><m:deghide m:val="1"/></m:radpr>', '\\sqrt{x}'],
    ['<m:radpr><m:deghide/></m:radpr>', '\\sqrt{x}'],
    ['<m:radpr><m:deghide m:val="off"/></m:radpr>', '\\sqrt[3]{x}'],
    ['<m:radpr><m:deghide m:val="0"/></m:radpr>', '\\sqrt[3]{x}'],
    ['', '\\sqrt[3]{x}'],
  ])('converts a root with the properties %j', (properties, result) => {
    expect(latex(`<m:rad>${properties}<m:deg>${run('3')}</m:deg>${e(x)}</m:rad>`)).toBe(result);
  });

  it('converts scripts on either side', () => {
    const [sub, sup] = [`<m:sub>${run('i')}</m:sub>`, `<m:sup>${run('2')}</m:sup>`];
    expect(latex(`<m:ssub>${e(x)}${sub}</m:ssub>`)).toBe('x_{i}');
    expect(latex(`<m:ssup>${e(run('ab'))}${sup}</m:ssup>`)).toBe('{ab}^{2}');
    expect(latex(`<m:ssubsup>${e(x)}${sub}${sup}</m:ssubsup>`)).toBe('x_{i}^{2}');
    expect(latex(`<m:spre>${sub}${sup}${e(x)}</m:spre>`)).toBe('{}_{i}^{2}x');
  });

  it('converts operators with limits, an integral without a sign, and hidden limits', () => {
    const nary = (properties: string) =>
      latex(
        `<m:nary><m:narypr>${properties}</m:narypr><m:sub>${run('0')}</m:sub><m:sup>${run('1')}</m:sup>${e(x)}</m:nary>`,
      );
    expect(nary('')).toBe('\\int_{0}^{1}x');
    expect(nary('<m:chr m:val="∏"/>')).toBe('\\prod_{0}^{1}x');
    expect(nary('<m:chr m:val="∑"/><m:suphide m:val="on"/>')).toBe('\\sum_{0}x');
    expect(nary('<m:chr val="∑"/><m:subhide/>')).toBe('\\sum^{1}x');
  });

  it('converts brackets, which are round without a sign', () => {
    const fenced = (properties: string, ...parts: readonly string[]) =>
      latex(`<m:d><m:dpr>${properties}</m:dpr>${parts.map(e).join('')}</m:d>`);
    const chars = (open: string, close: string) => `<m:begchr m:val="${open}"/><m:endchr m:val="${close}"/>`;
    expect(fenced('', x)).toBe('\\left(x\\right)');
    expect(fenced(chars('[', ']'), x, run('y'))).toBe('\\left[x|y\\right]');
    expect(fenced(`${chars('(', ')')}<m:sepchr m:val=","/>`, x, run('y'))).toBe('\\left(x,y\\right)');
    expect(fenced(chars('', ']'), x)).toBe('\\left.x\\right]');
    expect(fenced(chars('«', '»'), x)).toBe('«x»');
  });

  it('converts a matrix by the brackets around it', () => {
    const matrix = `<m:m><m:mpr/><m:mr>${e(run('1'))}${e(run('0'))}</m:mr><m:mr>${e(run('0'))}${e(run('1'))}</m:mr></m:m>`;
    const rows = '1&0\\\\0&1';
    const within = (open: string, close: string) =>
      latex(
        `<m:d><m:dpr><m:begchr m:val="${open}"/><m:endchr m:val="${close}"/></m:dpr>${e(`<m:ctrlpr/>${matrix}`)}</m:d>`,
      );
    expect(latex(matrix)).toBe(`\\begin{matrix}${rows}\\end{matrix}`);
    expect(within('(', ')')).toBe(`\\begin{pmatrix}${rows}\\end{pmatrix}`);
    expect(within('[', ']')).toBe(`\\begin{bmatrix}${rows}\\end{bmatrix}`);
    expect(within('|', '|')).toBe(`\\begin{vmatrix}${rows}\\end{vmatrix}`);
    expect(within('(', ']')).toBe(`\\left(\\begin{matrix}${rows}\\end{matrix}\\right]`);
  });

  it('converts equations one under another, aligned at their marks', () => {
    const lines = `<m:eqarr><m:eqarrpr/>${e(run('x&amp;=1'))}${e(run('y&amp;=2'))}</m:eqarr>`;
    expect(latex(lines)).toBe('\\begin{aligned}x&=1\\\\y&=2\\end{aligned}');
    const brace = (open: string, close: string) =>
      latex(`<m:d><m:dpr><m:begchr m:val="${open}"/><m:endchr m:val="${close}"/></m:dpr>${e(lines)}</m:d>`);
    expect(brace('{', '')).toBe('\\begin{cases}x&=1\\\\y&=2\\end{cases}');
    expect(brace('{', '}')).toBe('\\left\\{\\begin{aligned}x&=1\\\\y&=2\\end{aligned}\\right\\}');
  });

  it('converts functions and names', () => {
    const of = (name: string) => latex(`<m:func><m:fname>${run(name)}</m:fname>${e(x)}</m:func>`);
    expect(of('sin')).toBe('\\sin x');
    expect(of('foo')).toBe('foox');
    expect(latex(`${run('cos')}${x}`)).toBe('\\cos x');
    expect(latex(run('abc'))).toBe('abc');
    expect(latex(run('s'))).toBe('s');
  });

  it('converts limits under and over', () => {
    const limit = (name: string, base: string) =>
      latex(`<m:${name}>${e(base)}<m:lim>${run('n')}</m:lim></m:${name}>`);
    expect(limit('limlow', run('lim'))).toBe('\\lim_{n}');
    expect(limit('limlow', x)).toBe('\\underset{n}{x}');
    expect(limit('limupp', x)).toBe('\\overset{n}{x}');
    const brace = `<m:groupchr><m:groupchrpr/>${e(x)}</m:groupchr>`;
    expect(limit('limlow', brace)).toBe('\\underbrace{x}_{n}');
    expect(latex(`<m:groupchr><m:groupchrpr><m:pos m:val="top"/></m:groupchrpr>${e(x)}</m:groupchr>`)).toBe(
      '\\overbrace{x}',
    );
  });

  it('converts accents, bars and boxes', () => {
    const accent = (chr: string, inside: string) =>
      latex(`<m:acc><m:accpr>${chr}</m:accpr>${e(inside)}</m:acc>`);
    expect(accent('', x)).toBe('\\hat{x}');
    expect(accent('', run('xy'))).toBe('\\widehat{xy}');
    expect(accent('', run('α'))).toBe('\\hat{\\alpha}');
    expect(accent('<m:chr m:val="?"/>', x)).toBe('x');
    expect(latex(`<m:bar><m:barpr><m:pos m:val="top"/></m:barpr>${e(x)}</m:bar>`)).toBe('\\overline{x}');
    expect(latex(`<m:bar>${e(x)}</m:bar>`)).toBe('\\underline{x}');
    expect(latex(`<m:borderbox>${e(x)}</m:borderbox>`)).toBe('\\boxed{x}');
  });

  it('converts text in a formula, and signs in bare elements', () => {
    expect(latex(run('if x', '<m:nor/>'))).toBe('\\text{if x}');
    expect(latex(run('速度'))).toBe('\\text{速度}');
    expect(latex(run('x', '<m:sty m:val="p"/>'))).toBe('x');
    expect(latex('<m:r>a\nb</m:r>')).toBe('ab');
    expect(latex('<span>α</span><i><b>≤</b></i>')).toBe('\\alpha\\leq');
    expect(latex(`<m:box>${e(x)}</m:box><m:ctrlpr>y</m:ctrlpr>`)).toBe('x');
  });
});
