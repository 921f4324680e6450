import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../../parts/classes/index.ts';
import { printedPages, printedPupils } from './print-plan.ts';

const pupil = (user_id: string, card_number?: number): Pupil => ({
  user_id,
  real_name: `name of ${user_id}`,
  nick_name: '',
  student_number: '',
  head_icon_path: '',
  group_name: '',
  seat: null,
  ...(card_number !== undefined && { card_number }),
});
const pupils = [pupil('a', 2), pupil('b'), pupil('c', 1), pupil('d')];
const numbers = new Map([
  ['a', 2],
  ['b', 3],
  ['c', 1],
]);

describe('printedPupils', () => {
  it('returns the cards of all pupils who have one, by number', () => {
    expect(printedPupils(pupils, numbers, { who: 'all', chosen: new Set() })).toEqual([
      { card: 1, name: 'name of c' },
      { card: 2, name: 'name of a' },
      { card: 3, name: 'name of b' },
    ]);
  });

  it('returns only the cards that are new, or those of chosen pupils', () => {
    expect(printedPupils(pupils, numbers, { who: 'new', chosen: new Set() }).map(({ card }) => card)).toEqual(
      [3],
    );
    const chosen = new Set(['a', 'd', 'left']);
    expect(printedPupils(pupils, numbers, { who: 'chosen', chosen }).map(({ card }) => card)).toEqual([2]);
  });
});

describe('printedPages', () => {
  const texts = { title: '答题卡', className: '三年级2班', steps: ['转到上面'], list: '名单' };
  const cards = printedPupils(pupils, numbers, { who: 'all', chosen: new Set() });

  it('returns the front page first, when it is wanted', () => {
    expect(printedPages(cards, { perPage: 1, front: true }, texts)).toHaveLength(4);
    expect(printedPages(cards, { perPage: 2, front: false }, texts)).toHaveLength(2);
    expect(JSON.stringify(printedPages(cards, { perPage: 1, front: true }, texts)[0])).toContain('转到上面');
  });
});
