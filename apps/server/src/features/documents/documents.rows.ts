import { EditPermission } from '@lectern/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
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

/** Facts that decide access to a document: its owner, whether it is in the bin, and the user's grant. */
export interface DocumentAccess {
  readonly ownerId: string;
  readonly binned: boolean;
  readonly granted: EditPermission;
  /** The user may copy, download and export the document. */
  readonly keeps: boolean;
  /** The owner gave the document to this user by name, not through a link. */
  readonly named: boolean;
}

/** The user's permission on the document's content; NONE in the bin. */
export function permissionOn(userId: string, document: DocumentAccess | undefined): EditPermission {
  if (!document || document.binned) return EditPermission.NONE;
  return document.ownerId === userId ? EditPermission.EDIT : document.granted;
}
