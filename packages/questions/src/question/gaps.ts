import * as z from 'zod/mini';
import { type Content, partId } from './content.ts';
import { GAP, gapsOf } from './gap-runs.ts';
import { type Problem, sameIds, unknownIds } from './problem.ts';

export { gapOf, gapRun, gapsOf, passageOf } from './gap-runs.ts';

/** Id of a gap, short enough for the courseware's fields. */
export const gapId = partId.check(z.maxLength(64 - GAP.length));

/** Gaps that a passage has twice or that a question does not describe, and gaps that the passage lacks. */
export function gapProblems(passage: Content, described: readonly string[]): Problem[] {
  const inPassage = gapsOf(passage);
  return [
    ...sameIds(inPassage),
    ...sameIds(described),
    ...unknownIds(inPassage, described),
    ...unknownIds(described, inPassage),
  ];
}
