import type { Decision } from '../../platform/policy.ts';
import type { ActivityRow, ParticipantRow, PhonesRow } from './participants.tables.ts';

/** A lesson can be looked up by its code while it is open; otherwise it does not exist for phones. */
export function mayLook(door: Pick<PhonesRow, 'code' | 'over'> | undefined): Decision {
  return door && !door.over && door.code !== null ? 'allowed' : 'JOIN_CODE_UNKNOWN';
}

/** A pupil's phone may join while the teacher admits phones. */
export function mayJoin(door: Pick<PhonesRow, 'code' | 'over' | 'admits'> | undefined): Decision {
  const look = mayLook(door);
  if (look !== 'allowed') return look;
  return door?.admits ? 'allowed' : 'JOIN_CLOSED';
}

/** A pupil's phone may answer the activity that its own lesson shows. */
export function mayAnswer(
  participant: Pick<ParticipantRow, 'lesson_id' | 'kind'>,
  activity: Pick<ActivityRow, 'lesson_id'> | undefined,
): Decision {
  if (participant.kind !== 'pupil') return 'PARTICIPANT_GONE';
  return activity?.lesson_id === participant.lesson_id ? 'allowed' : 'ACTIVITY_NOT_FOUND';
}

/** A pupil's phone may raise its hand in its own lesson. */
export function mayRaiseHand({ kind }: Pick<ParticipantRow, 'kind'>): Decision {
  return kind === 'pupil' ? 'allowed' : 'PARTICIPANT_GONE';
}

/** The teacher's phone may send commands to the panel of its own lesson once the panel has admitted the phone. */
export function mayCommand(
  lessonId: string,
  phone: Pick<ParticipantRow, 'lesson_id' | 'kind' | 'confirmed_at'> | undefined,
): Decision {
  const isIn = phone?.kind === 'teacher' && phone.confirmed_at !== null;
  return isIn && phone.lesson_id === lessonId ? 'allowed' : 'PARTICIPANT_GONE';
}

/**
 * The teacher may admit a waiting phone of their lesson whose number they read on it; the caller has checked that the
 * lesson is theirs.
 */
export function mayConfirm(
  lessonId: string,
  number: string,
  phone: Pick<ParticipantRow, 'lesson_id' | 'kind' | 'number'> | undefined,
): Decision {
  const waits = phone?.kind === 'teacher' && phone.lesson_id === lessonId && phone.number === number;
  return waits ? 'allowed' : 'PHONE_NOT_WAITING';
}

/** Activities belong to the lesson's teacher; the caller has checked that the lesson is theirs. */
export function mayChangeActivity(
  lessonId: string,
  activity: Pick<ActivityRow, 'lesson_id'> | undefined,
): Decision {
  return activity?.lesson_id === lessonId ? 'allowed' : 'ACTIVITY_NOT_FOUND';
}

/** Paper cards and pupils on the panel answer questions, and no votes, which have no key. */
export function mayReadCards(activity: Pick<ActivityRow, 'setting'>): Decision {
  return activity.setting.kind === 'question' ? 'allowed' : 'ACTIVITY_NOT_FOUND';
}

/** The key of a question is shown once nobody can answer any more, and then it is not opened again. */
export function mayShowKey(
  activity: Pick<ActivityRow, 'state' | 'key_shown_at'>,
  change: { readonly state?: ActivityRow['state'] | undefined; readonly key_shown?: boolean | undefined },
): Decision {
  const state = change.state ?? activity.state;
  const isShown = change.key_shown === true || activity.key_shown_at !== null;
  if (!isShown || (state !== 'open' && state !== 'ready')) return 'allowed';
  return activity.key_shown_at === null ? 'ACTIVITY_OPEN' : 'ACTIVITY_CLOSED';
}

/** A lesson may be opened for phones while it has not ended. */
export function mayOpen(door: Pick<PhonesRow, 'over'> | undefined): Decision {
  if (!door) return 'LESSON_NOT_FOUND';
  return door.over ? 'LESSON_OVER' : 'allowed';
}
