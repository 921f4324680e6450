import { newId } from '@lectern/base';
import type { Selectable } from 'kysely';
import type { DocumentDatabase, DocumentRow, DocumentTransaction } from '../documents.rows.ts';
import type { DocumentTables } from '../documents.tables.ts';

export type VersionRow = Selectable<DocumentTables['document_version']>;

/** The newest first. */
export async function readVersions(
  database: DocumentDatabase,
  documentId: string,
): Promise<readonly VersionRow[]> {
  return database
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('content_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findVersion(
  database: DocumentDatabase,
  documentId: string,
  versionId: string,
): Promise<VersionRow | undefined> {
  return database
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('id', '=', versionId)
    .executeTakeFirst();
}

/** A version of the document with these bytes. */
export async function versionOfHash(
  database: DocumentDatabase,
  documentId: string,
  hash: string,
): Promise<VersionRow | undefined> {
  return database
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('object_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
}

/** Stores the document's present file as an earlier version. */
export async function keepAsVersion(
  transaction: DocumentTransaction,
  row: DocumentRow,
  hash: string,
): Promise<void> {
  await transaction
    .insertInto('document_version')
    .values({
      id: newId(),
      document_id: row.id,
      object_hash: hash,
      size: row.size,
      content_at: row.content_at ?? row.created_at,
    })
    .execute();
}

export async function removeVersions(
  transaction: DocumentTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('document_version').where('id', 'in', ids).execute();
}

/** The thumbnail is deleted, for it showed the earlier file. */
export async function setFile(
  transaction: DocumentTransaction,
  documentId: string,
  file: { readonly hash: string; readonly size: number; readonly contentAt: Date },
  at: Date,
): Promise<DocumentRow> {
  return transaction
    .updateTable('document')
    .set({
      object_hash: file.hash,
      size: file.size,
      content_at: file.contentAt,
      cover_hash: null,
      updated_at: at,
    })
    .where('id', '=', documentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
