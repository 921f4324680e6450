import type { AnswerContent } from '@lectern/protocol/activity-shapes';
import type { PupilView } from '@lectern/protocol/phone-views';
import type { WaitingAnswer } from './answer-box.ts';

type ShownActivity = NonNullable<PupilView['activity']>;

export interface ActivityViewProps {
  readonly activity: ShownActivity;
  /** Answers to the activity that the server has not confirmed. */
  readonly sending: readonly WaitingAnswer[];
  readonly onAnswer: (content: AnswerContent) => void;
  /** The phone's token in the lesson. */
  readonly token: string;
}

/** The properties of a view with the setting of one kind. */
export type OfKind<Kind extends ShownActivity['setting']['kind']> = ActivityViewProps & {
  readonly setting: Extract<ShownActivity['setting'], { readonly kind: Kind }>;
};
