import { expect, it } from 'vitest';
import { signsOf } from './code-form.tsx';

it.each([
  ['abcd 2345', 'ABCD2345'],
  ['ＡＢＣＤ２３４５', 'ABCD2345'],
  ['作业码：k7mn-p2qr。', 'K7MNP2QR'],
  ['abcd23456789', 'ABCD2345'],
])('signsOf(%j) returns %s', (typed, signs) => {
  expect(signsOf(typed)).toBe(signs);
});
