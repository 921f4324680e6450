import { expect, test } from 'vitest';
import { lineOf, pageLines } from './page-lines.ts';

const page = (id: string, number: number) => ({ type: 'page', id, number }) as const;
const section = { type: 'section', id: 's', name: '练习', collapsed: false, count: 2 } as const;
const rows = [page('a', 1), page('b', 2), page('c', 3), page('d', 4), section, page('e', 5), page('f', 6)];

const read = (columns: number) =>
  pageLines(rows, columns).map((line) =>
    line.type === 'section' ? line.name : line.pages.map(({ id }) => id).join(''),
  );

test('pageLines fills lines with as many pages as fit, and starts a new line at each section', () => {
  expect(read(3)).toEqual(['abc', 'd', '练习', 'ef']);
  expect(read(1)).toEqual(['a', 'b', 'c', 'd', '练习', 'e', 'f']);
});

test('lineOf returns -1 for a page in no line, and for a section', () => {
  const lines = pageLines(rows, 3);
  expect(['a', 'd', 'f', 's', 'gone', undefined].map((id) => lineOf(lines, id))).toEqual([
    0, 1, 3, -1, -1, -1,
  ]);
});
