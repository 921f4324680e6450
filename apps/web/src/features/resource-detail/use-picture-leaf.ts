import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { useEffect, useMemo, useRef } from 'react';
import { accountState } from '../../parts/account/index.ts';
import type { Leaf } from '../../parts/viewers/index.ts';
import { call } from '../../platform/api/call.ts';

/** Limit of one call. Paging ends after this many pictures of a folder. */
const MOST = 200;

/**
 * Lists the pictures in the folder of the user's own picture, by name; other documents have no next and previous
 * picture.
 */
export function useListedPictures(
  item: DocumentItem | undefined,
  onListed: (ids: readonly string[]) => void,
): void {
  const account = accountState.get();
  const userId = account.kind === 'signed-in' ? account.account.user_id : undefined;
  // A shared picture is in a folder that the user may not list.
  const isOwn = item?.resource_type_code === 'assets_picture' && item.owner_id === userId;
  const parentId = item?.parent_id ?? undefined;
  useEffect(() => {
    if (!isOwn) return;
    const abort = new AbortController();
    const query = {
      ...(parentId !== undefined && { parent_id: parentId }),
      resource_type_code: 'assets_picture',
      order: 'name',
      direction: 'asc',
      limit: MOST,
    } as const;
    const list = async () => {
      const { listDocuments } = await import('@lectern/protocol/documents');
      const { items } = await call(listDocuments, { query, signal: abort.signal });
      onListed(items.map(({ id }) => id));
    };
    list().catch(() => undefined); // Without the list the picture has no next and previous picture.
    return () => abort.abort();
  }, [isOwn, parentId, onListed]);
}

/** The previous and next of the listed pictures; undefined when the list does not contain this document. */
export function usePictureLeaf(
  id: string,
  listed: readonly string[],
  onShow: (documentId: string) => void,
): Leaf | undefined {
  const focused = useRef<'previous' | 'next' | undefined>(undefined);
  return useMemo(() => {
    const at = listed.indexOf(id);
    if (at < 0) return undefined;
    const to = (other: string | undefined) => (other === undefined ? undefined : () => onShow(other));
    return { previous: to(listed[at - 1]), next: to(listed[at + 1]), focused };
  }, [id, listed, onShow]);
}
