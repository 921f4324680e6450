import type { CoursewareReader } from '@lectern/courseware';

/** The pages of a transition, and whether it is played backwards. */
export interface TransitionWay {
  readonly reader: CoursewareReader;
  readonly incomingId: string;
  readonly outgoingId: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly back: boolean;
}
