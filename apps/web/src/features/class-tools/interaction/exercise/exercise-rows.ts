import type { ActivityResult, ExerciseAnswerState } from '@lectern/protocol/activity-shapes';
import type { HostedActivity, Participant } from '@lectern/protocol/phone-views';
import type { AnsweredPupil } from '../question-activity.ts';

export type ExerciseResult = Extract<ActivityResult, { readonly kind: 'exercise' }>;

/** An exercise on the phones, with the answers so far. */
export type ExerciseActivity = HostedActivity & {
  readonly setting: Extract<HostedActivity['setting'], { readonly kind: 'exercise' }>;
  readonly result: ExerciseResult;
};

export function asksExercise(activity: HostedActivity): activity is ExerciseActivity {
  return activity.setting.kind === 'exercise' && activity.result.kind === 'exercise';
}

/** A pupil in the table of progress. */
export interface ProgressRow {
  readonly id: string;
  readonly name: string;
  readonly states: readonly (ExerciseAnswerState | null)[];
  readonly points: number;
  /** `notBegun`: nothing is answered. `at`: number of the question that was answered last. */
  readonly progress: 'done' | 'notBegun' | { readonly at: number };
}

/** A row for each pupil who answered, in the order of arrival, and for each other phone in the lesson. */
export function progressRows(
  { result, setting }: ExerciseActivity,
  participants: readonly Participant[],
): readonly ProgressRow[] {
  const known = new Set(result.pupils.flatMap(({ participant_id: id, member_id: member }) => [id, member]));
  const rest = participants.filter(({ id, member_id: member }) => !known.has(id) && !known.has(member ?? id));
  return [
    ...result.pupils.map(
      ({ participant_id: id, name, answers, points, last, handed_in: isIn }): ProgressRow => ({
        ...{ id, name, points, states: answers },
        progress: isIn ? 'done' : answers.some((state) => state !== null) ? { at: last + 1 } : 'notBegun',
      }),
    ),
    ...rest.map(({ id, name }): ProgressRow => {
      const states = Array.from({ length: setting.count }, () => null);
      return { id, name, states, points: 0, progress: 'notBegun' };
    }),
  ];
}

/** The pupils who answered one question, as the pupils of a question that is asked alone. */
export function pupilsOf({ pupils }: ExerciseResult, index: number): readonly AnsweredPupil[] {
  return pupils.flatMap(({ participant_id, member_id, name, answers }) => {
    const state = answers[index] ?? null;
    if (state === null) return [];
    const judged = state === 'given' || state === 'late' ? null : state;
    return [
      {
        ...{ participant_id, member_id, name, state: judged },
        ...{ late: state === 'late', points: 0, by_card: false, after_ms: 0 },
      },
    ];
  });
}

/** Average points of the pupils who answered; undefined without any. */
export function averagePoints({ pupils }: ExerciseResult): number | undefined {
  if (pupils.length === 0) return undefined;
  const sum = pupils.reduce((total, { points }) => total + points, 0);
  return Math.round((sum / pupils.length) * 10) / 10;
}
