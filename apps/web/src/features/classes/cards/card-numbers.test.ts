import { CARD_COUNT } from '@lectern/paper-cards';
import { ANSWER_CARDS } from '@lectern/protocol/classes';
import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../../parts/classes/index.ts';
import { cardNumbers, isNumberedInOrder } from './card-numbers.ts';

const pupil = (user_id: string, card_number?: number): Pupil => ({
  user_id,
  real_name: user_id,
  nick_name: '',
  student_number: '',
  head_icon_path: '',
  group_name: '',
  seat: null,
  ...(card_number !== undefined && { card_number }),
});

describe('cardNumbers', () => {
  it('numbers the cards of a new class in the order of the list', () => {
    const { numbers, changed, without } = cardNumbers([pupil('b'), pupil('a')], false);
    expect([...numbers]).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(changed).toEqual([
      { member_id: 'b', card_number: 1 },
      { member_id: 'a', card_number: 2 },
    ]);
    expect(without).toEqual([]);
  });

  it('keeps the cards of pupils, and gives the lowest free number to a new pupil', () => {
    const { numbers, changed } = cardNumbers([pupil('new'), pupil('a', 3), pupil('b', 1)], false);
    expect([...numbers.values()]).toEqual([2, 3, 1]);
    expect(changed).toEqual([{ member_id: 'new', card_number: 2 }]);
  });

  it('numbers all cards again on request, and changes only those that differ', () => {
    const { numbers, changed } = cardNumbers([pupil('a', 3), pupil('b', 2), pupil('c', 1)], true);
    expect([...numbers.values()]).toEqual([1, 2, 3]);
    expect(changed.map(({ member_id }) => member_id)).toEqual(['a', 'c']);
  });

  it('returns the pupils for whom no card is left', () => {
    const many = Array.from({ length: CARD_COUNT + 2 }, (_, index) => pupil(`p${index}`));
    const { numbers, without } = cardNumbers(many, false);
    expect(numbers.size).toBe(CARD_COUNT);
    expect(without.map(({ user_id }) => user_id)).toEqual(['p64', 'p65']);
  });

  it('takes the card of a pupil who moved behind the last card when all are numbered again', () => {
    const many = Array.from({ length: CARD_COUNT }, (_, index) => pupil(`p${index}`));
    const { changed } = cardNumbers([...many, pupil('last', 5)], true);
    expect(changed.at(-1)).toEqual({ member_id: 'last', card_number: null });
  });

  it('has as many cards as the server accepts', () => {
    expect(CARD_COUNT).toBe(ANSWER_CARDS);
  });
});

describe('isNumberedInOrder', () => {
  it('returns whether numbers follow the list', () => {
    expect(isNumberedInOrder([pupil('a'), pupil('b')])).toBe(true);
    expect(isNumberedInOrder([pupil('a', 1), pupil('b'), pupil('c', 2)])).toBe(true);
    expect(isNumberedInOrder([pupil('a', 2), pupil('b', 1)])).toBe(false);
  });
});
