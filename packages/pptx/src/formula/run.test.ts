import { describe, expect, it } from 'vitest';
import { rootOf } from '../../test/xml-source.ts';
import { asRow, isOn, joinLatex, runToLatex, trimLatex } from './run.ts';

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const latex = (text: string, properties = '', aligned = false) =>
  runToLatex(rootOf(`<m:r ${M}><m:rPr>${properties}</m:rPr><m:t>${text}</m:t></m:r>`), aligned);
const style = (value: string) => `<m:sty m:val="${value}"/>`;
const script = (value: string) => `<m:scr m:val="${value}"/>`;

describe('runToLatex', () => {
  it.each([
    ['ab', '', 'ab'],
    ['ab', style('i'), 'ab'],
    ['ab', style('p'), '\\mathrm{ab}'],
    ['ab', style('b'), '\\mathbf{ab}'],
    ['ab', style('bi'), '\\boldsymbol{ab}'],
    ['12', style('p'), '12'],
    ['sin', style('p'), '\\sin'],
    ['sin', '', 'sin'],
    ['R', script('double-struck'), '\\mathbb{R}'],
    ['R', script('fraktur') + style('b'), '\\boldsymbol{\\mathfrak{R}}'],
    ['R', script('script'), '\\mathcal{R}'],
    ['R', script('sans-serif'), '\\mathsf{R}'],
    ['R', script('monospace'), '\\mathtt{R}'],
    ['R', script('constructor'), 'R'],
    ['R', '<m:sty val="b"/>', '\\mathbf{R}'],
    ['R', '<m:scr val="fraktur"/>', '\\mathfrak{R}'],
    ['α', style('b'), '\\boldsymbol{\\alpha}'],
    ['+', style('b'), '+'],
    ['if x', '<m:nor/>', '\\text{if x}'],
    ['ab', '<m:nor m:val="0"/>', 'ab'],
    ['圆心', '', '\\text{圆心}'],
    ['x圆', '', 'x\\text{圆}'],
    ['a b', '', 'a\\ b'],
    ['ℝ', '', '\\mathbb{R}'],
    ['ℎ', style('p'), 'h'],
    ['𝐱', '', '\\mathbf{x}'],
    ['𝑥', style('p'), 'x'],
    ['𝒙', '', '\\boldsymbol{x}'],
    ['𝟏𝟐', '', '\\mathbf{12}'],
    ['𝔸b', '', '\\mathbb{A}b'],
    ['\u0302', '', ''],
  ])('returns %s with %s as %s', (text, properties, expected) => {
    expect(latex(text, properties)).toBe(expected);
  });

  it('returns an ampersand as an alignment mark only in aligned lines', () => {
    expect(latex('a&amp;b', '', true)).toBe('a&b');
    expect(latex('a&amp;b')).toBe('a\\&b');
  });

  it('joins the texts of a run', () => {
    expect(runToLatex(rootOf(`<m:r ${M}><m:t>a</m:t><m:t>b</m:t></m:r>`), false)).toBe('ab');
  });
});

describe('isOn', () => {
  it.each([
    ['<x/>', true],
    ['<x val="1"/>', true],
    ['<x val="on"/>', true],
    ['<x val="0"/>', false],
    ['<x val="off"/>', false],
    ['<x val="false"/>', false],
  ])('of %s is %s', (xml, expected) => {
    expect(isOn(rootOf(xml))).toBe(expected);
  });

  it('is false without an element, and reads the prefixed attribute first', () => {
    expect(isOn(undefined)).toBe(false);
    expect(isOn(rootOf(`<m:x ${M} m:val="0" val="1"/>`))).toBe(false);
  });
});

it('asRow protects a bracket or a star at the start', () => {
  expect(['[a', ' [a', '*', 'a[', '(a'].map(asRow)).toEqual(['{}[a', '{} [a', '{}*', 'a[', '(a']);
});

it('trimLatex keeps an escaped space at the end', () => {
  expect([' a ', 'a\\ ', 'a\\\\ ', 'a\\\\\\ ', '\\ '].map(trimLatex)).toEqual([
    'a',
    'a\\ ',
    'a\\\\',
    'a\\\\\\ ',
    '\\ ',
  ]);
});

describe('joinLatex', () => {
  it.each([
    [['\\alpha', 'b'], '\\alpha b'],
    [['\\alpha', '1'], '\\alpha1'],
    [['\\alpha', '', 'b'], '\\alpha b'],
    [['a', 'b'], 'ab'],
    [['\\,', 'b'], '\\,b'],
    [['x^{2}', "'"], "x^{2}{}'"],
    [["x'", "'"], "x'{}'"],
    [['x_{2}', "'"], "x_{2}'"],
    [['x^{2}_{1}', "'"], "x^{2}_{1}{}'"],
    [['x_{1}^{2}', '²'], 'x_{1}^{2}{}²'],
    [['x²', '³'], 'x²{}³'],
    [['x_{1}', '₂'], 'x_{1}{}₂'],
    [['x₁', '₂'], 'x₁{}₂'],
    [['x^{2}', '₂'], 'x^{2}₂'],
    [['x_{1}^{2}', '₂'], 'x_{1}^{2}{}₂'],
    [['{x}', "'"], "{x}'"],
    [['x^{\\}}', "'"], "x^{\\}}{}'"],
    [['x^{{a}b}', "'"], "x^{{a}b}{}'"],
    [['\\\\', '['], '\\\\{}['],
    [['\\\\', '*'], '\\\\{}*'],
    [['a', '['], 'a['],
  ])('of %j is %s', (pieces, expected) => {
    expect(joinLatex(pieces)).toBe(expected);
  });
});
