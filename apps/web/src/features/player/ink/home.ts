import type { StoredInk } from '../../../parts/ink/index.ts';

/** Storage of a show's ink. */
export interface InkHome {
  readonly ink: StoredInk;
  /**
   * `lesson`: with the lesson. `device`: in this browser only, in a window that does not teach. `followed`: in memory,
   * over the ink of a lesson that is followed.
   */
  readonly kind: 'lesson' | 'device' | 'followed';
  /** Releases the storage; stored ink is kept. */
  leave(): void;
}
