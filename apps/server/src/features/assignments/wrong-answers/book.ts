import { RIGHT_TWICE } from '@lectern/protocol/wrong-answers';
import type { BookRow } from '../marking/marks.store.ts';

/** A question that one pupil answered wrong. */
export interface BookEntry {
  /** The question that was first given out. */
  readonly assignmentId: string;
  readonly questionId: string;
  readonly memberId: string;
  readonly wrong: number;
  /** Number of right answers since the last wrong one. */
  readonly rightSince: number;
  /** Time of the last answer, milliseconds since 1970. */
  readonly lastAt: number;
  readonly settled: boolean;
}

/**
 * The wrong-answer book of pupils: a question is in it after a wrong or partly right answer, and is settled after two right
 * answers in a row. `rows` are in the order in which the attempts were handed in. The newest entry comes first.
 */
export function bookOf(rows: readonly BookRow[]): readonly BookEntry[] {
  const entries = new Map<string, BookEntry>();
  for (const row of rows) {
    const key = `${row.member_id} ${row.origin_assignment_id} ${row.origin_question_id}`;
    const before = entries.get(key);
    const isRight = row.state === 'right';
    if (isRight && !before) continue;
    const rightSince = isRight ? (before?.rightSince ?? 0) + 1 : 0;
    entries.set(key, {
      assignmentId: row.origin_assignment_id,
      questionId: row.origin_question_id,
      memberId: row.member_id,
      wrong: (before?.wrong ?? 0) + (isRight ? 0 : 1),
      rightSince,
      lastAt: Math.max(before?.lastAt ?? 0, row.at?.getTime() ?? 0),
      settled: rightSince >= RIGHT_TWICE,
    });
  }
  return [...entries.values()].toSorted((one, other) => other.lastAt - one.lastAt);
}

/** The name of a question over all pupils. */
export function questionKey({
  assignmentId,
  questionId,
}: Pick<BookEntry, 'assignmentId' | 'questionId'>): string {
  return `${assignmentId} ${questionId}`;
}
