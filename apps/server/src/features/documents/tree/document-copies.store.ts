import { SourceFrom } from '@lectern/protocol/document-shapes';
import { sql } from 'kysely';
import type { DocumentRow, DocumentTransaction } from '../documents.rows.ts';
import { insertDocument } from './document-tree.store.ts';

/** Contents of these folders at all levels, outside the bin, each folder before its contents; limited in number. */
export async function readBelow(
  transaction: DocumentTransaction,
  folders: readonly string[],
  most: number,
): Promise<readonly DocumentRow[]> {
  if (folders.length === 0) return [];
  const { rows } = await sql<DocumentRow>`
    with recursive below(id, depth) as (
      select id, 1 from document where parent_id = any(${[...folders]}) and bin_id is null
      union all
      select d.id, b.depth + 1 from document d join below b on d.parent_id = b.id where d.bin_id is null
    )
    select d.* from document d
      join (select id, max(depth) as depth from below group by id limit ${most}) b on b.id = d.id
      order by b.depth`.execute(transaction);
  return rows;
}

/** Inserts a copy of a row in another folder; its file and thumbnail are the same objects. */
export async function copyRow(
  transaction: DocumentTransaction,
  row: DocumentRow,
  place: {
    readonly id: string;
    readonly ownerId: string;
    readonly parentId: string | null;
    readonly name: string;
    readonly key: string;
    readonly at: Date;
  },
): Promise<DocumentRow> {
  return insertDocument(transaction, {
    id: place.id,
    owner_id: place.ownerId,
    parent_id: place.parentId,
    name: place.name,
    name_key: place.key,
    resource_type_code: row.resource_type_code,
    format: row.format,
    document_type: 2,
    source_from: row.owner_id === place.ownerId ? SourceFrom.created : SourceFrom.obtained,
    size: row.size,
    object_hash: row.object_hash,
    cover_hash: row.cover_hash,
    page_count: row.page_count,
    teaching_materials: JSON.stringify(row.teaching_materials),
    created_at: place.at,
    updated_at: place.at,
  });
}
