import { type Kysely, sql } from 'kysely';

/** Indexes for a user's acts, read newest first a page at a time: coursewares and links (lessons have an index). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index document_courseware_made on document (owner_id, created_at desc, id desc)
      where bin_id is null and resource_type_code = 'coursewares'`.execute(database);
  await sql`create index share_given on share (owner_id, created_at desc, id desc)`.execute(database);
}
