import type { ActivitiesStore } from '../activities/activities.store.ts';
import type { Askings } from '../askings/askings.ts';
import type { ActivityRow } from '../participants.tables.ts';

type NewAnswer = Omit<Parameters<ActivitiesStore['addAnswer']>[0], 'afterEnd'>;

export interface AddedResponse {
  readonly outcome: Awaited<ReturnType<ActivitiesStore['addAnswer']>>;
  /** The answer is stored, or was stored before, and does not count. */
  readonly isLate: boolean;
}

/** Stores an answer to a question: after its end too, where it counts when it was only held up on the way. */
export async function addResponse(
  { activities, askings }: { readonly activities: ActivitiesStore; readonly askings: Askings },
  activity: ActivityRow,
  answer: NewAnswer,
  how: {
    readonly most: number;
    /** Milliseconds since 1970. */
    readonly now: number;
    /** How long an answer may have been on the way, milliseconds. */
    readonly heldUpMs?: number;
  },
): Promise<AddedResponse> {
  const { heldUpMs, most, now } = how;
  for (let current: ActivityRow | undefined = activity; current; ) {
    const arrival = askings.arrival(current, answer.givenMs, now, heldUpMs);
    const afterEnd = arrival === 'open' ? undefined : arrival;
    const outcome = await activities.addAnswer({ ...answer, afterEnd }, most, new Date(now));
    if (outcome !== 'closed' || afterEnd !== undefined) return { outcome, isLate: afterEnd === 'late' };
    // The question was closed since it was read.
    current = await activities.find(activity.id);
  }
  return { outcome: 'closed', isLate: false };
}
