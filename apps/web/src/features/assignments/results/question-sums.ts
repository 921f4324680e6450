import type { AssignmentContent, GivenQuestion } from '@lectern/protocol/assignment-shapes';
import type { PupilWork } from '@lectern/protocol/marking';

/** A question of an assignment with its position. */
export interface NumberedQuestion extends GivenQuestion {
  /** Counted from 1 through all sections. */
  readonly number: number;
  readonly sectionTitle: string;
}

export function numberedQuestions({
  sections,
}: Pick<AssignmentContent, 'sections'>): readonly NumberedQuestion[] {
  const all = sections.flatMap(({ title, questions }) =>
    questions.map((question) => ({ ...question, sectionTitle: title })),
  );
  return all.map((question, index) => ({ ...question, number: index + 1 }));
}

/** How a question was answered. */
export interface QuestionSum {
  /** Number of pupils who handed in, and whose work holds the question. */
  readonly handedIn: number;
  readonly right: number;
  readonly partly: number;
  readonly wrong: number;
  readonly missing: number;
  readonly waiting: number;
  /** Mean of the points that were given, to two decimal places; undefined before any. */
  readonly mean: number | undefined;
}

/** Sums over the work that was handed in, by the ids of the questions. Work in progress is not judged yet. */
export function questionSums(works: readonly PupilWork[]): ReadonlyMap<string, QuestionSum> {
  const answers = works
    .filter(({ state }) => state === 'handed-in' || state === 'returned')
    .flatMap(({ questions }) => questions);
  const sums = [...Map.groupBy(answers, ({ id }) => id)].map(([id, all]) => {
    const count = (wanted: (typeof all)[number]['state']) =>
      all.filter(({ state }) => state === wanted).length;
    const given = all.flatMap(({ points }) => points ?? []);
    const mean =
      given.length === 0
        ? undefined
        : Math.round((given.reduce((sum, points) => sum + points, 0) / given.length) * 100) / 100;
    const sum: QuestionSum = {
      handedIn: all.length,
      right: count('right'),
      partly: count('partly'),
      wrong: count('wrong'),
      missing: count('missing'),
      waiting: count('waiting'),
      mean,
    };
    return [id, sum] as const;
  });
  return new Map(sums);
}

/** The part of the judged answers that are right, 0 to 1; undefined before any is judged. */
export function rightShare({ right, partly, wrong, missing }: QuestionSum): number | undefined {
  const judged = right + partly + wrong + missing;
  return judged === 0 ? undefined : right / judged;
}
