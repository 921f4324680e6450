import { EditPermission } from '@lectern/protocol';

/** What decides over a document: whose it is, whether it lies in the bin, and what the asker was given of it. */
export interface DocumentAccess {
  readonly ownerId: string;
  readonly binned: boolean;
  readonly granted: EditPermission;
  /** What was given may be taken along: copied, downloaded, exported. */
  readonly keeps: boolean;
  /** The owner gave the document to this user by name, not through a link. */
  readonly named: boolean;
}

/** How much of a document's content is the user's to work in: nobody works in what lies in the bin. */
export function permissionOn(userId: string, document: DocumentAccess | undefined): EditPermission {
  if (!document || document.binned) return EditPermission.NONE;
  return document.ownerId === userId ? EditPermission.EDIT : document.granted;
}
