import { IconButton } from '@lectern/ui';
import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ShareDialog, useOwnDocument } from '../documents/index.ts';

export interface ShareButtonProps {
  readonly documentId: string;
  readonly name: string;
  readonly label: string;
}

/** Button that shares an open document; only its owner may share. */
export function ShareButton({ documentId, name, label }: ShareButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const own = useOwnDocument(documentId);
  if (!own) return null;
  const item = { id: documentId, name, resource_type_code: own.resource_type_code };
  return (
    <>
      <IconButton label={label} icon={<Share2 aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open && <ShareDialog item={item} userId={own.owner_id} onClose={() => setOpen(false)} />}
    </>
  );
}
