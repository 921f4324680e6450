import { addToCenter } from '@lectern/protocol/document-centre';
import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import type { OpenedShare } from '@lectern/protocol/shares';
import { Button, showToast } from '@lectern/ui';
import { FolderCheck, FolderDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useShareTexts } from './share-texts.ts';

export interface SaveCopyProps {
  readonly resource: OpenedShare;
  readonly isSignedIn: boolean;
  /** The user was redirected to the sign-in for saving, so the button is shown first. */
  readonly isAsked: boolean;
  /** Opens the copy. */
  readonly onOpen: (documentId: string) => void;
  readonly onSignIn: () => void;
}

/** Saves a copy on the signed-in user's disk, and offers to open it. */
export function SaveCopy({ resource, isSignedIn, isAsked, onOpen, onSignIn }: SaveCopyProps): ReactNode {
  const t = useShareTexts();
  const [busy, setBusy] = useState(false);
  const [savedId, setSavedId] = useState<string>();
  const save = async () => {
    setBusy(true);
    try {
      const { id, name } = await call(addToCenter, { body: { source_id: resource.document_id } });
      setSavedId(id);
      showToast({ kind: 'success', text: t('saved', { name }), about: 'copy' });
    } catch (error) {
      showToast({ kind: 'failure', text: messageOf(error), about: 'copy' });
    } finally {
      setBusy(false);
    }
  };
  if (savedId !== undefined) {
    return (
      <Button icon={<FolderCheck aria-hidden="true" />} onClick={() => onOpen(savedId)}>
        {t(isDocumentKind(resource.resource_type_code) ? 'openCopy' : 'openDisk')}
      </Button>
    );
  }
  return (
    <Button
      busy={busy}
      tone={isAsked ? 'primary' : undefined}
      icon={<FolderDown aria-hidden="true" />}
      onClick={() => (isSignedIn ? void save() : onSignIn())}
    >
      {t('save')}
    </Button>
  );
}
