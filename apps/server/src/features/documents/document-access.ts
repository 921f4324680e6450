import { EditPermission } from '@lectern/protocol';

/** Facts that decide access to a document: its owner, whether it is in the bin, and what the user was given of it. */
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
