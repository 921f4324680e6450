import { EditPermission } from '@lectern/protocol';
import type { Decision } from '../../platform/policy.ts';
import { type DocumentAccess, permissionOn } from './documents.rows.ts';

/**
 * Permissions on documents. A document that the user may not see does not exist for them (DOCUMENT_NOT_FOUND);
 * FORBIDDEN is for documents that they see but may not act on.
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

/** Decides, as in `may(user, 'edit', document)`; undefined stands for a document that does not exist. */
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

/** The owner sees a document in the bin too; other users see shared documents while they are outside the bin. */
function maySee(userId: string, document: DocumentAccess): Decision {
  return owns(userId, document) || isOpen(userId, document) ? 'allowed' : 'DOCUMENT_NOT_FOUND';
}

/**
 * Comments are visible to the owner, to editors, and to users whom the owner named. A link for viewing may reach any
 * person, so it does not show comments.
 */
function mayReadComments(userId: string, document: DocumentAccess): Decision {
  const see = maySee(userId, document);
  if (see !== 'allowed' || owns(userId, document) || document.named) return see;
  return permissionOn(userId, document) === EditPermission.EDIT ? 'allowed' : 'FORBIDDEN';
}

/** A user who may see a document outside the bin may copy it, unless it was given by a link for viewing only. */
function mayCopy(userId: string, document: DocumentAccess): Decision {
  return isOpen(userId, document) ? mayDownload(userId, document) : 'DOCUMENT_NOT_FOUND';
}

/** Like `mayCopy`, but the owner may download it from the bin too. */
function mayDownload(userId: string, document: DocumentAccess): Decision {
  const see = maySee(userId, document);
  if (see !== 'allowed') return see;
  return owns(userId, document) || document.keeps ? 'allowed' : 'FORBIDDEN';
}

/** The owner and users with edit permission may edit. */
function mayEdit(userId: string, document: DocumentAccess): Decision {
  if (!isOpen(userId, document)) return 'DOCUMENT_NOT_FOUND';
  return permissionOn(userId, document) === EditPermission.EDIT ? 'allowed' : 'FORBIDDEN';
}

/** The owner alone moves a document and shares it. */
function mayManage(userId: string, document: DocumentAccess): Decision {
  if (!isOpen(userId, document)) return 'DOCUMENT_NOT_FOUND';
  return owns(userId, document) ? 'allowed' : 'FORBIDDEN';
}

/** The owner alone restores a document from the bin or deletes it permanently; outside the bin neither is possible. */
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

/** A user's capacity and used space are visible to that user alone. */
export function mayReadSpaceOf(userId: string, ownerId: string): Decision {
  return userId === ownerId ? 'allowed' : 'USER_NOT_FOUND';
}

/** A user adds documents to their own library alone. The id of its container is the user's id, and may be omitted. */
export function mayAddTo(userId: string, containerId: string): Decision {
  return containerId === '' || containerId === userId ? 'allowed' : 'PARENT_NOT_FOUND';
}

/** A caller may request a token for themselves only. */
export function mayAskTokenAs(userId: string, said: string | undefined): Decision {
  return said === undefined || said === userId ? 'allowed' : 'USER_NOT_FOUND';
}
