import { expect, it } from 'vitest';
import { copiedElement, draggedIn, MOST_DRAGGED, newCopyOf } from './dragged-places.ts';

it('copiedElement returns the element of a copy, and undefined for an element', () => {
  const copy = newCopyOf('apple');
  expect(copiedElement(copy)).toBe('apple');
  expect(newCopyOf('apple')).not.toBe(copy);
  expect(copiedElement('apple')).toBeUndefined();
  expect(copiedElement(newCopyOf(''))).toBe('');
});

it('draggedIn returns the stored movements by element', () => {
  const dragged = draggedIn({ a: [10, -20], b: [100_000, -100_000] });
  expect([...dragged]).toEqual([
    ['a', { x: 10, y: -20 }],
    ['b', { x: 100_000, y: -100_000 }],
  ]);
});

it('draggedIn leaves out values that are no movement or too far', () => {
  const values = {
    far: [100_001, 0],
    high: [0, -100_001],
    half: [1],
    text: ['1', '2'],
    none: null,
    record: { x: 1, y: 2 },
    good: [1, 2],
  };
  expect([...draggedIn(values as Parameters<typeof draggedIn>[0]).keys()]).toEqual(['good']);
});

it('draggedIn reads no more movements than a lesson may have', () => {
  const values = Object.fromEntries(Array.from({ length: MOST_DRAGGED + 5 }, (_, at) => [`e${at}`, [at, 0]]));
  const dragged = draggedIn(values);
  expect(dragged.size).toBe(MOST_DRAGGED);
  expect(dragged.has('e0')).toBe(true);
});
