import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORPUS } from '../import/corpus.ts';
import { largeDeck } from '../large-deck.ts';

/** A presentation that is measured, and the words that say which in each figure's line. */
export interface MeasuredDeck {
  readonly words: string;
  readonly bytes: Uint8Array;
}

const REAL = path.join(CORPUS, 'dev/poi__keyframes__bc9dd90c.pptx');

/** Pages made here: a title, four lines of text, eight shapes with words. */
export function madeDeck(pages: number): MeasuredDeck {
  return { words: `${pages} made pages`, bytes: largeDeck(pages, 10) };
}

/** A teacher's deck of 28 pages with pictures and animations; undefined, and said, where there is no corpus. */
export function realDeck(): MeasuredDeck | undefined {
  if (existsSync(REAL)) return { words: 'a real deck of 28 pages', bytes: readFileSync(REAL) };
  console.error(`not measured: the real deck, for there is no ${REAL}`);
  return undefined;
}
