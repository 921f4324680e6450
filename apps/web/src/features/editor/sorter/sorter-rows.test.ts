import { expect, test } from 'vitest';
import { sorterRows, steppedPage } from './sorter-rows.ts';

const page = (id: string, number: number) => ({ type: 'page', id, number }) as const;
const section = { type: 'section', id: 's', name: '练习', collapsed: false, count: 2 } as const;
const rows = sorterRows(
  [page('a', 1), page('b', 2), page('c', 3), page('d', 4), section, page('e', 5), page('f', 6)],
  3,
);

test('sorterRows fills lines with as many pages as fit, and starts a new line at each section', () => {
  expect(
    rows.map((row) => (row.type === 'section' ? row.name : row.pages.map(({ id }) => id).join(''))),
  ).toEqual(['abc', 'd', '练习', 'ef']);
});

test('steppedPage returns the page beside, above or below, across section names, and stays at the ends', () => {
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
