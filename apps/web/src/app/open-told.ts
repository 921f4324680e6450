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

/** Goes to the document that a notification speaks of, and to the comment on it where it is one: a courseware or a board opens, a file lies among what others share. */
export async function openTold(documentId: string, commentId?: string): Promise<void> {
  const place = commentId === undefined ? '' : `&comment=${commentId}`;
  try {
    const { resource_type_code: type } = await call(getDocument, { params: { id: documentId }, query: {} });
    navigate(SCREENS[type]?.concat(documentId, place) ?? '/user/netdisk?place=shared');
  } catch (error) {
    // This browser may keep a copy of it.
    if (isUnreachable(error)) navigate(`/view?fileId=${documentId}${place}`);
    else showToast({ kind: 'failure', text: messageOf(error) });
  }
}
