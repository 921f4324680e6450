import type { PupilWork } from '@lectern/protocol/marking';

/** The order of marking: all answers to a question before the next one, or all answers of a pupil. */
export type MarkingOrder = 'question' | 'pupil';

/** An answer to be marked. */
export interface MarkSlot {
  readonly workId: string;
  readonly questionId: string;
}

export function slotKey({ workId, questionId }: MarkSlot): string {
  return `${workId} ${questionId}`;
}

/**
 * The answers of work that was handed in, in the order of marking. `onlyWaiting`: those that wait for a mark of a person;
 * `kept` stay in the list after they were marked.
 */
export function slotsOf(
  works: readonly PupilWork[],
  questionIds: readonly string[],
  by: MarkingOrder,
  onlyWaiting: boolean,
  kept: ReadonlySet<string>,
): readonly MarkSlot[] {
  const handedIn = works.filter(({ state }) => state === 'handed-in' || state === 'returned');
  const slots = handedIn.flatMap(({ work_id: workId, questions }) => {
    if (workId === null) return [];
    const given = new Map(questions.map(({ id, state }) => [id, state]));
    return questionIds
      .filter((id) => given.has(id))
      .map((questionId) => ({ workId, questionId, state: given.get(questionId) }))
      .filter((slot) => !onlyWaiting || slot.state === 'waiting' || kept.has(slotKey(slot)));
  });
  const ordered =
    by === 'pupil' ? slots : questionIds.flatMap((id) => slots.filter(({ questionId }) => questionId === id));
  return ordered.map(({ workId, questionId }) => ({ workId, questionId }));
}

/** The position of the wanted answer; of its question or pupil when only that is wanted, 0 when it is not there. */
export function slotIndex(
  slots: readonly MarkSlot[],
  { workId, questionId }: { readonly workId: string | null; readonly questionId: string | null },
): number {
  const found = slots.findIndex(
    (slot) =>
      (workId === null || slot.workId === workId) && (questionId === null || slot.questionId === questionId),
  );
  return Math.max(0, found);
}
