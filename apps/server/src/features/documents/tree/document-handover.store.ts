import { sql } from 'kysely';
import type { DocumentTransaction } from '../documents.rows.ts';

export async function anyOf(transaction: DocumentTransaction, ownerId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('document')
    .select('id')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Bytes that a user keeps, taken out of his account. */
export async function takeOutSpace(transaction: DocumentTransaction, userId: string): Promise<number> {
  const row = await transaction
    .selectFrom('document_space')
    .select('used')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  await transaction.updateTable('document_space').set({ used: 0 }).where('user_id', '=', userId).execute();
  return row?.used ?? 0;
}

export interface HandedOver {
  readonly id: string;
  readonly folder: boolean;
}

/** Everything of one owner becomes another's: what lay at the top lies in the folder, what is in the bin in his bin. */
export async function changeOwner(
  transaction: DocumentTransaction,
  fromId: string,
  toId: string,
  folderId: string,
): Promise<readonly HandedOver[]> {
  const { rows } = await sql<HandedOver>`
    update document set owner_id = ${toId},
        parent_id = case when parent_id is null and bin_id is null then ${folderId} else parent_id end
      where owner_id = ${fromId} returning id, resource_type_code = 'folder' as folder`.execute(transaction);
  // Whose it is needs no permission.
  await sql`
    delete from document_grant g using document d
      where d.id = g.document_id and d.owner_id = ${toId} and g.user_id = ${toId}`.execute(transaction);
  await sql`
    delete from document_link_grant g using document d
      where d.id = g.document_id and d.owner_id = ${toId} and g.user_id = ${toId}`.execute(transaction);
  return rows;
}
