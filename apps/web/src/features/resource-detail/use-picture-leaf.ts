import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { accountState } from '../../parts/account/index.ts';
import type { Leaf } from '../../parts/viewers/index.ts';
import { call } from '../../platform/api/call.ts';

/** As many as one call answers: who looks through more than two hundred pictures by swiping is at the end of a folder. */
const MOST = 200;

/** The pictures of a folder, as they were listed last. */
export type ListedPictures = RefObject<readonly string[]>;

/**
 * The pictures before and after this one in its folder, by name; undefined for what is no picture of one's own. `listed`
 * outlives the picture: who leafs on does not wait for the list to come again.
 */
export function usePictureLeaf(
  item: DocumentItem | undefined,
  listed: ListedPictures,
  onShow: (documentId: string) => void,
): Leaf | undefined {
  const [ids, setIds] = useState(listed.current);
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
      listed.current = items.map(({ id }) => id);
      setIds(listed.current);
    };
    list().catch(() => undefined); // It stands alone then.
    return () => abort.abort();
  }, [isOwn, parentId, listed]);
  const id = item?.id;
  return useMemo(() => {
    const at = id === undefined ? -1 : ids.indexOf(id);
    if (at < 0) return undefined;
    const to = (other: string | undefined) => (other === undefined ? undefined : () => onShow(other));
    return { previous: to(ids[at - 1]), next: to(ids[at + 1]) };
  }, [id, ids, onShow]);
}
