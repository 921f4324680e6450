import { describe, expect, it } from 'vitest';
import { codeViews } from './card-code.ts';
import { CARD_CODE } from './card-words.ts';
import { decode } from './decode.ts';

const views = codeViews(CARD_CODE);
const tolerance = { wrong: 2, weight: 1.2, lead: 3 };
const seenAs = (card: number, up: number) =>
  Float32Array.from(views.find((view) => view.card === card && view.up === up)?.signs ?? []);

describe('decode', () => {
  it('returns the card and the side of every pattern of the code', () => {
    for (const view of views) expect(decode(Float32Array.from(view.signs), views, tolerance)).toBe(view);
  });

  it('corrects up to two uncertain cells', () => {
    const signs = seenAs(9, 2);
    for (const cell of [3, 17]) signs[cell] = -0.5 * (signs[cell] as number);
    expect(decode(signs, views, tolerance)).toMatchObject({ card: 9, up: 2 });
  });

  it('returns undefined when a wrong cell is certain and another uncertain', () => {
    const signs = seenAs(9, 2);
    signs[3] = -(signs[3] as number);
    signs[17] = -0.5 * (signs[17] as number);
    expect(decode(signs, views, tolerance)).toBeUndefined();
  });

  it('returns undefined when three cells are wrong', () => {
    const signs = seenAs(30, 1);
    for (const cell of [0, 7, 19]) signs[cell] = -0.1 * (signs[cell] as number);
    expect(decode(signs, views, tolerance)).toBeUndefined();
  });

  it('returns undefined when nothing is certain', () => {
    expect(decode(new Float32Array(CARD_CODE.grid ** 2), views, tolerance)).toBeUndefined();
  });
});

it('a code has a view for each side of each card, whose cells are turned with it', () => {
  const views = codeViews({ grid: 2, words: [0b1000, 0b1100] });
  expect(views.map(({ card, up }) => [card, up]).slice(2, 6)).toEqual([
    [1, 2],
    [1, 3],
    [2, 0],
    [2, 1],
  ]);
  expect(views.slice(0, 2).map(({ signs }) => [...signs])).toEqual([
    [1, -1, -1, -1],
    [-1, -1, 1, -1],
  ]);
});
