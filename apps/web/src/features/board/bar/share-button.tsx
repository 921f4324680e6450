import { IconButton } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOwnDocument } from '../../../parts/documents/index.ts';
import { useTexts } from '../model/board-texts.ts';

const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Button that shares the board; only its owner may share. */
export function ShareButton({
  documentId,
  name,
}: {
  readonly documentId: string;
  readonly name: string;
}): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const own = useOwnDocument(documentId);
  if (!own) return null;
  return (
    <>
      <IconButton label={t('share')} icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open && (
        <ShareDialog item={{ id: documentId, name }} userId={own.owner_id} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
