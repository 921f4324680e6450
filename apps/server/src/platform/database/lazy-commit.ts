import { type RawBuilder, sql } from 'kysely';

/**
 * True, as a condition or a column of a statement: its transaction is committed without a wait for the disk, which takes
 * as long as the rest of a small one. A power cut takes what was committed within the last half second; it is for what is
 * then said or sent again, such as how far something is.
 */
export const lazyCommit: RawBuilder<boolean> = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;
