import { changeClass, type SchoolClass } from '@lectern/protocol/classes';
import { ConfirmDialog, showToast } from '@lectern/ui';
import { call } from '../../../platform/api/call.ts';
import { classText, useClassTexts } from '../class-texts.ts';
import { useClassWork } from '../use-class-work.ts';

function setArchived(of: SchoolClass, archived: boolean): Promise<SchoolClass> {
  return call(changeClass, { params: { class_id: of.class_id }, body: { archived } });
}

/** Brings an archived class back. */
export async function restoreClass(of: SchoolClass): Promise<void> {
  await setArchived(of, false);
  showToast({
    kind: 'success',
    text: classText('archive.restored', { name: of.class_name }),
    about: aboutArchive(of),
  });
}

/** What was said of the class before is no longer true, nor is there anything left to bring back. */
const aboutArchive = (of: SchoolClass) => `archive of ${of.class_id}`;

export interface ArchiveDialogProps {
  readonly of: SchoolClass;
  readonly onClose: () => void;
}

/** Asks before a class leaves the list. */
export function ArchiveDialog({ of, onClose }: ArchiveDialogProps) {
  const texts = useClassTexts();
  const { busy, work } = useClassWork();
  const archive = async () => {
    if (!(await work(() => setArchived(of, true)))) return;
    showToast({
      kind: 'success',
      text: texts('archive.done', { name: of.class_name }),
      about: aboutArchive(of),
      action: { label: texts('archive.restore'), run: () => void work(() => restoreClass(of)) },
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={texts('archive.title', { name: of.class_name })}
      description={texts('archive.text')}
      confirmLabel={texts('archive.action')}
      cancelLabel={texts('cancel')}
      busy={busy}
      onConfirm={() => void archive()}
    />
  );
}
