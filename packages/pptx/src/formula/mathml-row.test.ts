import { describe, expect, it } from 'vitest';
import { rootOf } from '../../test/xml-source.ts';
import { isNary, MathmlRow } from './mathml-row.ts';

const SIGN = '<mo>\u2061</mo>';
const itemsOf = (xml: string) => rootOf(`<mrow>${xml}</mrow>`).children;
const texts = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text).join(' ');

/** A row of which the first item has been read. */
function begun(xml: string): MathmlRow {
  const row = new MathmlRow(itemsOf(xml));
  row.next();
  return row;
}

describe('isNary', () => {
  it.each([
    ['<mo>∑</mo>', true],
    ['<mo>∬</mo>', true],
    ['<mo>⋃</mo>', true],
    ['<mo>+</mo>', false],
    ['<mo>∑∑</mo>', false],
    ['<mi>∑</mi>', false],
    ['<msub><mo>∑</mo><mi>i</mi></msub>', true],
    ['<munderover><mo>∏</mo><mi>i</mi><mi>n</mi></munderover>', true],
    ['<msub><mi>∑</mi><mi>i</mi></msub>', false],
    ['<msub><mo>+</mo><mi>i</mi></msub>', false],
    ['<msub></msub>', false],
    ['<mfrac><mo>∑</mo><mi>i</mi></mfrac>', false],
  ])('of %s is %s', (xml, expected) => {
    const [item] = itemsOf(xml);
    expect(item && isNary(item)).toBe(expected);
  });
});

describe('MathmlRow.next', () => {
  it('returns the items in order, then undefined', () => {
    const row = new MathmlRow(itemsOf('<mi>a</mi><mi>b</mi>'));
    expect([row.next()?.text, row.next()?.text, row.next()]).toEqual(['a', 'b', undefined]);
  });
});

describe('MathmlRow.atFunction', () => {
  const atFunction = (xml: string) => {
    const row = new MathmlRow(itemsOf(xml));
    const item = row.next();
    return [item && row.atFunction(item), row.next()?.text];
  };

  it.each([
    [`<mi>sin</mi>${SIGN}<mi>x</mi>`, true, 'x'],
    ['<mi>sin</mi><mi>x</mi>', false, 'x'],
    [`<mo>sin</mo>${SIGN}<mi>x</mi>`, false, '\u2061'],
    [`<mrow><mi>sin</mi>${SIGN}</mrow><mi>x</mi>`, true, 'x'],
    [`<mrow><mi>sin</mi>${SIGN}<mi>x</mi></mrow><mi>y</mi>`, false, 'y'],
    [`<msup><mrow><mi>sin</mi>${SIGN}</mrow><mn>2</mn></msup><mi>x</mi>`, true, 'x'],
    [`<mfrac><mrow><mi>sin</mi>${SIGN}</mrow><mn>2</mn></mfrac><mi>x</mi>`, false, 'x'],
  ])('of %s is %s, and %s is next', (xml, expected, next) => {
    expect(atFunction(xml)).toEqual([expected, next]);
  });
});

describe('MathmlRow.takeOperand', () => {
  it.each([
    ['up to a relation', '<mo>∑</mo><mi>a</mi><mi>b</mi><mo>=</mo><mi>c</mi>', 'a b', '='],
    ['up to a sum', '<mo>∑</mo><mi>a</mi><mo>+</mo><mi>b</mi>', 'a', '+'],
    ['with a sign before it', '<mo>∑</mo><mo>−</mo><mi>a</mi><mo>+</mo>', '− a', '+'],
    [
      'with a sum in brackets',
      '<mo>∑</mo><mo>(</mo><mi>a</mi><mo>+</mo><mi>b</mi><mo>)</mo><mi>c</mi>',
      '( a + b ) c',
      undefined,
    ],
    ['up to a closing bracket', '<mo>∑</mo><mi>a</mi><mo>)</mo>', 'a', ')'],
    ['empty before a relation', '<mo>∑</mo><mo>=</mo><mi>a</mi>', '', '='],
    ['empty before a closing bracket', '<mo>∑</mo><mo>]</mo>', '', ']'],
    ['up to the end', '<mo>∑</mo><mi>a</mi>', 'a', undefined],
  ])('takes an operand %s', (_, xml, taken, next) => {
    const row = begun(xml);
    expect(texts(row.takeOperand())).toBe(taken);
    expect(row.next()?.text).toBe(next);
  });
});

describe('MathmlRow.takeArgument', () => {
  it.each([
    ['factors', '<mi>f</mi><mn>2</mn><mi>x</mi><mo>+</mo>', '2 x', '+'],
    [
      'a bracket with its content',
      '<mi>f</mi><mo>(</mo><mi>x</mi><mo>(</mo><mi>y</mi><mo>)</mo><mo>)</mo><mi>z</mi>',
      '( x ( y ) )',
      'z',
    ],
    ['no bracket that is not closed', '<mi>f</mi><mo>(</mo><mi>x</mi>', '', '('],
    ['factors before a bracket', '<mi>f</mi><mi>x</mi><mo>(</mo>', 'x', '('],
    ['factors before a text', '<mi>f</mi><mi>x</mi><mtext>t</mtext>', 'x', 't'],
    ['factors before a space', '<mi>f</mi><mi>x</mi><mspace/><mi>y</mi>', 'x', ''],
    ['factors before a sum', '<mi>f</mi><mi>x</mi><msub><mo>∑</mo><mi>i</mi></msub>', 'x', ''],
    ['a fraction alone', '<mi>f</mi><mfrac><mi>a</mi><mi>b</mi></mfrac><mi>x</mi>', '', 'x'],
    ['a nested function', `<mi>f</mi><mi>sin</mi>${SIGN}<mi>x</mi><mo>+</mo>`, 'sin \u2061 x', '+'],
    ['factors before another function', `<mi>f</mi><mi>x</mi><mi>sin</mi>${SIGN}<mi>y</mi>`, 'x', 'sin'],
  ])('takes %s', (_, xml, taken, next) => {
    const row = begun(xml);
    expect(texts(row.takeArgument())).toBe(taken);
    expect(row.next()?.text).toBe(next);
  });
});

describe('MathmlRow.takeBase', () => {
  it('takes the item that follows, unless it is an operator or missing', () => {
    const row = begun('<mi>a</mi><mi>b</mi><mo>+</mo>');
    expect(row.takeBase()?.text).toBe('b');
    expect(row.takeBase()).toBeUndefined();
    expect(row.next()?.text).toBe('+');
    expect(row.takeBase()).toBeUndefined();
  });
});
