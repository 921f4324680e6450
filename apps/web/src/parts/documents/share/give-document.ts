import type { EditPermission } from '@lectern/protocol/constants';
import { putGrant } from '@lectern/protocol/documents';
import { call } from '../../../platform/api/call.ts';

/** Sets the permission of a user on a document. */
export function giveDocument(documentId: string, userId: string, permission: EditPermission) {
  return call(putGrant, { params: { id: documentId, user_id: userId }, body: { permission } });
}
