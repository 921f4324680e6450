import type { Decision } from '../../platform/policy.ts';

/** A lesson is visible to its teacher alone; for all other users it does not exist. */
export function mayTeach(userId: string, lesson: { readonly teacherId: string } | undefined): Decision {
  return lesson?.teacherId === userId ? 'allowed' : 'LESSON_NOT_FOUND';
}
