import type { Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { keptBase } from './kept-base.ts';

const plain = {
  kind: 'element',
  ...{ id: 'one', parentId: 'page', order: 'a0' },
  frame: { x: 1, y: 2, w: 3, h: 4 },
} as const;

/** Every property that an element keeps when it becomes another kind. */
const full = {
  ...plain,
  ...{ name: 'N', alt: 'A', hidden: true, locked: true, creationId: '{C}' },
  ...{ movableInClass: true, copiesInClass: true, basketInClass: true, basketId: 'two' },
  click: { type: 'jump', to: 'next' },
  hover: { type: 'jump', to: 'end' },
  origin: { part: 'p', shapeId: '2' },
} as const;

it('keptBase returns all common properties and none of the kind', () => {
  const shape: Element = { ...full, type: 'shape', textBox: true, pageFill: true };
  expect(keptBase(shape)).toEqual(full);
});

it.each(Object.keys(full).filter((key) => !Object.hasOwn(plain, key)))(
  'keptBase returns only %s beside the basic properties when an element has no other',
  (key) => {
    const one = { [key]: full[key as keyof typeof full] };
    expect(keptBase({ ...plain, type: 'shape', ...one })).toEqual({ ...plain, ...one });
  },
);

it('keptBase leaves out missing properties, and keeps an empty name and text', () => {
  expect(Object.keys(keptBase({ ...plain, type: 'shape' })).sort()).toEqual(Object.keys(plain).sort());
  expect(
    keptBase({ ...plain, type: 'shape', name: '', alt: '', creationId: '', hidden: false, locked: false }),
  ).toEqual({ ...plain, name: '', alt: '', creationId: '' });
});
