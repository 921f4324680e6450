import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { sql } from 'kysely';
import type { DocumentDatabase, DocumentRow } from '../documents.rows.ts';

/** Filter and order of a search in one owner's documents. */
export interface DocumentSearch {
  /** Part of a name in its compared form, with `\\`, `%` and `_` escaped; undefined: any. */
  readonly nameLike: string | undefined;
  readonly resourceTypeCode: ResourceTypeCode | undefined;
  /** Extensions; undefined: any. */
  readonly formats: readonly string[] | undefined;
  readonly order: 'name' | 'updated_at' | 'created_at' | 'size';
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** Folders and documents in the bin are excluded. `cap`: highest count. */
export async function searchDocuments(
  database: DocumentDatabase,
  ownerId: string,
  search: DocumentSearch,
  cap: number,
): Promise<{ readonly rows: readonly DocumentRow[]; readonly count: number }> {
  const { nameLike, resourceTypeCode, formats } = search;
  const found = database
    .selectFrom('document')
    .where('owner_id', '=', ownerId)
    .where('bin_id', 'is', null)
    .where('resource_type_code', '!=', 'folder')
    .$if(nameLike !== undefined, (query) => query.where('name_key', 'like', nameLike ?? ''))
    .$if(resourceTypeCode !== undefined, (query) =>
      query.where('resource_type_code', '=', resourceTypeCode ?? 'assets'),
    )
    .$if(formats !== undefined, (query) =>
      query.where('format', '=', sql<string>`any(${[...(formats ?? [])]}::text[])`),
    );
  const [rows, { count }] = await Promise.all([
    found
      .selectAll()
      .orderBy(search.order === 'name' ? sql`name collate lectern_name` : search.order, search.direction)
      .orderBy('id', search.direction)
      .offset(search.offset)
      .limit(search.limit)
      .execute(),
    database
      .selectFrom(found.select(sql<number>`1`.as('one')).limit(cap).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}
