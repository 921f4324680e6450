import { describe, expect, it } from 'vitest';
import { numberMark } from './number-mark.ts';

describe('the number at the beginning of a line', () => {
  it.each([
    ['1. 甲', 'dot', 1],
    ['12、甲', 'dot', 12],
    ['３．甲', 'dot', 3],
    ['第4题 甲', 'dot', 4],
    ['Q5. Who?', 'dot', 5],
    ['⒍ 甲', 'dot', 6],
    ['(7) 甲', 'paren', 7],
    ['（8）甲', 'paren', 8],
    ['9) 甲', 'paren', 9],
    ['⑽甲', 'paren', 10],
    ['①甲', 'circle', 1],
    ['❷ 甲', 'circle', 2],
  ])('is read from %s', (text, style, number) => {
    expect(numberMark(text)).toMatchObject({ style, number });
  });

  it.each(['1.5 米', '3:4 是比', '1、2、3 都是数', '2024年', '0. 甲', '一、甲', 'A. 甲', '甲1. 乙', '', '1'])(
    'is undefined for %s',
    (text) => {
      expect(numberMark(text)).toBeUndefined();
    },
  );

  it('may stand before a year or a sum when it is the expected one', () => {
    expect(numberMark('2.2024年是闰年吗', 2)).toEqual({ style: 'dot', number: 2, length: 2 });
    expect(numberMark('2.25×4=', 2)).toMatchObject({ number: 2, isDoubtful: true });
    expect([numberMark('2.25×4=', 3), numberMark('2.5米', 2)]).toEqual([undefined, undefined]);
    expect([numberMark('3\t甲', 3)?.number, numberMark('3\t甲', 4)]).toEqual([3, undefined]);
  });

  it('stands behind an answer in brackets', () => {
    expect(numberMark('( B ) 1. Who?')).toMatchObject({ number: 1, answer: 'B' });
    expect(numberMark('（　）2．Who?')).toEqual({ style: 'dot', number: 2, length: 5 });
  });
});
