import { getDocument } from '@lectern/protocol/documents';
import { IconButton } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ShareDialog } from '../../../parts/documents/index.ts';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { useEditing } from '../editing/editor-context.ts';

const { useTexts } = defineTexts({ share: '共享' }, { share: 'Share' });

/** Gives the courseware to others: its owner alone may. */
export function ShareButton(): ReactNode {
  const t = useTexts();
  const { document } = useEditing();
  const name = useSignal(document.name);
  const [open, setOpen] = useState(false);
  const userId = currentSession()?.userId;
  const [ownerId, setOwnerId] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    call(getDocument, { params: { id: document.id }, signal: abort.signal }).then(
      ({ owner_id }) => setOwnerId(owner_id),
      // Without a network nothing is given to anybody.
      () => undefined,
    );
    return () => abort.abort();
  }, [document.id]);
  if (userId === undefined || ownerId !== userId) return null;
  return (
    <>
      <IconButton label={t('share')} icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open && (
        <ShareDialog item={{ id: document.id, name }} userId={userId} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
