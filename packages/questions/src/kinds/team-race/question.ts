import * as z from 'zod/mini';
import { fillBlank } from '../fill-blank/question.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { numeric } from '../numeric/question.ts';
import { singleChoice } from '../single-choice/question.ts';
import { trueFalse } from '../true-false/question.ts';

/** 分组竞争: 2 to 4 teams go a step forward for each right answer to 5 to 50 questions, such as sums (`sumParts`). */
export const teamRace = interactiveKind({
  kind: 'team-race',
  plays: [singleChoice, trueFalse, numeric, fillBlank],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 5,
  mostParts: 50,
  partsAreItems: true,
  own: z.object({
    /** Steps to the goal. */
    steps: z.int().check(z.gte(1), z.lte(50)),
    /** All teams have the questions in the same order. */
    sameOrder: z.boolean(),
  }),
  ownKey: z.object({}),
  ownFor: (parts) => ({ body: { steps: Math.max(1, Math.min(50, parts.length)), sameOrder: true }, key: {} }),
});
