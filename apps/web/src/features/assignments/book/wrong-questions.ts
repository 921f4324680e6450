import type { WrongQuestion } from '@lectern/protocol/wrong-answers';

/** The part of a wrong-answer book that is shown. */
export interface BookFilter {
  /** Undefined for all knowledge points. */
  readonly point: string | undefined;
  /** Whether questions are shown that all pupils have settled. */
  readonly settled: boolean;
}

/** A question with the pupils who missed it, apart by whether they were right twice since. */
export interface BookQuestion extends WrongQuestion {
  readonly open: WrongQuestion['pupils'];
  readonly done: WrongQuestion['pupils'];
}

/** The questions of a filter, those that most pupils have not settled first. */
export function bookQuestions(
  questions: readonly WrongQuestion[],
  { point, settled }: BookFilter,
): readonly BookQuestion[] {
  return questions
    .filter(({ knowledge_points }) => point === undefined || knowledge_points.includes(point))
    .map((question) => ({
      ...question,
      open: question.pupils.filter((pupil) => !pupil.settled),
      done: question.pupils.filter((pupil) => pupil.settled),
    }))
    .filter(({ open }) => settled || open.length > 0)
    .sort((one, other) => other.open.length - one.open.length);
}
