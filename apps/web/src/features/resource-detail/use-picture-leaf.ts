import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { useEffect, useMemo, useRef } from 'react';
import { accountState } from '../../parts/account/index.ts';
import type { Leaf } from '../../parts/viewers/index.ts';
import { call } from '../../platform/api/call.ts';

/** As many as one call answers: who looks through more than two hundred pictures by swiping is at the end of a folder. */
const MOST = 200;

/** Lists the pictures of the folder of one's own picture, by name; what is no such picture stands alone. */
export function useListedPictures(
  item: DocumentItem | undefined,
  onListed: (ids: readonly string[]) => void,
): void {
  const account = accountState.get();
  const userId = account.kind === 'signed-in' ? account.account.user_id : undefined;
  // What was given by somebody else lies in a folder that is not for who looks.
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
    list().catch(() => undefined); // It stands alone then.
    return () => abort.abort();
  }, [isOwn, parentId, onListed]);
}

/** The pictures before and after this one among those that were listed last; undefined for what is not among them. */
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
