import { expect, it } from 'vitest';
import { filled, freeBoards, toggled, without } from './board-choice.ts';

const [wang, li, zhao] = ['wang', 'li', 'zhao'].map((member_id) => ({ member_id })) as [
  { member_id: string },
  { member_id: string },
  { member_id: string },
];
const open = [false, false, false];

it('freeBoards returns the boards without a pupil that were not handed in', () => {
  expect(freeBoards([wang, undefined, undefined], [false, true, false])).toEqual([2]);
});

it('without keeps the pupils of boards that were handed in', () => {
  expect(without([wang, li], [false, true])).toEqual([undefined, li]);
});

it('filled puts pupils at the free boards from left to right, and no more than fit', () => {
  expect(filled([undefined, wang, undefined], open, [li, zhao, wang])).toEqual([li, wang, zhao]);
  expect(filled([undefined, undefined], open, [li])).toEqual([li, undefined]);
});

it('toggled puts a pupil at the first board without one, or takes the pupil away', () => {
  expect(toggled([wang, undefined, undefined], li)).toEqual([wang, li, undefined]);
  expect(toggled([wang, li], wang)).toEqual([undefined, li]);
});

it('toggled changes nothing where all boards are full, and replaces the pupil of the only board', () => {
  expect(toggled([wang, li], zhao)).toEqual([wang, li]);
  expect(toggled([wang], li)).toEqual([li]);
});
