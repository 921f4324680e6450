import type { ClassEvent } from '@lectern/protocol/lessons';

/** Something of a lesson that the server is to be told; each may be told twice and counts once. */
export type LessonMessage =
  | {
      readonly kind: 'begin';
      readonly lessonId: string;
      readonly name: string;
      /** Empty for a lesson without one. */
      readonly coursewareId: string;
      readonly classId: string | null;
      /** Milliseconds since 1970. */
      readonly beginAt: number;
    }
  | { readonly kind: 'events'; readonly lessonId: string; readonly events: readonly ClassEvent[] }
  /** Another class is taught in it; it is refused where something counts for the first one. */
  | { readonly kind: 'class'; readonly lessonId: string; readonly classId: string }
  | { readonly kind: 'end'; readonly lessonId: string; readonly endAt: number }
  /** The teacher resumes the lesson after its end; `resumeAt` is in milliseconds since 1970. */
  | { readonly kind: 'resume'; readonly lessonId: string; readonly resumeAt: number };
