import { expect, it } from 'vitest';
import { colorOf, peersOf } from './peer-colors.ts';

it('a user always has the same colour', () => {
  expect(['a', 'b', 'f', 'g', '王芳', '李明'].map(colorOf)).toEqual([
    '#6f9bf2',
    '#f2789f',
    '#f5a524',
    '#6f9bf2',
    '#9ccc3c',
    '#f5a524',
  ]);
});

it('peersOf returns the users with their colours', () => {
  const others = [{ name: 'a', pageId: 'p' }] as unknown as Parameters<typeof peersOf>[0];
  expect(peersOf(others)).toEqual([{ name: 'a', pageId: 'p', color: '#6f9bf2' }]);
});
