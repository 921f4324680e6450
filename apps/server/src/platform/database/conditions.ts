import { type RawBuilder, sql } from 'kysely';

/**
 * True, as a condition or a column of a statement. The statement's transaction is committed without waiting for the
 * disk, which takes as long as the rest of a small transaction. A power cut loses commits of the last half second, so
 * it is used for data that are then sent again, such as progress.
 */
export const lazyCommit: RawBuilder<boolean> = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;

/** A position in a list by time, the newest first. */
export interface Place {
  readonly at: Date;
  /** Which rows of exactly that time come after the position: rows below an id, all, or none. */
  readonly tied: { readonly id: string } | 'all' | 'none';
}

/**
 * Whether a row comes after a position, for a list in the order `at desc, id desc`. Without a position every row does.
 */
export function below(at: string, id: string, place: Place | undefined): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`true`;
  const [atColumn, idColumn] = [sql.ref(at), sql.ref(id)];
  if (place.tied === 'none') return sql<boolean>`${atColumn} < ${place.at}`;
  if (place.tied === 'all') return sql<boolean>`${atColumn} <= ${place.at}`;
  return sql<boolean>`(${atColumn}, ${idColumn}) < (${place.at}::timestamptz, ${place.tied.id})`;
}
