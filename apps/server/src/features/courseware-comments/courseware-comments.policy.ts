import { documentKindOf } from '@lectern/protocol/document-kind-of';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { Decision } from '../../platform/policy.ts';

/**
 * Some kinds of document have comments. Reading them is decided by the documents' policy; writing needs permission to
 * edit.
 */
export function mayHaveComments(type: ResourceTypeCode): Decision {
  return documentKindOf(type)?.comments ? 'allowed' : 'DOCUMENT_NOT_FOUND';
}

/** A comment may be changed by its author alone. */
export function mayChangeComment(userId: string, authorId: string | null): Decision {
  return userId === authorId ? 'allowed' : 'FORBIDDEN';
}

/** A comment may be deleted by its author and by the owner of the courseware. */
export function mayDeleteComment(userId: string, authorId: string | null, ownerId: string): Decision {
  return userId === ownerId ? 'allowed' : mayChangeComment(userId, authorId);
}
