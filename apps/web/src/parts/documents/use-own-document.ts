import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/one-document';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { currentSession } from '../../platform/api/session.ts';
import { useOnline } from '../../platform/connection/window-connection.ts';

/**
 * The document if the signed-in user owns it; only owners can share. Undefined until the server has responded; the
 * request is retried when the network is back.
 */
export function useOwnDocument(id: string | undefined): DocumentItem | undefined {
  const online = useOnline();
  const [known, setKnown] = useState<DocumentItem>();
  const isKnown = known !== undefined && known.id === id;
  useEffect(() => {
    if (id === undefined || isKnown || !online) return undefined;
    const abort = new AbortController();
    call(getDocument, { params: { id }, signal: abort.signal }).then(setKnown, () => undefined);
    return () => abort.abort();
  }, [id, isKnown, online]);
  return isKnown && known.owner_id === currentSession()?.userId ? known : undefined;
}
