import { expect, test } from 'vitest';
import { sorterRows, steppedPage } from './sorter-rows.ts';

const page = (id: string, number: number) => ({ type: 'page', id, number }) as const;
const section = { type: 'section', id: 's', name: '练习', collapsed: false, count: 2 } as const;
const rows = sorterRows(
  [page('a', 1), page('b', 2), page('c', 3), page('d', 4), section, page('e', 5), page('f', 6)],
  3,
);

test('pages stand in lines of as many as there is room for, and a section begins a line', () => {
  expect(
    rows.map((row) => (row.type === 'section' ? row.name : row.pages.map(({ id }) => id).join(''))),
  ).toEqual(['abc', 'd', '练习', 'ef']);
});

test('keys lead to the page beside, above and below, over the name of a section, and stay at the ends', () => {
  const lead = (from: string, ...steps: Parameters<typeof steppedPage>[2][]) =>
    steps.reduce((at, step) => steppedPage(rows, at, step), from);
  expect(lead('c', 'right')).toBe('d');
  expect(lead('d', 'left', 'left')).toBe('b');
  expect(lead('c', 'down')).toBe('d');
  expect(lead('d', 'down')).toBe('e');
  expect(lead('f', 'up', 'up')).toBe('a');
  expect(lead('a', 'left', 'up')).toBe('a');
  expect(lead('b', 'last', 'right', 'down')).toBe('f');
  expect(lead('f', 'first')).toBe('a');
});
