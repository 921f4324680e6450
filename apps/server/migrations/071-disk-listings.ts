import { type Kysely, sql } from 'kysely';

/**
 * One index for each order of a folder's listing, read in both directions, so that a page of a disk with tens of
 * thousands of documents is as fast as one with ten; and two indexes for listings of all folders by type and source.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const folder = sql`(resource_type_code = 'folder')`;
  for (const [order, column] of [
    ['update', sql`updated_at`],
    ['create', sql`created_at`],
    ['size', sql`size`],
    ['name', sql`name collate lectern_name`],
  ] as const) {
    await sql`
      create index ${sql.ref(`document_by_${order}`)} on document (owner_id, parent_id, ${folder}, ${column}, id)
        where bin_id is null`.execute(database);
  }
  await sql`drop index document_listing`.execute(database);
  await sql`
    create index document_by_type on document (owner_id, resource_type_code, updated_at, id)
      where bin_id is null`.execute(database);
  await sql`
    create index document_by_source on document (owner_id, source_from, updated_at, id)
      where bin_id is null and resource_type_code <> 'folder'`.execute(database);
}
