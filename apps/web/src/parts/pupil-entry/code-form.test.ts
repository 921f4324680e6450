import { expect, it } from 'vitest';
import { readCode } from './code-form.tsx';

it.each([
  ['abcd 2345', 'ABCD2345'],
  ['ＡＢＣＤ２３４５', 'ABCD2345'],
  ['作业码：k7mn-p2qr。', 'K7MNP2QR'],
  ['abcd23456789', 'ABCD2345'],
])('readCode(%j) returns the eight letters and digits %s', (typed, code) => {
  expect(readCode(typed, 'letters-and-digits', 8)).toBe(code);
});

it.each([
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['课堂码 a12b3', '123'],
  ['12345678', '123456'],
])('readCode(%j) returns the digits %s', (typed, code) => {
  expect(readCode(typed, 'digits', 6)).toBe(code);
});
