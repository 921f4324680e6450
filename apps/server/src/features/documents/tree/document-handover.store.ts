import { sql } from 'kysely';
import type { DocumentTransaction } from '../documents.rows.ts';

export async function anyOf(
  transaction: DocumentTransaction,
  ownerId: string,
  only?: readonly string[],
): Promise<boolean> {
  let query = transaction.selectFrom('document').select('id').where('owner_id', '=', ownerId);
  if (only !== undefined) query = query.where(sql<boolean>`id = any(${[...only]}::text[])`);
  const row = await query.limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Takes all used bytes out of a user's account, and returns their number. */
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

/** Takes the bytes of these documents out of the user's account, and returns their number. */
export async function takeOutSizes(
  transaction: DocumentTransaction,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::bigint as bytes from document where id = any(${[...ids]}::text[])`.execute(
    transaction,
  );
  const bytes = Number(rows[0]?.bytes ?? 0);
  await sql`update document_space set used = greatest(0, used - ${bytes}) where user_id = ${userId}`.execute(
    transaction,
  );
  return bytes;
}

interface OwnerChange {
  readonly fromId: string;
  readonly toId: string;
  readonly folderId: string;
  /** If omitted: all documents. */
  readonly only: readonly string[] | undefined;
}

/**
 * Moves documents of one owner to another. Documents at the top level, or in a folder that is not moved, go into the
 * new folder; documents in the bin go into the new owner's bin. A document whose name is in use there gets its id
 * appended to its name.
 */
export async function changeOwner(
  transaction: DocumentTransaction,
  { fromId, toId, folderId, only }: OwnerChange,
): Promise<readonly HandedOver[]> {
  const ids = only === undefined ? null : [...only];
  const { rows } = await sql<HandedOver>`
    with going as (
      select d.id, d.name_key,
          d.bin_id is null and not exists (
            select 1 from document p where p.id = d.parent_id and p.owner_id = ${fromId}
              and (${ids}::text[] is null or p.id = any(${ids}::text[]))) as is_top
        from document d
        where d.owner_id = ${fromId} and (${ids}::text[] is null or d.id = any(${ids}::text[]))
    ), named as (
      select id, is_top, is_top and row_number() over (partition by is_top, name_key order by id) > 1 as is_double from going
    )
    update document set owner_id = ${toId},
        parent_id = case when n.is_top then ${folderId} else parent_id end,
        name = case when n.is_double then name || ' ' || n.id else name end,
        name_key = case when n.is_double then name_key || ' ' || n.id else name_key end
      from named n where n.id = document.id
      returning document.id, resource_type_code = 'folder' as folder`.execute(transaction);
  const moved = rows.map(({ id }) => id);
  // The new owner needs no grants.
  await sql`
    delete from document_grant where user_id = ${toId} and document_id = any(${moved}::text[])`.execute(
    transaction,
  );
  await sql`
    delete from document_link_grant where user_id = ${toId} and document_id = any(${moved}::text[])`.execute(
    transaction,
  );
  return rows;
}
