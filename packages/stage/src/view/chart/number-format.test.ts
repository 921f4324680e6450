import { expect, it } from 'vitest';
import { formatNumber } from './number-format.ts';

it.each([
  [1234.5, 'General', '1234.5'],
  [0.1 + 0.2, 'General', '0.3'],
  [1234.5, '#,##0', '1,235'],
  [1234.5, '#,##0.00', '1,234.50'],
  [0.256, '0%', '26%'],
  [0.256, '0.0%', '25.6%'],
  [-5, '0.00', '-5.00'],
  [12, '"¥"0.00', '¥12.00'],
  [3, '0"人"', '3人'],
  [1500, '\\$#,##0', '$1,500'],
  [44197, 'yyyy/m/d', '2021/1/1'],
  [44197, 'd-mmm-yy', '1-Jan-21'],
  [12345, '0.00E+00', '1.23E+4'],
])('%d as %s is %s', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});
