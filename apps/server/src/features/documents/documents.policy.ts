import { EditPermission } from '@lectern/protocol';
import type { Decision } from '../../platform/policy.ts';
import { type DocumentAccess, permissionOn } from './document-access.ts';

/**
 * Who may do what with a document. A document that one may not see does not exist for one (DOCUMENT_NOT_FOUND);
 * FORBIDDEN is for what one sees and may not do.
 */

export type DocumentAction =
  | 'see'
  | 'comments'
  | 'copy'
  | 'download'
  | 'edit'
  | 'rename'
  | 'move'
  | 'bin'
  | 'restore'
  | 'delete'
  | 'grant'
  | 'versions';

/** `may(user, 'edit', document)`; undefined for a document that is not there. */
export function may(userId: string, action: DocumentAction, document: DocumentAccess | undefined): Decision {
  return document ? policies[action](userId, document) : 'DOCUMENT_NOT_FOUND';
}

const policies: Readonly<Record<DocumentAction, (userId: string, document: DocumentAccess) => Decision>> = {
  see: maySee,
  comments: mayReadComments,
  copy: mayCopy,
  download: mayDownload,
  edit: mayEdit,
  rename: mayEdit,
  move: mayManage,
  bin: mayManage,
  grant: mayManage,
  versions: mayManage,
  restore: mayTakeFromBin,
  delete: mayTakeFromBin,
};

/** The owner sees it in the bin too; others see what they were given while it lies outside. */
function maySee(userId: string, document: DocumentAccess): Decision {
  return owns(userId, document) || isOpen(userId, document) ? 'allowed' : 'DOCUMENT_NOT_FOUND';
}

/**
 * Comments of colleagues are read by the owner, by editors, and by those whom the owner named. A link for viewing may reach
 * anybody, so it does not show them.
 */
function mayReadComments(userId: string, document: DocumentAccess): Decision {
  const see = maySee(userId, document);
  if (see !== 'allowed' || owns(userId, document) || document.named) return see;
  return permissionOn(userId, document) === EditPermission.EDIT ? 'allowed' : 'FORBIDDEN';
}

/** Whoever may see a document outside the bin may copy it, unless a link gave it for looking alone. */
function mayCopy(userId: string, document: DocumentAccess): Decision {
  return isOpen(userId, document) ? mayDownload(userId, document) : 'DOCUMENT_NOT_FOUND';
}

/** The same of its file, which the owner has in the bin too. */
function mayDownload(userId: string, document: DocumentAccess): Decision {
  const see = maySee(userId, document);
  if (see !== 'allowed') return see;
  return owns(userId, document) || document.keeps ? 'allowed' : 'FORBIDDEN';
}

/** The owner, and whoever was given it to edit. */
function mayEdit(userId: string, document: DocumentAccess): Decision {
  if (!isOpen(userId, document)) return 'DOCUMENT_NOT_FOUND';
  return permissionOn(userId, document) === EditPermission.EDIT ? 'allowed' : 'FORBIDDEN';
}

/** The owner alone decides where it lies and who has it. */
function mayManage(userId: string, document: DocumentAccess): Decision {
  if (!isOpen(userId, document)) return 'DOCUMENT_NOT_FOUND';
  return owns(userId, document) ? 'allowed' : 'FORBIDDEN';
}

/** Out of the bin it comes, or goes for ever, by its owner's hand; outside the bin there is nothing to take. */
function mayTakeFromBin(userId: string, document: DocumentAccess): Decision {
  if (owns(userId, document)) return document.binned ? 'allowed' : 'DOCUMENT_NOT_FOUND';
  return isOpen(userId, document) ? 'FORBIDDEN' : 'DOCUMENT_NOT_FOUND';
}

function owns(userId: string, document: DocumentAccess): boolean {
  return document.ownerId === userId;
}

function isOpen(userId: string, document: DocumentAccess): boolean {
  return permissionOn(userId, document) !== EditPermission.NONE;
}

/** How much room a user has, and has taken, is that user's alone to know. */
export function mayReadSpaceOf(userId: string, ownerId: string): Decision {
  return userId === ownerId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A user adds to his own library alone. Its container has his id, and may be left out. */
export function mayAddTo(userId: string, containerId: string): Decision {
  return containerId === '' || containerId === userId ? 'allowed' : 'PARENT_NOT_FOUND';
}

/** A token is asked for by who will use it. */
export function mayAskTokenAs(userId: string, said: string | undefined): Decision {
  return said === undefined || said === userId ? 'allowed' : 'USER_NOT_FOUND';
}
