import { expect, it } from 'vitest';
import { afterKey, FULL_KEYS, PLAIN_KEYS } from './pad-keys.ts';

it('afterKey inserts at the caret or in place of the selection', () => {
  expect(afterKey('12', 1, 1, { insert: '.' }, 64)).toEqual({ text: '1.2', caret: 2 });
  expect(afterKey('123', 0, 3, { insert: '-' }, 64)).toEqual({ text: '-', caret: 1 });
});

it('afterKey leaves a text as it is that would be too long', () => {
  expect(afterKey('123', 3, 3, { insert: '×10^' }, 6)).toEqual({ text: '123', caret: 3 });
});

it('afterKey deletes a character, the selection, or a power of ten as a whole', () => {
  expect(afterKey('12', 2, 2, 'back', 64)).toEqual({ text: '1', caret: 1 });
  expect(afterKey('12', 0, 0, 'back', 64)).toEqual({ text: '12', caret: 0 });
  expect(afterKey('1234', 1, 3, 'back', 64)).toEqual({ text: '14', caret: 1 });
  expect(afterKey('2×10^', 5, 5, 'back', 64)).toEqual({ text: '2', caret: 1 });
});

it('pads have all digits, and rows without gaps', () => {
  for (const [keys, columns] of [
    [FULL_KEYS, 4],
    [PLAIN_KEYS, 3],
  ] as const) {
    const inserted = keys.map((key) => (key === 'back' ? key : key.insert));
    for (const digit of '0123456789') expect(inserted).toContain(digit);
    expect(keys.length % columns).toBe(0);
  }
});
