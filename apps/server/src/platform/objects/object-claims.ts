import { sql } from 'kysely';
import type { BareDatabase } from '../database/any-tables.ts';

/** The stores that are swept. */
export type StoreName = 'objects' | 'derivatives';

/** Called with the hash of an object before it counts as stored. */
export type ClaimObject = (hash: string) => Promise<void>;

/**
 * Protects an object that is stored again from a sweep: its time without use restarts. While a sweep is deleting the
 * object, this waits until it is gone, and the caller then stores it again.
 */
export function claimsOf(database: BareDatabase, store: StoreName): ClaimObject {
  return async (hash) => {
    await sql`delete from unnamed_object where store = ${store} and hash = ${hash}`.execute(database);
  };
}
