import type { Matches } from './matches.ts';
import type { Original } from './original.ts';

/** The original with what the document says of it. */
export interface Base {
  readonly original: Original;
  readonly matches: Matches;
}
