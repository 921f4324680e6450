import { expect, it } from 'vitest';
import { placesOf, tokensOf } from './text-places.ts';

const bold = { bold: true };
const formula = { formula: 'x' };

it('placesOf returns an item for each character, and one for an embedded object', () => {
  expect(
    placesOf([
      { insert: 'a😀', attributes: bold },
      { insert: formula, attributes: {} },
    ]),
  ).toEqual([
    { value: 'a', attributes: bold },
    { value: '😀', attributes: bold },
    { value: formula, attributes: {} },
  ]);
});

it('tokensOf returns the code point of a character, and for equal objects the same number above all code points', () => {
  const embeds: string[] = [];
  const tokens = (...values: (string | { formula: string })[]) =>
    tokensOf(
      values.map((value) => ({ value, attributes: {} })),
      embeds,
    );
  expect(tokens('a', '😀', formula, { formula: 'y' }, { formula: 'x' })).toEqual([
    97, 0x1f600, 0x110000, 0x110001, 0x110000,
  ]);
  expect(tokens({ formula: 'y' }, { formula: 'z' })).toEqual([0x110001, 0x110002]);
  expect(tokens('')).toEqual([0]);
});
