import { getDocument } from '@lectern/protocol/one-document';
import { IconButton } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { useTexts } from '../model/board-texts.ts';

const ShareDialog = late(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Gives the board to others: its owner alone may. */
export function ShareButton({
  documentId,
  name,
}: {
  readonly documentId: string;
  readonly name: string;
}): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [ownerId, setOwnerId] = useState<string>();
  const userId = currentSession()?.userId;
  useEffect(() => {
    const abort = new AbortController();
    call(getDocument, { params: { id: documentId }, signal: abort.signal }).then(
      ({ owner_id }) => setOwnerId(owner_id),
      // Without a network nothing is given to anybody.
      () => undefined,
    );
    return () => abort.abort();
  }, [documentId]);
  if (userId === undefined || ownerId !== userId) return null;
  return (
    <>
      <IconButton label={t('share')} icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open && <ShareDialog item={{ id: documentId, name }} userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}
