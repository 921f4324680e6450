import { expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

const font = (fontSize: number) =>
  ({ fontSize, fontFamily: 'Arial', fontWeight: 'normal', fontStyle: 'normal' }) as const;

it('textWidth estimates the width by classes of letters when there is no document', () => {
  expect(textWidth('', font(100))).toBe(0);
  expect(textWidth('a', font(100))).toBeCloseTo(51, 9);
  expect(textWidth('il.', font(100))).toBeCloseTo(96, 9);
  expect(textWidth('Wm%', font(100))).toBeCloseTo(198, 9);
  expect(textWidth('a', font(10))).toBeCloseTo(5.1, 9);
});

it('textWidth counts a full-width character as one em, once per character', () => {
  expect(textWidth('语文', font(20))).toBe(40);
  expect(textWidth('\u2e80', font(20))).toBe(20);
  expect(textWidth('\u2e7f', font(20))).toBeCloseTo(10.2, 9);
  expect(textWidth('𠮷', font(20))).toBe(20);
  expect(textWidth('数a', font(100))).toBeCloseTo(151, 9);
});
