import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/one-document';
import type { ShowOverlays } from '@lectern/stage/show';
import { type ReactNode, useEffect, useState } from 'react';
import { ShareDialog } from '../../../parts/documents/index.ts';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { addressNow } from '../../../platform/router/router.ts';

/** The courseware that this window shows, where it is that of who is signed in: its owner alone gives it to others. */
export function useOwnCourseware(): DocumentItem | undefined {
  const [own, setOwn] = useState<DocumentItem>();
  useEffect(() => {
    const id = new URLSearchParams(addressNow().search).get('fileId');
    if (id === null) return;
    const abort = new AbortController();
    call(getDocument, { params: { id }, signal: abort.signal }).then(
      (document) => {
        if (document.owner_id === currentSession()?.userId) setOwn(document);
      },
      // Without a network nothing is given to anybody.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return own;
}

export interface ShareFromShowProps {
  readonly item: DocumentItem;
  readonly overlays: ShowOverlays;
  readonly onClose: () => void;
}

/** The share dialog over the show, which gets no keys meanwhile. */
export function ShareFromShow({ item, overlays, onClose }: ShareFromShowProps): ReactNode {
  useEffect(() => overlays.lay({ id: 'share', takes: ['keys', 'wheel', 'swipes'] }), [overlays]);
  return <ShareDialog item={item} userId={item.owner_id} onClose={onClose} />;
}
