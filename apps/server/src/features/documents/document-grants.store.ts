import type { DocumentDatabase } from './documents.rows.ts';

export interface GrantRow {
  readonly user_id: string;
  readonly permission: 10 | 20;
  readonly created_at: Date;
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

/** Whether this changed what was given before. */
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
