import { expect, it } from 'vitest';
import { placeAfter, readPlace } from './name-place.ts';

const place = { name: '陈', id: 'x' };
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('placeAfter returns a cursor only when more entries follow', () => {
  expect(readPlace(placeAfter(place, true) ?? '')).toEqual(place);
  expect(placeAfter(place, false)).toBeNull();
  expect(placeAfter(undefined, true)).toBeNull();
  expect(readPlace(undefined)).toBeUndefined();
});

it.each([
  ['text'],
  [cursor(['a'])],
  [cursor(['a', 5])],
  [cursor(['a\0', 'x'])],
  [cursor(['a', 'x\0'])],
  [cursor(['a'.repeat(257), 'x'])],
  [cursor(['a', 'x'.repeat(65)])],
])('readPlace refuses %s', (text) => {
  expect(() => readPlace(text)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: { field: 'cursor' } }),
  );
});

it('readPlace accepts the longest name and id', () => {
  const longest = { name: 'a'.repeat(256), id: 'x'.repeat(64) };
  expect(readPlace(placeAfter(longest, true) ?? '')).toEqual(longest);
});
