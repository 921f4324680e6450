import type { Account } from '@lectern/protocol/accounts';
import type { CoursewareUser } from '../parts/courseware/index.ts';

/** Properties of the page of a guarded surface. */
export interface GuardedPage {
  readonly account: Account;
  /** The account as other users of a courseware see it. */
  readonly user: CoursewareUser;
}
