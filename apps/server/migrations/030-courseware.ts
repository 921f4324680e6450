import { type Kysely, sql } from 'kysely';

/** Coursewares as a log of Yjs updates with a snapshot, and the files that they use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // One narrow row per courseware with the number of its last update. The number is incremented under the row's lock,
  // so that the numbers of a courseware have no gaps and are committed in order. Pages are half-filled, for the row
  // changes with every update.
  await sql`
    create table courseware (
      document_id text primary key references document (id) on delete cascade,
      seq bigint not null
    ) with (fillfactor = 50)`.execute(database);

  await sql`
    create table courseware_snapshot (
      document_id text primary key references courseware (document_id) on delete cascade,
      -- Everything up to this update is in it.
      seq bigint not null,
      state bytea not null
    )`.execute(database);
  // The program compresses the state when that helps.
  await sql`alter table courseware_snapshot alter column state set storage external`.execute(database);

  await sql`
    create table courseware_update (
      document_id text not null references courseware (document_id) on delete cascade,
      seq bigint not null,
      payload bytea not null,
      user_id text,
      created_at timestamptz not null default now(),
      primary key (document_id, seq)
    )`.execute(database);

  await sql`
    create table courseware_asset (
      document_id text not null references courseware (document_id) on delete cascade,
      hash text not null,
      mime text not null,
      size bigint not null,
      width integer,
      height integer,
      created_at timestamptz not null default now(),
      primary key (document_id, hash)
    )`.execute(database);
  await sql`create index courseware_asset_hash on courseware_asset (hash)`.execute(database);
}
