import { CARD_COUNT } from '@lectern/paper-cards';
import type { Pupil } from '../../../parts/classes/index.ts';

/** Which pupil has which answer card. */
export interface CardNumbers {
  /** Card numbers by pupils' ids. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The change to be stored: the pupils whose number is new or another one. */
  readonly changed: readonly { readonly member_id: string; readonly card_number: number | null }[];
  /** Pupils for whom no card is left. */
  readonly without: readonly Pupil[];
}

/**
 * Gives a card to each pupil who has none: the lowest number that is free, in the order of the list. A pupil keeps the
 * card, so that printed cards stay valid. With `renumber` all cards are numbered again in the order of the list.
 */
export function cardNumbers(pupils: readonly Pupil[], renumber: boolean): CardNumbers {
  const kept = new Map<string, number>();
  if (!renumber)
    for (const { user_id, card_number } of pupils)
      if (card_number !== undefined) kept.set(user_id, card_number);
  const used = new Set(kept.values());
  const free = Array.from({ length: CARD_COUNT }, (_, index) => index + 1).filter((card) => !used.has(card));
  const numbers = new Map<string, number>();
  const without: Pupil[] = [];
  for (const pupil of pupils) {
    const card = kept.get(pupil.user_id) ?? free.shift();
    if (card === undefined) without.push(pupil);
    else numbers.set(pupil.user_id, card);
  }
  const changed = pupils.flatMap(({ user_id: member_id, card_number: before }) => {
    const card_number = numbers.get(member_id) ?? null;
    return card_number === (before ?? null) ? [] : [{ member_id, card_number }];
  });
  return { numbers, changed, without };
}

/** Whether the numbers of the cards are those of the order of the list, as far as pupils have cards. */
export function isNumberedInOrder(pupils: readonly Pupil[]): boolean {
  const cards = pupils.flatMap(({ card_number }) => card_number ?? []);
  return cards.every((card, index) => card === index + 1);
}
