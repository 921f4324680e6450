import { EditPermission } from '@lectern/protocol/constants';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, Dialog, showToast } from '@lectern/ui';
import { isShareable } from '../document-kind.tsx';
import { useDocumentTexts } from '../document-texts.ts';
import { ShareColleagueForm } from './share-colleague-form.tsx';
import { giveDocument } from './shared-item.ts';

export interface ShareManyDialogProps {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly onClose: () => void;
}

/** Shares several documents with a colleague; documents that cannot be shared are listed before. */
export function ShareManyDialog({ items, userId, onClose }: ShareManyDialogProps) {
  const texts = useDocumentTexts();
  const given = items.filter(isShareable);
  const left = items.length - given.length;
  const choices = [EditPermission.VIEW, EditPermission.EDIT].map((value) => ({
    value,
    label: texts(`permission.${value}`),
  }));
  const share = async (to: string, permission: EditPermission) => {
    for (const { id } of given) await giveDocument(id, to, permission);
    showToast({ kind: 'success', text: texts('sharedMany', { count: given.length }) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts('shareManyTitle', { count: given.length })}
      description={texts('shareText')}
      size="m"
      footer={
        <Button tone="plain" onClick={onClose}>
          {texts('done')}
        </Button>
      }
    >
      {left > 0 && <p role="status">{texts('shareManyLeft', { count: left })}</p>}
      {given.length > 0 && (
        <ShareColleagueForm userId={userId} choices={choices} action={texts('shareAdd')} onShare={share} />
      )}
    </Dialog>
  );
}
