import type { Decision } from '../../platform/policy.ts';
import type { ActivityRow, ParticipantRow, PhonesRow } from './participants.tables.ts';

/** A lesson is joined by its code while it goes on; without one there is no such lesson. */
export function mayLook(door: Pick<PhonesRow, 'code' | 'over'> | undefined): Decision {
  return door && !door.over && door.code !== null ? 'allowed' : 'JOIN_CODE_UNKNOWN';
}

/** A pupil's phone comes in while the teacher lets it. */
export function mayJoin(door: Pick<PhonesRow, 'code' | 'over' | 'admits'> | undefined): Decision {
  const look = mayLook(door);
  if (look !== 'allowed') return look;
  return door?.admits ? 'allowed' : 'JOIN_CLOSED';
}

/** A pupil's phone answers what stands in its own lesson. */
export function mayAnswer(
  participant: Pick<ParticipantRow, 'lesson_id' | 'kind'>,
  activity: Pick<ActivityRow, 'lesson_id'> | undefined,
): Decision {
  if (participant.kind !== 'pupil') return 'PARTICIPANT_GONE';
  return activity?.lesson_id === participant.lesson_id ? 'allowed' : 'ACTIVITY_NOT_FOUND';
}

/** The teacher's phone commands the panel of its own lesson once that has let it in. */
export function mayCommand(
  lessonId: string,
  phone: Pick<ParticipantRow, 'lesson_id' | 'kind' | 'confirmed_at'> | undefined,
): Decision {
  const isIn = phone?.kind === 'teacher' && phone.confirmed_at !== null;
  return isIn && phone.lesson_id === lessonId ? 'allowed' : 'PARTICIPANT_GONE';
}

/** The teacher lets in the phone that waits in his lesson, whose number he read on it: the lesson was found to be his. */
export function mayConfirm(
  lessonId: string,
  number: string,
  phone: Pick<ParticipantRow, 'lesson_id' | 'kind' | 'number'> | undefined,
): Decision {
  const waits = phone?.kind === 'teacher' && phone.lesson_id === lessonId && phone.number === number;
  return waits ? 'allowed' : 'PHONE_NOT_WAITING';
}

/** Activities, like all of a lesson, are its teacher's: the lesson was found to be his. */
export function mayChangeActivity(
  lessonId: string,
  activity: Pick<ActivityRow, 'lesson_id'> | undefined,
): Decision {
  return activity?.lesson_id === lessonId ? 'allowed' : 'ACTIVITY_NOT_FOUND';
}

/** Phones come into lessons that go on. */
export function mayOpen(door: Pick<PhonesRow, 'over'> | undefined): Decision {
  if (!door) return 'LESSON_NOT_FOUND';
  return door.over ? 'LESSON_OVER' : 'allowed';
}
