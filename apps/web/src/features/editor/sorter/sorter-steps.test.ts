import { expect, test } from 'vitest';
import { pageLines } from '../pages/page-lines.ts';
import { placeAt, steppedPage } from './sorter-steps.ts';

const page = (id: string, number: number) => ({ type: 'page', id, number }) as const;
const section = { type: 'section', id: 's', name: '练习', collapsed: false, count: 2 } as const;
const lines = pageLines(
  [page('a', 1), page('b', 2), page('c', 3), page('d', 4), section, page('e', 5), page('f', 6)],
  3,
);

test('steppedPage returns the page beside, above or below, across section names, and stays at the ends', () => {
  const lead = (from: string, ...steps: Parameters<typeof steppedPage>[2][]) =>
    steps.reduce((at, step) => steppedPage(lines, at, step), from);
  expect(lead('c', 'right')).toBe('d');
  expect(lead('d', 'left', 'left')).toBe('b');
  expect(lead('c', 'down')).toBe('d');
  expect(lead('d', 'down')).toBe('e');
  expect(lead('f', 'up', 'up')).toBe('a');
  expect(lead('a', 'left', 'up')).toBe('a');
  expect(lead('b', 'last', 'right', 'down')).toBe('f');
  expect(lead('f', 'first')).toBe('a');
});

test('pages are dropped before or after the page under the pointer, at the side nearer to the pointer', () => {
  const drawn = lines.map((line, index) => ({ line, end: (index + 1) * 100 }));
  const at = (x: number, y: number) => {
    const place = placeAt({ x, y }, drawn, 100);
    return place && `${place.side} ${place.beside}`;
  };
  expect(at(120, 50)).toBe('before b');
  expect(at(180, 50)).toBe('behind b');
  expect(at(-20, 50)).toBe('before a');
  // These points are beyond the last page of a line, over the name of a section, and below all lines.
  expect(at(290, 150)).toBe('behind d');
  expect(at(20, 250)).toBe('before e');
  expect(at(20, 900)).toBe('before e');
  expect(placeAt({ x: 0, y: 0 }, [], 100)).toBeUndefined();
});
