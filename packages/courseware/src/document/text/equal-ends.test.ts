import { describe, expect, it } from 'vitest';
import { takeEqualHead, takeEqualTail } from './equal-ends.ts';
import type { Segment } from './text-delta.ts';

const plain = (insert: string): Segment => ({ insert, attributes: {} });
const bold = (insert: string): Segment => ({ insert, attributes: { bold: true } });
const formula = (latex: string): Segment => ({ insert: { latex }, attributes: {} });

function head(a: Segment[], b: Segment[]): [number, Segment[], Segment[]] {
  return [takeEqualHead(a, b), a, b];
}

function tail(a: Segment[], b: Segment[]): [Segment[], Segment[]] {
  takeEqualTail(a, b);
  return [a, b];
}

describe('takeEqualHead', () => {
  it('removes equal segments and the equal beginning of the next, and returns their length', () => {
    expect(head([bold('ab'), formula('x'), plain('cde')], [bold('ab'), formula('x'), plain('cdf')])).toEqual([
      5,
      [plain('e')],
      [plain('f')],
    ]);
  });

  it('removes a text that is the beginning of the other', () => {
    expect(head([plain('ab')], [plain('abc')])).toEqual([2, [], [plain('c')]]);
    expect(head([plain('abc'), bold('d')], [plain('ab')])).toEqual([2, [plain('c'), bold('d')], []]);
    expect(head([plain('ab')], [plain('ab')])).toEqual([2, [], []]);
    expect(head([], [plain('ab')])).toEqual([0, [], [plain('ab')]]);
  });

  it('removes nothing from segments of different format and from different objects', () => {
    expect(head([plain('ab')], [bold('ab')])).toEqual([0, [plain('ab')], [bold('ab')]]);
    expect(head([formula('x')], [formula('y')])).toEqual([0, [formula('x')], [formula('y')]]);
    expect(head([plain('x')], [formula('x')])).toEqual([0, [plain('x')], [formula('x')]]);
  });

  it('does not split a surrogate pair', () => {
    expect(head([plain('a👩')], [plain('a👨')])).toEqual([1, [plain('👩')], [plain('👨')]]);
    expect(head([plain('👩')], [plain('👨')])).toEqual([0, [plain('👩')], [plain('👨')]]);
    expect(head([plain('👩a')], [plain('👩b')])).toEqual([2, [plain('a')], [plain('b')]]);
  });
});

describe('takeEqualTail', () => {
  it('removes equal segments and the equal end of the segment before', () => {
    expect(tail([plain('xab'), formula('f'), bold('c')], [plain('yab'), formula('f'), bold('c')])).toEqual([
      [plain('x')],
      [plain('y')],
    ]);
  });

  it('removes a text that is the end of the other', () => {
    expect(tail([plain('bc')], [plain('abc')])).toEqual([[], [plain('a')]]);
    expect(tail([bold('d'), plain('abc')], [plain('bc')])).toEqual([[bold('d'), plain('a')], []]);
    expect(tail([], [plain('ab')])).toEqual([[], [plain('ab')]]);
  });

  it('removes nothing from segments of different format', () => {
    expect(tail([plain('ab')], [bold('ab')])).toEqual([[plain('ab')], [bold('ab')]]);
  });

  it('does not split a surrogate pair of either text', () => {
    const [one, other] = ['\u{1F469}', '\u{1F869}'];
    expect(tail([plain(`${one}z`)], [plain(`${other}z`)])).toEqual([[plain(one)], [plain(other)]]);
    expect(tail([plain(one)], [plain(other)])).toEqual([[plain(one)], [plain(other)]]);
    expect(tail([plain(`a${one}`)], [plain(`b${one}`)])).toEqual([[plain('a')], [plain('b')]]);
    // The second text has only the low surrogate.
    const low = one.slice(1);
    expect(tail([plain(`a${one}`)], [plain(`b${low}`)])).toEqual([[plain(`a${one}`)], [plain(`b${low}`)]]);
    expect(tail([plain(`b${low}`)], [plain(`a${one}`)])).toEqual([[plain(`b${low}`)], [plain(`a${one}`)]]);
  });
});
