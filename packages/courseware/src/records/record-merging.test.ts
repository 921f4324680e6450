import { expect, it } from 'vitest';
import { deckMerging } from './deck.ts';
import { elementMerging } from './element.ts';
import { pageMerging } from './page.ts';
import { mergingOf } from './record-merging.ts';

it('mergingOf returns how the properties of an element merge by its type', () => {
  expect(Object.fromEntries(mergingOf('element', 'table'))).toEqual(elementMerging.table);
  expect(Object.fromEntries(mergingOf('element', 'shape'))).toEqual(elementMerging.shape);
});

it('mergingOf returns how the properties of another record merge by its kind', () => {
  expect(Object.fromEntries(mergingOf('deck', undefined))).toEqual(deckMerging);
  expect(Object.fromEntries(mergingOf('page', 'table'))).toEqual(pageMerging);
});

it.each([
  ['element', 'hologram'],
  ['element', undefined],
  ['hologram', 'table'],
])('mergingOf returns no properties for a record of kind %s and type %s', (kind, type) => {
  expect(mergingOf(kind, type).size).toBe(0);
});
