import type { HostedActivity } from '@lectern/protocol/phone-views';
import type { QuestionResult } from '../../../parts/askings/index.ts';
import type { CardPupil } from '../../../parts/paper-cards/index.ts';

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

/** Names of the pupils who are asked and have not answered: on phones, and by cards when these are in use. */
export function missingNames(
  { result }: QuestionActivity,
  participants: readonly { readonly id: string; readonly name: string; readonly member_id: string | null }[],
  cards: { readonly isOn: boolean; readonly pupils: readonly CardPupil[] } | undefined,
): readonly string[] {
  const answered = new Set(
    result.pupils.flatMap(({ participant_id, member_id }) => [participant_id, member_id]),
  );
  const phones = participants.filter(
    ({ id, member_id: member }) => !answered.has(id) && !answered.has(member ?? id),
  );
  const onPhones = new Set(participants.map(({ member_id: member }) => member));
  const isByCard = cards?.isOn === true || result.pupils.some(({ by_card: byCard }) => byCard);
  const others = (isByCard ? (cards?.pupils ?? []) : []).filter(
    ({ memberId }) => !answered.has(memberId) && !onPhones.has(memberId),
  );
  return [...phones, ...others].map(({ name }) => name);
}
