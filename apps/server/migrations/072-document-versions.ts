import { type Kysely, sql } from 'kysely';

/** Earlier versions of uploaded files. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Null means that the file is unchanged since the document was created.
  await sql`alter table document add column content_at timestamptz`.execute(database);
  await sql`
    create table document_version (
      id text primary key,
      document_id text not null references document (id) on delete cascade,
      object_hash text not null,
      size bigint not null check (size >= 0),
      -- When this became the document's file.
      content_at timestamptz not null
    )`.execute(database);
  await sql`create index document_version_document on document_version (document_id, content_at desc)`.execute(
    database,
  );
  await sql`create index document_version_object on document_version (object_hash)`.execute(database);
  // Without a foreign key, because the document may be deleted before the upload ends; the file is then a new document.
  await sql`alter table upload add column replaces text`.execute(database);
}
