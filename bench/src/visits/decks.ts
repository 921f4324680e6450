import { readFileSync } from 'node:fs';
import { CORPUS_IS_HERE, chosenDeck } from '@lectern/pptx/corpus';
import { largeDeck } from '../large-deck.ts';

/** A measured presentation, and the text that identifies it in each figure's line. */
export interface MeasuredDeck {
  readonly words: string;
  readonly bytes: Uint8Array;
}

/** A generated deck: pages with a title, four lines of text, eight shapes with text. */
export function madeDeck(pages: number): MeasuredDeck {
  return { words: `${pages} made pages`, bytes: largeDeck(pages, 10) };
}

/**
 * A teacher's deck of 28 pages with pictures and animations; undefined, with a printed note, when there is no corpus.
 */
export function realDeck(): MeasuredDeck | undefined {
  if (CORPUS_IS_HERE)
    return { words: 'a real deck of 28 pages', bytes: readFileSync(chosenDeck('animated')) };
  console.error('not measured: the real deck, because the corpus is missing');
  return undefined;
}
