import type { DocumentDatabase } from '../documents.rows.ts';

/** Prefix of a link's id in the place of a user id: for visitors with the link, with an account or without. */
export const LINK_READER = 'link:';

/** The reader id of a link: its grant and signed addresses are in this name. */
export function linkReader(linkId: string, round: number): string {
  return `${LINK_READER}${linkId}:${round}`;
}

export interface GrantRow {
  readonly user_id: string;
  readonly permission: 10 | 20;
  readonly created_at: Date;
}

/** A user to whom a document was given, by its owner or by a link. */
export interface TouchedGrant {
  readonly documentId: string;
  readonly userId: string;
}

/** All users with an account to whom one of these documents was given, by its owner or by a link that they opened. */
export async function readPeople(
  database: DocumentDatabase,
  documentIds: readonly string[],
): Promise<readonly TouchedGrant[]> {
  if (documentIds.length === 0) return [];
  return database
    .selectFrom('document_grant')
    .select(['document_id as documentId', 'user_id as userId'])
    .where('document_id', 'in', documentIds)
    .union((select) =>
      select
        .selectFrom('document_link_grant')
        .select(['document_id as documentId', 'user_id as userId'])
        .where('document_id', 'in', documentIds)
        .where('user_id', 'not like', `${LINK_READER}%`),
    )
    .execute();
}

export async function readGrants(
  database: DocumentDatabase,
  documentId: string,
): Promise<readonly GrantRow[]> {
  return database
    .selectFrom('document_grant')
    .select(['user_id', 'permission', 'created_at'])
    .where('document_id', '=', documentId)
    .orderBy('created_at')
    .execute();
}

/** Returns whether the grant differs from before. */
export async function writeGrant(
  database: DocumentDatabase,
  grant: {
    readonly documentId: string;
    readonly userId: string;
    readonly permission: 10 | 20;
    readonly grantedBy: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const result = await database
    .insertInto('document_grant')
    .values({
      document_id: grant.documentId,
      user_id: grant.userId,
      permission: grant.permission,
      granted_by: grant.grantedBy,
      created_at: grant.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'user_id'])
        .doUpdateSet({ permission: grant.permission, granted_by: grant.grantedBy })
        .where('document_grant.permission', '!=', grant.permission),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteGrant(
  database: DocumentDatabase,
  documentId: string,
  userId: string,
): Promise<boolean> {
  const result = await database
    .deleteFrom('document_grant')
    .where('document_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function hasGrant(
  database: DocumentDatabase,
  documentId: string,
  userId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('document_grant')
    .select('user_id')
    .where('document_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
