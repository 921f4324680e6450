import type { Account } from '@lectern/protocol/accounts';
import type { CoursewareUser } from '../parts/courseware/index.ts';

/** What the page of a guarded surface is given. */
export interface GuardedPage {
  readonly account: Account;
  /** The account as the others in a courseware see it. */
  readonly user: CoursewareUser;
}
