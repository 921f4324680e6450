import { expect, it } from 'vitest';
import type { Element } from '../../records/element.ts';
import { stretchedContent } from './stretched-content.ts';

const stretched = (element: object) => stretchedContent(element as Element, 2, 3);

it('stretchedContent returns the columns of a stretched table wider and its rows taller', () => {
  const table = {
    columns: [
      { id: 'A', width: 10 },
      { id: 'B', width: 20 },
    ],
    rows: [{ id: '1', height: 5 }],
    cells: {},
    firstRow: true,
  };
  expect(stretched({ type: 'table', table })).toEqual({
    table: {
      ...table,
      columns: [
        { id: 'A', width: 20 },
        { id: 'B', width: 40 },
      ],
      rows: [{ id: '1', height: 15 }],
    },
  });
});

it('stretchedContent returns the points of a stretched stroke with their pressure unchanged', () => {
  expect(stretched({ type: 'ink', points: [1, 1, 0.5, 4, 5, 0.7] })).toEqual({
    points: [2, 3, 0.5, 8, 15, 0.7],
  });
});

it('stretchedContent returns that the children of a group have to be stretched', () => {
  expect(stretched({ type: 'group' })).toBe('children');
});

it.each(['shape', 'line', 'picture', 'video', 'audio', 'chart', 'formula', 'tool', 'unknown'])(
  'stretchedContent returns no changes for an element of type %s',
  (type) => {
    expect(stretched({ type, points: [1], table: {} })).toEqual({});
  },
);
