import { type Kysely, sql } from 'kysely';

/** Unused objects with the time since when; and indexes by which a sweep finds the rows that name an object. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table unnamed_object (
      store text not null check (store in ('objects', 'derivatives')),
      hash text not null,
      seen_at timestamptz not null,
      primary key (store, hash)
    )`.execute(database);
  await sql`create index unnamed_object_age on unnamed_object (store, seen_at)`.execute(database);

  await sql`create index import_report_source on import_report (source_hash)`.execute(database);
  await sql`
    create index transcode_task_source on transcode_task (source_hash) where status in (0, 1)`.execute(
    database,
  );
  await sql`create index export_task_file on export_task (file_hash) where file_hash is not null`.execute(
    database,
  );
  await sql`
    create index page_pictures_hash on page_pictures
      using gin ((jsonb_path_query_array(pictures, '$.*.hash')))`.execute(database);

  // Whether the file counts separately against the owner's space: false for files of an imported file or a copy.
  await sql`alter table courseware_asset add column paid boolean not null default false`.execute(database);
  // Number of the update up to which the courseware was examined for unused files.
  await sql`alter table courseware add column swept_seq bigint not null default -1`.execute(database);
}
