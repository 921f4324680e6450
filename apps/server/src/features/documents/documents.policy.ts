import { EditPermission } from '@lectern/protocol';

/** What decides over a document: whose it is, whether it lies in the bin, and what the asker was given of it. */
export interface DocumentAccess {
  readonly ownerId: string;
  readonly binned: boolean;
  readonly granted: EditPermission;
}

export type DocumentAction =
  | 'see'
  | 'copy'
  | 'edit'
  | 'rename'
  | 'move'
  | 'bin'
  | 'restore'
  | 'delete'
  | 'grant';

/** Enough of a document to work in it: nobody works in what lies in the bin. */
export function permissionOn(userId: string, access: DocumentAccess | undefined): EditPermission {
  if (!access || access.binned) return EditPermission.NONE;
  return access.ownerId === userId ? EditPermission.EDIT : access.granted;
}

const needed: Readonly<Record<DocumentAction, 'view' | 'edit' | 'own'>> = {
  see: 'view',
  copy: 'view',
  edit: 'edit',
  rename: 'edit',
  move: 'own',
  bin: 'own',
  restore: 'own',
  delete: 'own',
  grant: 'own',
};

/** Only these are done to what lies in the bin, and only by its owner. */
const inTheBin: ReadonlySet<DocumentAction> = new Set(['see', 'restore', 'delete']);

/**
 * Whether the user may do it. A document that one may not see does not exist for one (DOCUMENT_NOT_FOUND); FORBIDDEN is
 * for what one sees and may not do.
 */
export function decide(
  userId: string,
  access: DocumentAccess | undefined,
  action: DocumentAction,
): 'allowed' | 'DOCUMENT_NOT_FOUND' | 'FORBIDDEN' {
  if (!access) return 'DOCUMENT_NOT_FOUND';
  if (access.ownerId === userId) {
    return access.binned === inTheBin.has(action) || action === 'see' ? 'allowed' : 'DOCUMENT_NOT_FOUND';
  }
  const permission = permissionOn(userId, access);
  if (permission === EditPermission.NONE) return 'DOCUMENT_NOT_FOUND';
  if (needed[action] === 'own') return 'FORBIDDEN';
  return needed[action] === 'edit' && permission < EditPermission.EDIT ? 'FORBIDDEN' : 'allowed';
}
