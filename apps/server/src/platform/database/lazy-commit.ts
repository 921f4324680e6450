import { type RawBuilder, sql } from 'kysely';

/**
 * True, as a condition or a column of a statement: its transaction is committed without waiting for the disk; that wait
 * takes as long as the rest of a small transaction. A power cut loses commits of the last half second, so it is used
 * for what is then sent again, such as progress.
 */
export const lazyCommit: RawBuilder<boolean> = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;
