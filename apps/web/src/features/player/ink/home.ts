import type { StoredInk } from '../../../parts/ink/index.ts';

/** Where the ink of a show lives. */
export interface InkHome {
  readonly ink: StoredInk;
  /** With the lesson; on this device alone, in a window that does not teach; or beside a lesson that is followed, and nowhere. */
  readonly kind: 'lesson' | 'device' | 'followed';
  /** Lets go of it; what was written stays. */
  leave(): void;
}
