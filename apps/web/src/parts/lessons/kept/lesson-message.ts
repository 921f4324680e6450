import type { ClassEvent } from '@lectern/protocol/lessons';

/** A message about a lesson for the server; sending it twice has the same effect as once. */
export type LessonMessage =
  | {
      readonly kind: 'begin';
      readonly lessonId: string;
      readonly name: string;
      /** Empty for a lesson without a courseware. */
      readonly coursewareId: string;
      readonly classId: string | null;
      /** Milliseconds since 1970. */
      readonly beginAt: number;
    }
  | { readonly kind: 'events'; readonly lessonId: string; readonly events: readonly ClassEvent[] }
  /** Another class is taught in the lesson; refused when an event counts for the first class. */
  | { readonly kind: 'class'; readonly lessonId: string; readonly classId: string }
  | { readonly kind: 'end'; readonly lessonId: string; readonly endAt: number }
  /** The teacher resumes the lesson after its end; `resumeAt` is in milliseconds since 1970. */
  | { readonly kind: 'resume'; readonly lessonId: string; readonly resumeAt: number };
