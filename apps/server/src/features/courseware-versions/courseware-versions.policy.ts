import { documentKindOf } from '@lectern/protocol/document-kind-of';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { Decision } from '../../platform/policy.ts';

/**
 * These kinds of document have a history of versions in this feature; uploaded files have theirs in the document
 * centre. Users who may edit a document may view and restore its versions.
 */
export function mayHaveVersions(type: ResourceTypeCode): Decision {
  return documentKindOf(type)?.versions ? 'allowed' : 'DOCUMENT_NOT_FOUND';
}
