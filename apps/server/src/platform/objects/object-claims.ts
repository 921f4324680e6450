import { type Kysely, sql } from 'kysely';

/** The stores that are swept. */
export type StoreName = 'objects' | 'derivatives';

/** Called with the hash of an object before it is taken as stored. */
export type ClaimObject = (hash: string) => Promise<void>;

/**
 * Keeps a sweep away from an object that is put again: its time as an unnamed one begins anew. Where a sweep is just
 * deleting it, this waits until it is gone, and the caller stores it again.
 */
// biome-ignore lint/complexity/noBannedTypes: the platform's database knows no tables
export function claimsOf(database: Kysely<{}>, store: StoreName): ClaimObject {
  return async (hash) => {
    await sql`delete from unnamed_object where store = ${store} and hash = ${hash}`.execute(database);
  };
}
