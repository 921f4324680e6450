import type { Kysely, Transaction } from 'kysely';

/** The database before any table is known: each store adds its own with `withTables`. */
export type BareDatabase = Kysely<Record<never, never>>;

// biome-ignore lint/suspicious/noExplicitAny: no one type says "these tables and whatever others"
type AnyTables = any;

/** A database with any tables. */
export type AnyDatabase = Kysely<AnyTables>;

/** A transaction of another feature, in which a feature writes its own tables. */
export type AnyTransaction = Transaction<AnyTables>;
