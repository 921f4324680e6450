import { EditPermission } from '@lectern/protocol';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type DocumentAccess, permissionOn } from './documents.policy.ts';
import type { DocumentTable, DocumentTables } from './documents.tables.ts';

export type DocumentRow = Selectable<DocumentTable>;
/** A document with what the asker was given of it, if anything. */
export type GrantedRow = DocumentRow & { readonly granted: 10 | 20 | null };

export type DocumentDatabase = Kysely<DocumentTables>;
export type DocumentTransaction = Transaction<DocumentTables>;

/** Makes the signed link under which a browser reads a file of a document. */
export type FileLink = (documentId: string, hash: string) => string;

export function accessOf(row: GrantedRow): DocumentAccess {
  return {
    ownerId: row.owner_id,
    binned: row.bin_id !== null,
    granted: row.granted ?? EditPermission.NONE,
  };
}

/** A document as the user sees it: where it lies is shown to its owner alone. */
export function present(row: GrantedRow, userId: string, fileLink: FileLink): DocumentItem {
  const own = row.owner_id === userId;
  return {
    id: row.id,
    name: row.name,
    parent_id: own ? row.parent_id : null,
    owner_id: row.owner_id,
    resource_type_code: row.resource_type_code,
    format: row.format,
    document_type: row.document_type,
    source_from: own ? row.source_from : 4,
    size: row.size,
    page_count: row.page_count,
    cover: row.cover_hash === null ? null : fileLink(row.id, row.cover_hash),
    teaching_materials: [...row.teaching_materials],
    permission: permissionOn(userId, accessOf(row)),
    create_at: row.created_at.getTime(),
    update_at: row.updated_at.getTime(),
    bin_at: row.binned_at?.getTime() ?? null,
  };
}

/** A row that nobody was given, for what its owner lists. */
export const notGranted = sql<null>`null`.as('granted');
