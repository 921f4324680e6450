import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { Decision } from '../../platform/policy.ts';

/** Coursewares have a history here; uploaded files have theirs in the document centre. Who edits one sees and restores it. */
export function mayHaveVersions(type: ResourceTypeCode): Decision {
  return type === 'coursewares' ? 'allowed' : 'DOCUMENT_NOT_FOUND';
}
