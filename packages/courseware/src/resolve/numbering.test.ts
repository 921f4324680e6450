import { expect, it } from 'vitest';
import { numberText } from './numbering.ts';

it.each([
  ['arabicPeriod', 3, '3.'],
  ['arabicPlain', 3, '3'],
  ['arabicParenR', 3, '3)'],
  ['arabicParenBoth', 3, '(3)'],
  ['arabicMinus', 3, '3 -'],
  ['ea1ChsComma', 3, '三、'],
  ['unknown', 3, '3'],
  ['arabicDbPeriod', 12, '１２．'],
  ['arabicDbPlain', 90, '９０'],
  ['ea1JpnChsDbPeriod', 3, '三．'],
  ['ea1ChsPeriod', 3, '三.'],
  ['hindiNumPeriod', 10, '१०.'],
  ['thaiNumPeriod', 19, '๑๙.'],
  ['thaiAlphaPeriod', 1, 'ก.'],
  ['thaiAlphaPeriod', 2, 'ข.'],
  ['hebrew2Minus', 22, 'ת -'],
  ['hebrew2Minus', 23, 'א -'],
  ['hindiAlphaPeriod', 2, 'आ.'],
  ['hindiAlpha1Period', 2, 'आ.'],
  ['arabic1Minus', 2, 'ب -'],
  ['arabic2Minus', 3, 'ج -'],
])('numberText returns for the scheme %s and %d the number %s', (scheme, number, text) => {
  expect(numberText(scheme, number)).toBe(text);
});

it('numberText repeats a letter after the end of the alphabet', () => {
  const at = (number: number) => numberText('alphaUcPlain', number);
  expect([1, 26, 27, 52, 53].map(at)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  expect(numberText('alphaLcPlain', 28)).toBe('bb');
});

it('numberText returns Roman numerals', () => {
  const at = (number: number) => numberText('romanUcPlain', number);
  expect([1, 4, 5, 9, 14, 40, 50, 90, 100, 400, 500, 900, 1000, 3888].map(at)).toEqual([
    'I',
    'IV',
    'V',
    'IX',
    'XIV',
    'XL',
    'L',
    'XC',
    'C',
    'CD',
    'D',
    'CM',
    'M',
    'MMMDCCCLXXXVIII',
  ]);
  expect(numberText('romanLcPeriod', 6)).toBe('vi.');
});

it('numberText returns circled numbers from 1 to 20, and white ones up to 10', () => {
  expect([0, 1, 20, 21].map((number) => numberText('circleNumDbPlain', number))).toEqual([
    '0',
    '①',
    '⑳',
    '21',
  ]);
  expect(numberText('circleNumWdPlain', 2)).toBe('②');
  const white = (number: number) => numberText('circleNumWdWhitePlain', number);
  expect([0, 1, 10, 11].map(white)).toEqual(['0', '❶', '❿', '⑪']);
  expect(numberText('circleNumWdBlackPlain', 2)).toBe('❷');
});

it('numberText returns Chinese numerals below a hundred, and digits from there on', () => {
  const at = (number: number) => numberText('ea1ChsPlain', number);
  expect([0, 1, 9, 10, 11, 20, 99, 100, 205].map(at)).toEqual([
    '〇',
    '一',
    '九',
    '十',
    '十一',
    '二十',
    '九十九',
    '一〇〇',
    '二〇五',
  ]);
  expect(numberText('ea1ChtPlain', 100)).toBe('一零零');
  expect(numberText('ea1JpnKorPlain', 40)).toBe('四十');
});
