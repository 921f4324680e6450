import { addAnimations } from '@lectern/courseware';
import { expect, test } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const PATH = { effect: { class: 'path', preset: 0 }, delay: 0, duration: 2000 } as const;

test('a locked motion path stays on the page when its element is moved, and an unlocked path moves along', () => {
  const hand = new Hand([shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 })]);
  hand.session.edit((edit) => {
    addAnimations(edit, 'page', ['one'], { ...PATH, path: 'M 0 0 L 0.5 0 E', pathLocked: true });
    addAnimations(edit, 'page', ['one'], { ...PATH, path: 'M 0 0 L 0.5 0 E' });
  });
  const paths = () => hand.store.find('page', 'page')?.animations?.map(({ path }) => path);
  hand.drag([150, 150], [278, 222]);
  expect(paths()).toEqual(['M -0.1 -0.1 L 0.4 -0.1 E', 'M 0 0 L 0.5 0 E']);
  hand.session.undo();
  expect(paths()).toEqual(['M 0 0 L 0.5 0 E', 'M 0 0 L 0.5 0 E']);
  expect(hand.frame('one')).toMatchObject({ x: 100, y: 100 });
});
