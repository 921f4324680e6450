import type { Decision } from '../../platform/policy.ts';

/** A lesson is its teacher's alone: for everybody else there is none. */
export function mayTeach(userId: string, lesson: { readonly teacherId: string } | undefined): Decision {
  return lesson?.teacherId === userId ? 'allowed' : 'LESSON_NOT_FOUND';
}
