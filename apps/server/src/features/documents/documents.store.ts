import type { DocumentDatabase, DocumentRow } from './documents.rows.ts';
import type { TeachingMaterial } from './documents.tables.ts';

/** Changes a document's row, except for its folder, which the tree changes. */

export async function setTeachingMaterials(
  database: DocumentDatabase,
  documentId: string,
  materials: readonly TeachingMaterial[],
): Promise<DocumentRow> {
  return database
    .updateTable('document')
    .set({ teaching_materials: JSON.stringify(materials) })
    .where('id', '=', documentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The page count is kept when omitted. */
export async function setCover(
  database: DocumentDatabase,
  documentId: string,
  hash: string,
  pageCount?: number,
): Promise<DocumentRow> {
  return database
    .updateTable('document')
    .set({ cover_hash: hash, ...(pageCount === undefined ? {} : { page_count: pageCount }) })
    .where('id', '=', documentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Does not write the row if the page count is the same. */
export async function notePageCount(
  database: DocumentDatabase,
  documentId: string,
  pageCount: number,
): Promise<void> {
  await database
    .updateTable('document')
    .set({ page_count: pageCount })
    .where('id', '=', documentId)
    .where('page_count', 'is distinct from', pageCount)
    .execute();
}

export async function setPageCount(
  database: DocumentDatabase,
  documentId: string,
  pageCount: number,
): Promise<DocumentRow> {
  return database
    .updateTable('document')
    .set({ page_count: pageCount })
    .where('id', '=', documentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns whether the document exists. Without a page count the stored count is kept. */
export async function setUpdated(
  database: DocumentDatabase,
  documentId: string,
  at: Date,
  pageCount?: number,
): Promise<boolean> {
  const result = await database
    .updateTable('document')
    .set({ updated_at: at, ...(pageCount === undefined ? {} : { page_count: pageCount }) })
    .where('id', '=', documentId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Puts the document first in the user's list of recent documents. */
export async function writeVisit(
  database: DocumentDatabase,
  userId: string,
  documentId: string,
  at: Date,
): Promise<void> {
  await database
    .insertInto('document_visit')
    .values({ user_id: userId, document_id: documentId, visited_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doUpdateSet({ visited_at: at }))
    .execute();
}
