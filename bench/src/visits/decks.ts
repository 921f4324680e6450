import { readFileSync } from 'node:fs';
import { CORPUS_IS_HERE, chosenDeck } from '@lectern/pptx/corpus';
import { largeDeck } from '../large-deck.ts';

/** A presentation that is measured, and the words that say which in each figure's line. */
export interface MeasuredDeck {
  readonly words: string;
  readonly bytes: Uint8Array;
}

/** Pages made here: a title, four lines of text, eight shapes with words. */
export function madeDeck(pages: number): MeasuredDeck {
  return { words: `${pages} made pages`, bytes: largeDeck(pages, 10) };
}

/** A teacher's deck of 28 pages with pictures and animations; undefined, and said, where there is no corpus. */
export function realDeck(): MeasuredDeck | undefined {
  if (CORPUS_IS_HERE)
    return { words: 'a real deck of 28 pages', bytes: readFileSync(chosenDeck('animated')) };
  console.error('not measured: the real deck, for the corpus is not here');
  return undefined;
}
