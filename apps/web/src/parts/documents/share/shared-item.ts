import type { EditPermission } from '@lectern/protocol/constants';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { putGrant } from '@lectern/protocol/documents';
import type { Share } from '@lectern/protocol/shares';
import { call } from '../../../platform/api/call.ts';

/** The shared document. */
export interface SharedItem {
  readonly id: string;
  readonly name: string;
  /** Omitted for a document of a kind that a link may show. */
  readonly resource_type_code?: ResourceTypeCode;
}

/** The changed properties of a link; the others stay. */
export type LinkChange = Partial<
  Pick<Share, 'permission' | 'edit_type' | 'user_ids' | 'class_ids' | 'end_at' | 'download'>
> & { readonly password?: string | null };

/** Sets the permission of a user on a document. */
export function giveDocument(documentId: string, userId: string, permission: EditPermission) {
  return call(putGrant, { params: { id: documentId, user_id: userId }, body: { permission } });
}
