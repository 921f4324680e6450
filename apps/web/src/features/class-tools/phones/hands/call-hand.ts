import type { LessonValues } from '@lectern/courseware/lesson';
import type { RaisedHand } from '@lectern/protocol/phone-views';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import type { PanelPhones } from '../../../../parts/phones/index.ts';

/** The lesson's state of the window of raised hands: whether it is open, and who was called last. */
export const HANDS_STATE = 'phones-hands';

/** Calls the pupil who raised the hand, lowers it, and opens the window in which the answer is judged. */
export function callHand(
  { name, member_id: memberId, participant_id: id }: RaisedHand,
  lesson: Pick<ToolLesson, 'add' | 'now' | 'state'>,
  phones: Pick<PanelPhones, 'changeHands'>,
): void {
  lesson.add({ kind: 'called', pupils: [memberId === null ? { name } : { member_id: memberId }] });
  lesson.state(HANDS_STATE).change({ open: true, called: { name, member_id: memberId, at: lesson.now() } });
  void phones.changeHands({ lower: id });
}

export interface CalledHand {
  readonly name: string;
  readonly member_id: string | null;
  readonly at: number;
}

/** The pupil who was called last; undefined for a value of another form. */
export function calledIn({ called }: LessonValues): CalledHand | undefined {
  const { name, member_id, at } = (called ?? {}) as Partial<Record<keyof CalledHand, unknown>>;
  const isNamed = typeof name === 'string' && (member_id === null || typeof member_id === 'string');
  return isNamed && typeof at === 'number' ? (called as unknown as CalledHand) : undefined;
}
