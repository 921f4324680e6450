import { ASSIGNMENT_CODE } from '@lectern/protocol/assignment-shapes';
import { expect, it } from 'vitest';
import { CLASS_WORDS, ClassWordOfWeek, drawAssignmentCode } from './codes.ts';

/** Sunday, 29 November 2026, 23:59 in China. */
const SUNDAY = Date.UTC(2026, 10, 29, 15, 59);
const MINUTE = 60_000;
const WEEK = 7 * 86_400_000;
const words = new ClassWordOfWeek(Buffer.alloc(32, 7));

it('codes have eight signs that do not look alike, and differ', () => {
  const codes = Array.from({ length: 200 }, drawAssignmentCode);
  for (const code of codes) expect(code).toMatch(ASSIGNMENT_CODE);
  expect(new Set(codes).size).toBe(200);
});

it('words are about 300 of two characters each, and no word is there twice', () => {
  expect(CLASS_WORDS.length).toBeGreaterThan(280);
  expect(new Set(CLASS_WORDS).size).toBe(CLASS_WORDS.length);
  expect(CLASS_WORDS.filter((word) => !/^\p{Script=Han}{2}$/u.test(word))).toEqual([]);
});

it('the word of a class changes on Monday in China, and the word of the last week is valid too', () => {
  const word = words.word('class', SUNDAY);
  expect(words.word('class', SUNDAY - 6 * 86_400_000)).toBe(word);
  expect(words.word('class', SUNDAY + MINUTE, 1)).toBe(word);
  const weeks = Array.from({ length: 12 }, (_, week) => words.word('class', SUNDAY + week * WEEK));
  expect(new Set(weeks).size).toBeGreaterThan(8);
  expect(words.isRight('class', word, SUNDAY)).toBe(true);
  expect(words.isRight('class', ` ${word[0]} ${word[1]} `, SUNDAY + MINUTE)).toBe(true);
  expect(words.isRight('class', word, SUNDAY + MINUTE + WEEK)).toBe(false);
  for (const wrong of ['', ' ', undefined, `${word}${word}`])
    expect(words.isRight('class', wrong, SUNDAY)).toBe(false);
});

it('classes and servers have different words', () => {
  const classes = Array.from({ length: 40 }, (_, index) => words.word(`class ${index}`, SUNDAY));
  expect(new Set(classes).size).toBeGreaterThan(30);
  const other = new ClassWordOfWeek(Buffer.alloc(32, 8));
  const elsewhere = Array.from({ length: 40 }, (_, index) => other.word(`class ${index}`, SUNDAY));
  expect(elsewhere).not.toEqual(classes);
});
