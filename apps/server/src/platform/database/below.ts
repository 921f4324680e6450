import { type RawBuilder, sql } from 'kysely';

/** A position in a list by time, the newest first. */
export interface Place {
  readonly at: Date;
  /** Which rows of exactly that time come after the position: those below an id, all, or none. */
  readonly tied: { readonly id: string } | 'all' | 'none';
}

/** Whether a row comes after a place, for a list in the order `at desc, id desc`. Without a place every row does. */
export function below(at: string, id: string, place: Place | undefined): RawBuilder<boolean> {
  if (place === undefined) return sql<boolean>`true`;
  const [atColumn, idColumn] = [sql.ref(at), sql.ref(id)];
  if (place.tied === 'none') return sql<boolean>`${atColumn} < ${place.at}`;
  if (place.tied === 'all') return sql<boolean>`${atColumn} <= ${place.at}`;
  return sql<boolean>`(${atColumn}, ${idColumn}) < (${place.at}::timestamptz, ${place.tied.id})`;
}
