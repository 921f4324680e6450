import { EditPermission } from '@lectern/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DocumentAccess } from './document-access.ts';
import type { DocumentTable, DocumentTables } from './documents.tables.ts';

export type DocumentRow = Selectable<DocumentTable>;
/** A document row with the user's grant, whether the grant allows copies, and whether the owner named the user. */
export type GrantedRow = DocumentRow & Given;
export interface Given {
  readonly granted: 10 | 20 | null;
  readonly keeps: boolean | null;
  /** Omitted where only the permission is read. */
  readonly named?: boolean | null;
}

export type DocumentDatabase = Kysely<DocumentTables>;
export type DocumentTransaction = Transaction<DocumentTables>;

export function accessOf(row: GrantedRow): DocumentAccess {
  return {
    ownerId: row.owner_id,
    binned: row.bin_id !== null,
    granted: row.granted ?? EditPermission.NONE,
    keeps: row.keeps ?? false,
    named: row.named ?? false,
  };
}
