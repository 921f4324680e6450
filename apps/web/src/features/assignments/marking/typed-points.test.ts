import { describe, expect, it } from 'vitest';
import { padPoints, pointsOfText, typedPoints } from './typed-points.ts';

const typed = (keys: string, full: number) =>
  [...keys].reduce((before, key) => typedPoints(before, key, full) ?? 'none', '');

describe('typedPoints', () => {
  it('adds a digit while the number is at most the full points, else begins a new one', () => {
    expect([typed('1', 5), typed('12', 5), typed('12', 12), typed('123', 12), typed('08', 10)]).toEqual([
      '1',
      '2',
      '12',
      '3',
      '8',
    ]);
  });

  it('keeps the number when a digit alone is more than the full points', () => {
    expect(typed('28', 3)).toBe('2');
  });

  it('accepts a decimal place, and removes signs', () => {
    expect([typed('1.5', 2), typed('.5', 2), typed('1.57', 9), typedPoints('1.5', 'Backspace', 2)]).toEqual([
      '1.5',
      '0.5',
      '7',
      '1.',
    ]);
  });

  it('returns undefined for other keys', () => {
    expect(typedPoints('1', 'r', 5)).toBeUndefined();
    expect(typedPoints('1', 'Enter', 5)).toBeUndefined();
  });
});

it('pointsOfText returns no number for an empty text', () => {
  expect([pointsOfText(''), pointsOfText('0'), pointsOfText('1.')]).toEqual([undefined, 0, 1]);
});

it('padPoints returns each whole number up to ten, and parts of more', () => {
  expect(padPoints(3)).toEqual([0, 1, 2, 3]);
  expect(padPoints(2.5)).toEqual([0, 1, 2, 2.5]);
  expect(padPoints(20)).toEqual([0, 5, 10, 12, 15, 18, 20]);
});
