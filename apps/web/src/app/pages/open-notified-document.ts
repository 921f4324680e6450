import { getDocument } from '@lectern/protocol/one-document';
import { showToast } from '@lectern/ui';
import { addressOf } from '../../parts/document-kinds/index.ts';
import { isUnreachable, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { navigate } from '../../platform/router/router.ts';

/** Opens the document of a notification, at its comment if it has one. Files open in the list of shared documents. */
export async function openNotifiedDocument(documentId: string, commentId?: string): Promise<void> {
  const place = commentId === undefined ? '' : `&comment=${commentId}`;
  try {
    const item = await call(getDocument, { params: { id: documentId }, query: {} });
    navigate(addressOf(item)?.concat(place) ?? '/user/netdisk?place=shared');
  } catch (error) {
    // This browser may have a copy of the courseware.
    if (isUnreachable(error)) navigate(`/view?fileId=${documentId}${place}`);
    else showToast({ kind: 'failure', text: messageOf(error) });
  }
}
