import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { Decision } from '../../platform/policy.ts';

/**
 * The history of coursewares is here, that of uploaded files in the document centre. Users who may edit a courseware
 * may view and restore its versions.
 */
export function mayHaveVersions(type: ResourceTypeCode): Decision {
  return type === 'coursewares' ? 'allowed' : 'DOCUMENT_NOT_FOUND';
}
