import type { Matches } from './matches.ts';
import type { Original } from './original.ts';

/** The original, and the matches of the document's records with its records. */
export interface Base {
  readonly original: Original;
  readonly matches: Matches;
}
