import { IconButton } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ShareDialog, useOwnDocument } from '../../../parts/documents/index.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { useEditing } from '../editing/editor-context.ts';

const { useTexts } = defineTexts({ share: '共享' }, { share: 'Share' });

/** Shares the courseware; shown to its owner alone. */
export function ShareButton(): ReactNode {
  const t = useTexts();
  const { document } = useEditing();
  const name = useSignal(document.name);
  const [open, setOpen] = useState(false);
  const own = useOwnDocument(document.id);
  if (!own) return null;
  return (
    <>
      <IconButton label={t('share')} icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open && (
        <ShareDialog item={{ id: document.id, name }} userId={own.owner_id} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
