import type { Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { elementAt } from './element-at.ts';

const frame = { x: 100, y: 100, w: 100, h: 100 };
const hit = (elements: readonly Element[], x = 150, y = 150, reach = 6) =>
  elementAt(new Hand(elements).store, 'page', { x, y }, { reach })?.id;
const unfilled = (id: string, order: string): Element => {
  const { fill: _, ...shape } = shapeRecord(id, frame, 'page', order);
  return shape;
};

it('elementAt returns the topmost element, without hidden ones', () => {
  const [below, above] = [
    shapeRecord('below', frame, 'page', 'a0'),
    shapeRecord('above', frame, 'page', 'a1'),
  ];
  expect(hit([below, above])).toBe('above');
  expect(hit([below, { ...above, hidden: true }])).toBe('below');
  expect(hit([below], 150, 300)).toBeUndefined();
});

it('elementAt returns the element in a group, and not the group', () => {
  const group = { ...shapeRecord('group', frame), type: 'group' } as Element;
  const inside = shapeRecord('inside', { x: 0, y: 0, w: 20, h: 20 }, 'group');
  expect(hit([group, inside], 110, 110)).toBe('inside');
  expect(hit([group, inside], 150, 150)).toBeUndefined();
  expect(hit([{ ...group, hidden: true }, inside], 110, 110)).toBeUndefined();
});

it('elementAt returns a see-through element inside only when there is no other', () => {
  const below = shapeRecord('below', frame, 'page', 'a0');
  expect(hit([below, unfilled('frame', 'a1')])).toBe('below');
  expect(hit([below, unfilled('frame', 'a1')], 104)).toBe('frame');
  expect(hit([unfilled('frame', 'a1')])).toBe('frame');
  expect(hit([unfilled('one', 'a0'), unfilled('two', 'a1')])).toBe('two');
});

it('elementAt reaches farther with a finger', () => {
  const shape = shapeRecord('a', frame);
  expect(hit([shape], 95, 150, 6)).toBeUndefined();
  expect(hit([shape], 95, 150, 14)).toBe('a');
});
