import { cardPages, type FrontPageTexts, frontPage, type SheetPage } from '@lectern/paper-cards';
import type { Pupil } from '../../../parts/classes/index.ts';

/** The user's choices for a print of the cards of a class. */
export interface PrintChoices {
  readonly who: 'all' | 'new' | 'chosen';
  /** Ids of the pupils for `chosen`. */
  readonly chosen: ReadonlySet<string>;
  readonly perPage: 1 | 2;
  readonly front: boolean;
}

/** The pupils whose cards are printed, by number. `numbers`: cards by pupils' ids. */
export function printedPupils(
  pupils: readonly Pupil[],
  numbers: ReadonlyMap<string, number>,
  { who, chosen }: Pick<PrintChoices, 'who' | 'chosen'>,
): readonly { readonly card: number; readonly name: string }[] {
  return pupils
    .filter(({ user_id, card_number }) => {
      if (who === 'all') return true;
      return who === 'new' ? card_number === undefined : chosen.has(user_id);
    })
    .flatMap(({ user_id, real_name: name }) => {
      const card = numbers.get(user_id);
      return card === undefined ? [] : [{ card, name }];
    })
    .sort((a, b) => a.card - b.card);
}

/** The pages of a print: how cards are used, if that is wanted, and the cards. */
export function printedPages(
  cards: readonly { readonly card: number; readonly name: string }[],
  { perPage, front }: Pick<PrintChoices, 'perPage' | 'front'>,
  texts: FrontPageTexts,
): readonly SheetPage[] {
  const pages = cardPages(cards, perPage, texts.className);
  return front ? [frontPage(cards, texts), ...pages] : pages;
}
