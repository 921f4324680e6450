import type { SchoolClass } from '@lectern/protocol/classes';
import { ConfirmDialog } from '@lectern/ui';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import { useClassTexts } from '../locale/index.ts';
import { aboutArchive, restoreClass, setArchived } from './archived.ts';

export interface ArchiveDialogProps {
  readonly of: SchoolClass;
  readonly onClose: () => void;
}

/** Dialog that asks before a class is archived. */
export function ArchiveDialog({ of, onClose }: ArchiveDialogProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  const archive = () =>
    run(() => setArchived(of, true), {
      about: aboutArchive(of),
      success: {
        text: texts('archive.done', { name: of.class_name }),
        action: { label: texts('archive.restore'), run: () => void run(() => restoreClass(of)) },
      },
      onSuccess: onClose,
    });
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
