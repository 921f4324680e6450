import type { HostedActivity } from '@lectern/protocol/phone-views';
import type { QuestionResult } from '../../../parts/askings/index.ts';

/** Number of pupils whose points are shown. */
const BEST_MAX = 3;

/** An activity that asks a question, with the answers so far. */
export type QuestionActivity = HostedActivity & {
  readonly setting: Extract<HostedActivity['setting'], { readonly kind: 'question' }>;
  readonly result: QuestionResult;
};

export function asksQuestion(activity: HostedActivity): activity is QuestionActivity {
  return activity.setting.kind === 'question' && activity.result.kind === 'question';
}

export type AnsweredPupil = QuestionResult['pupils'][number];

/** At most three pupils who earned points in time. */
export function bestOf(pupils: readonly AnsweredPupil[]): readonly AnsweredPupil[] {
  return pupils
    .filter(({ late, name, points }) => !late && points > 0 && name !== '')
    .sort((one, other) => other.points - one.points || one.after_ms - other.after_ms)
    .slice(0, BEST_MAX);
}
