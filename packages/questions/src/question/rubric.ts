import * as z from 'zod/mini';
import { add, divide, type Rational, ZERO } from '../formula/exact/rational.ts';
import { decimal } from '../scoring/score.ts';
import { partId } from './content.ts';
import { type Problem, sameIds } from './problem.ts';

const MOST_CRITERIA = 12;
const MOST_LEVELS = 8;

const level = z.object({
  id: partId,
  points: z.number().check(z.gte(0), z.lte(100)),
  description: z.string().check(z.maxLength(1000)),
});
const criterion = z.object({
  id: partId,
  title: z.string().check(z.maxLength(200)),
  levels: z.array(level).check(z.maxLength(MOST_LEVELS)),
});

/** Criteria by which a person marks an answer, each with levels and their points. */
export const rubric = z.array(criterion).check(z.maxLength(MOST_CRITERIA));
export type Rubric = z.infer<typeof rubric>;

/** The level that a person chose for a criterion. */
export interface ChosenLevel {
  readonly criterion: string;
  readonly level: string;
}

/** The part of all points of a rubric that the chosen levels earn; undefined until each criterion has one. */
export function rubricShare(criteria: Rubric, chosen: readonly ChosenLevel[]): Rational | undefined {
  const levels = new Map(chosen.map((one) => [one.criterion, one.level]));
  let earned = ZERO;
  for (const { id, levels: all } of criteria) {
    const found = all.find((one) => one.id === levels.get(id));
    if (!found) return undefined;
    earned = add(earned, decimal(found.points));
  }
  const most = criteria.reduce((sum, one) => add(sum, decimal(mostPoints(one))), ZERO);
  return most.n === 0n ? undefined : divide(earned, most);
}

function mostPoints({ levels }: Rubric[number]): number {
  return Math.max(0, ...levels.map(({ points }) => points));
}

/** Equal ids, criteria without a title, and criteria whose levels earn nothing. */
export function rubricProblems(criteria: Rubric = []): Problem[] {
  return [
    ...sameIds(criteria.map(({ id }) => id)),
    ...criteria.flatMap((one) => [
      ...sameIds(one.levels.map(({ id }) => id)),
      ...(one.title.trim() === '' ? [{ code: 'part-blank', at: one.id } as const] : []),
      ...(mostPoints(one) === 0 ? [{ code: 'too-few', at: one.id } as const] : []),
    ]),
  ];
}
