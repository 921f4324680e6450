import { sql } from 'kysely';
import type { DocumentDatabase, DocumentTransaction } from '../documents.rows.ts';
import { LINK_READER } from './document-grants.store.ts';

/** The permission that a link gives on its document. */
export interface LinkGift {
  readonly permission: 10 | 20;
  /** The document may be copied, downloaded and exported. */
  readonly download: boolean;
  /** Null: without expiry. */
  readonly endsAt: Date | null;
}

export interface LinkPerson {
  readonly documentId: string;
  readonly userId: string;
}

export async function writeLinkGrant(
  database: DocumentDatabase,
  grant: LinkGift & {
    readonly linkId: string;
    readonly documentId: string;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<void> {
  const gift = { permission: grant.permission, download: grant.download, ends_at: grant.endsAt };
  await database
    .insertInto('document_link_grant')
    .values({
      link_id: grant.linkId,
      document_id: grant.documentId,
      user_id: grant.userId,
      created_at: grant.at,
      ...gift,
    })
    .onConflict((conflict) => conflict.columns(['link_id', 'user_id']).doUpdateSet(gift))
    .execute();
}

/** Accounts to which a link gave its document. */
export async function readLinkPeople(
  database: DocumentDatabase,
  linkId: string,
): Promise<readonly LinkPerson[]> {
  return database
    .selectFrom('document_link_grant')
    .select(['document_id as documentId', 'user_id as userId'])
    .where('link_id', '=', linkId)
    .where('user_id', 'not like', `${LINK_READER}%`)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function setLinkGift(
  transaction: DocumentTransaction,
  linkId: string,
  gift: LinkGift,
): Promise<void> {
  await transaction
    .updateTable('document_link_grant')
    .set({ permission: gift.permission, download: gift.download, ends_at: gift.endsAt })
    .where('link_id', '=', linkId)
    .execute();
}

export async function deleteLinkGrants(
  transaction: DocumentTransaction,
  linkId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await transaction
    .deleteFrom('document_link_grant')
    .where('link_id', '=', linkId)
    .where('user_id', 'in', userIds)
    .execute();
}

/** Deletes expired grants and returns their users. */
export async function deleteOver(
  transaction: DocumentTransaction,
  now: Date,
): Promise<readonly LinkPerson[]> {
  return transaction
    .deleteFrom('document_link_grant')
    .where('ends_at', '<=', now)
    .returning(['document_id as documentId', 'user_id as userId'])
    .execute();
}

export async function readLinkReaders(
  database: DocumentDatabase,
  linkId: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('document_link_grant')
    .select('user_id')
    .where('link_id', '=', linkId)
    .where('user_id', 'like', `${LINK_READER}%`)
    .execute();
  return rows.map(({ user_id: id }) => id);
}

export async function isLinkOpenTo(
  database: DocumentDatabase,
  linkId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('document_link_grant')
    .select('link_id')
    .where('link_id', '=', linkId)
    .where('user_id', '=', userId)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The highest permission of each of these users on a document, by its owner or by links; users without any are omitted.
 */
export async function readPermissions(
  database: DocumentDatabase,
  documentId: string,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, 10 | 20>> {
  const wanted = [...userIds];
  const { rows } = await sql<{ user_id: string; permission: 10 | 20 }>`
    select user_id, max(permission) as permission from (
      select user_id, permission from document_grant
        where document_id = ${documentId} and user_id = any(${wanted}::text[])
      union all
      select user_id, permission from document_link_grant
        where document_id = ${documentId} and user_id = any(${wanted}::text[])
          and (ends_at is null or ends_at > ${now})
    ) given group by user_id`.execute(database);
  return new Map(rows.map(({ user_id: id, permission }) => [id, permission]));
}
