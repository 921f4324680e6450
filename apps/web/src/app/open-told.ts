import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/one-document';
import { showToast } from '@lectern/ui';
import { isUnreachable, messageOf } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { navigate } from '../platform/router/router.ts';

const SCREENS: Readonly<Partial<Record<ResourceTypeCode, string>>> = {
  coursewares: '/view?fileId=',
  superboard: '/blackboard?fileId=',
};

/**
 * Opens the document of a notification, at its comment if there is one: a courseware or board on its screen, a file in
 * the list of shared documents.
 */
export async function openTold(documentId: string, commentId?: string): Promise<void> {
  const place = commentId === undefined ? '' : `&comment=${commentId}`;
  try {
    const { resource_type_code: type } = await call(getDocument, { params: { id: documentId }, query: {} });
    navigate(SCREENS[type]?.concat(documentId, place) ?? '/user/netdisk?place=shared');
  } catch (error) {
    // This browser may have a copy of the courseware.
    if (isUnreachable(error)) navigate(`/view?fileId=${documentId}${place}`);
    else showToast({ kind: 'failure', text: messageOf(error) });
  }
}
