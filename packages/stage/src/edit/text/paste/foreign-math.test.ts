import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/markup.ts';
import type { ForeignElement } from './foreign-element.ts';
import { bareLatex, latexOfMath, localName } from './foreign-math.ts';

const mathOf = (markup: string) => parsed(markup).children[0] as ForeignElement;
const latex = (inside: string) => latexOfMath(mathOf(`<math>${inside}</math>`));
const [a, b] = ['<mi>a</mi>', '<mi>b</mi>'];
const mo = (sign: string) => `<mo>${sign}</mo>`;

describe('latexOfMath', () => {
  it('prefers a LaTeX annotation, then an alternative text with commands', () => {
    const annotated = (encoding: string) =>
      latex(`<semantics>${a}<annotation encoding="${encoding}">\\frac12</annotation></semantics>`);
    expect(annotated('application/x-tex')).toBe('\\frac12');
    expect(annotated('LaTeX')).toBe('\\frac12');
    expect(annotated('StarMath 5.0')).toBe('a');
    expect(latexOfMath(mathOf(`<math alttext="\\alpha">${a}</math>`))).toBe('\\alpha');
    expect(latexOfMath(mathOf(`<math alttext="alpha">${a}</math>`))).toBe('a');
  });

  it.each([
    [`<mspace width="1em"/>${a}`, '\\quad a'],
    [`<mspace width="0.9em"/>${a}`, '\\quad a'],
    [`<mspace width="0.3em"/>${a}`, '\\ a'],
    [`<mspace width="0.1em"/>${a}`, '\\,a'],
    [`<mspace width="-1em"/>${a}`, 'a'],
    [`${a}<mspace linebreak="newline"/>${b}`, 'a\\\\b'],
  ])('converts the space in %s', (inside, result) => expect(latex(inside)).toBe(result));

  it.each([
    ['linethickness="0"', '\\genfrac{}{}{0pt}{}{a}{b}'],
    ['linethickness="0.0px"', '\\genfrac{}{}{0pt}{}{a}{b}'],
    ['linethickness="0.5"', '\\frac{a}{b}'],
    ['bevelled="true"', '{a}/{b}'],
    ['bevelled="false"', '\\frac{a}{b}'],
  ])('converts a fraction with %s', (attributes, result) => {
    expect(latex(`<mfrac ${attributes}>${a}${b}</mfrac>`)).toBe(result);
  });

  it.each([
    ['double-struck', 'R', '\\mathbb{R}'],
    ['bold', 'v', '\\mathbf{v}'],
    ['italic', 'v', 'v'],
    ['bold', 'α', '\\alpha'],
  ])('converts a %s letter %s', (variant, letter, result) => {
    expect(latex(`<mi mathvariant="${variant}">${letter}</mi>`)).toBe(result);
  });

  it('converts limits, accents and lines over and under a base', () => {
    const over = (base: string, sign: string) => latex(`<mover>${base}${mo(sign)}</mover>`);
    const under = (base: string, sign: string) => latex(`<munder>${base}${mo(sign)}</munder>`);
    const ab = `<mrow>${a}${b}</mrow>`;
    expect([over(a, '^'), over(ab, '^')]).toEqual(['\\hat{a}', '\\widehat{ab}']);
    expect(over(ab, '_')).toBe('\\overline{ab}');
    expect([under(ab, '_'), under(ab, '⏟')]).toEqual(['\\underline{ab}', '\\underbrace{ab}']);
    expect(latex(`<munderover>${a}${b}<mn>2</mn></munderover>`)).toBe('\\overset{2}{\\underset{b}{a}}');
    expect(latex(`<munder>${a}${b}</munder>`)).toBe('\\underset{b}{a}');
    expect(latex(`<mover>${a}${b}</mover>`)).toBe('\\overset{b}{a}');
    expect(latex(`<munderover>${mo('∫')}${a}${b}</munderover>`)).toBe('\\int\\limits_{a}^{b}');
    expect(latex(`<munder><mi>foo</mi>${a}</munder>`)).toBe('\\operatorname*{foo}_{a}');
    expect(latex(`<munder><munder>${ab}${mo('⏟')}</munder>${a}</munder>`)).toBe('\\underbrace{ab}_{a}');
  });

  it('converts scripts before and behind a base', () => {
    expect(latex(`<mmultiscripts>${a}<mn>1</mn><mn>2</mn><mn>3</mn><none/></mmultiscripts>`)).toBe(
      'a_{1}^{2}{}_{3}',
    );
    expect(
      latex(`<mmultiscripts>${a}<mn>1</mn><none/><mprescripts/><mn>2</mn><mn>3</mn></mmultiscripts>`),
    ).toBe('{}_{2}^{3}a_{1}');
  });

  it('converts fences with separators', () => {
    const fenced = (attributes: string, ...parts: readonly string[]) =>
      latex(`<mfenced ${attributes}>${parts.join('')}</mfenced>`);
    expect(fenced('', a)).toBe('\\left(a\\right)');
    expect(fenced('open="{" close="}"', a, b)).toBe('\\left\\{a,b\\right\\}');
    expect(fenced('separators=";,"', a, b, a, b)).toBe('\\left(a;b,a,b\\right)');
    expect(fenced('separators=""', a, b)).toBe('\\left(ab\\right)');
    expect(fenced('open="«" close="»"', a)).toBe('«a»');
    expect(fenced('open="⟨" close="⟩"', a)).toBe('\\left\\langle a\\right\\rangle');
  });

  it('converts tables by the brackets around them', () => {
    const table = (attributes = '') =>
      `<mtable ${attributes}><mtr><mtd>${a}</mtd><mtd>${b}</mtd></mtr></mtable>`;
    expect(latex(table())).toBe('\\begin{matrix}a&b\\end{matrix}');
    expect(latex(table('columnalign="right left"'))).toBe('\\begin{aligned}a&b\\end{aligned}');
    expect(latex(`<mfenced open="[" close="]">${table()}</mfenced>`)).toBe(
      '\\begin{bmatrix}a&b\\end{bmatrix}',
    );
    expect(latex(`${mo('|')}${table()}${mo('|')}`)).toBe('\\begin{vmatrix}a&b\\end{vmatrix}');
    expect(latex(`${mo('[')}${table()}${mo(')')}`)).toBe('[\\begin{matrix}a&b\\end{matrix})');
    expect(latex(`${mo('{')}${table()}${mo('')}${a}`)).toBe('\\begin{cases}a&b\\end{cases}a');
    expect(latex(`${mo('{')}${table()}${b}`)).toBe('\\begin{cases}a&b\\end{cases}b');
    expect(latex(`<mtable><mlabeledtr><mtd>(1)</mtd><mtd>${a}</mtd></mlabeledtr></mtable>`)).toBe(
      '\\begin{matrix}a\\end{matrix}',
    );
  });

  it('makes brackets as high as their content, and finds the closing one', () => {
    const tall = '<mfrac><mn>1</mn><mn>2</mn></mfrac>';
    expect(latex(`${mo('(')}${mo('(')}${a}${mo(')')}${tall}${mo(')')}${b}`)).toBe(
      '\\left((a)\\frac{1}{2}\\right)b',
    );
    expect(latex(`${mo('(')}${a}`)).toBe('(a');
    expect(latex(`${mo('|')}${tall}${mo('|')}`)).toBe('\\left|\\frac{1}{2}\\right|');
  });

  it.each([
    ['updiagonalstrike downdiagonalstrike', '\\xcancel{a}'],
    ['updiagonalstrike', '\\cancel{a}'],
    ['downdiagonalstrike', '\\bcancel{a}'],
    ['radical', '\\sqrt{a}'],
    ['circle', '\\boxed{a}'],
    ['top', '\\overline{a}'],
    ['bottom', '\\underline{a}'],
    ['left', 'a'],
  ])('converts an enclosure %s', (notation, result) => {
    expect(latex(`<menclose notation="${notation}">${a}</menclose>`)).toBe(result);
  });

  it('converts operators with names, roots, phantoms and unknown elements', () => {
    expect(latex(`${mo('max')}${a}`)).toBe('\\max a');
    expect(latex(`<msqrt>${a}${b}</msqrt><mroot>${a}<mn>3</mn></mroot>`)).toBe('\\sqrt{ab}\\sqrt[3]{a}');
    expect(latex(`<mphantom>${a}</mphantom>`)).toBe('\\phantom{a}');
    expect(latex(`<maction>${a}${b}</maction>`)).toBe('a');
    expect(latex(`<mstyle>${a}${b}</mstyle><other>c d</other>`)).toBe('ab\\text{c d}');
  });
});

describe('bareLatex', () => {
  it.each([
    ['$x$', 'x'],
    ['$$ x^2 $$', 'x^2'],
    ['\\(x\\)', 'x'],
    ['\\[x\\]', 'x'],
    ['{\\displaystyle x}', 'x'],
    ['{\\textstyle {a}{b}}', '{a}{b}'],
    ['{\\displaystyle a}{b}', '{\\displaystyle a}{b}'],
    [' x ', 'x'],
    ['{\\displaystyle \\}}', '\\}'],
  ])('returns %s without delimiters', (given, result) => expect(bareLatex(given)).toBe(result));

  it('returns at most 20 000 characters', () => expect(bareLatex('x'.repeat(20_001))).toHaveLength(20_000));
});

it('localName returns the name without its prefix', () => {
  expect(localName(mathOf('<m:oMath></m:oMath>'))).toBe('oMath');
  expect(localName(mathOf('<math></math>'))).toBe('math');
});
