import * as z from 'zod/mini';
import { SUM_FORMS } from '../../generators/sums/make-sums.ts';
import { SUM_RULE_NAMES } from '../../generators/sums/sum-rules.ts';
import { partId } from '../../question/content.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { numeric } from '../numeric/question.ts';
import { singleChoice } from '../single-choice/question.ts';

const MOST_SUMS = 60;
const rule = z.enum(SUM_RULE_NAMES);

/** 口算竞速: sums of the grade's rules (`sumParts`) or a teacher's own, as many as there are or in a number of seconds. */
export const sumsSprint = interactiveKind({
  kind: 'sums-sprint',
  plays: [numeric, singleChoice],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: MOST_SUMS,
  partsAreItems: true,
  own: z.object({
    /** Rules that the sums were made of; empty for a teacher's own list. */
    rules: z.array(rule).check(z.maxLength(SUM_RULE_NAMES.length)),
    forms: z.array(z.enum(SUM_FORMS)).check(z.maxLength(SUM_FORMS.length)),
    seed: z.optional(z.int()),
    /** The kind of fact of each sum, for the table of results. */
    facts: z.array(z.object({ part: partId, rule })).check(z.maxLength(MOST_SUMS)),
  }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { rules: [], forms: [], facts: [] }, key: {} }),
  problems(body) {
    const known = body.own.facts.map(({ part }) => part);
    return [
      ...sameIds(known),
      ...unknownIds(
        known,
        body.parts.map(({ id }) => id),
      ),
    ];
  },
});
