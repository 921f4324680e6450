import { sql } from 'kysely';
import type { BareDatabase } from '../database/any-tables.ts';

/** The stores that are swept. */
export type StoreName = 'objects' | 'derivatives';

/** Called with the hash of an object before it is taken as stored. */
export type ClaimObject = (hash: string) => Promise<void>;

/**
 * Keeps a sweep away from an object that is put again: its time as an unnamed one begins anew. Where a sweep is just
 * deleting it, this waits until it is gone, and the caller stores it again.
 */
export function claimsOf(database: BareDatabase, store: StoreName): ClaimObject {
  return async (hash) => {
    await sql`delete from unnamed_object where store = ${store} and hash = ${hash}`.execute(database);
  };
}
