import { Dialog, LateFailure } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** The dialog for sharing a document, by colleague and by link; its code is loaded when it is first opened. */
export const ShareDialog = late(async () => (await import('./share-dialog.tsx')).ShareDialog, {
  failed: ({ again, props }) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.item.name} size="fit">
      <LateFailure again={again} />
    </Dialog>
  ),
});

/** The dialog for sharing several documents with a colleague; loaded on demand. */
export const ShareManyDialog = late(async () => (await import('./share-many-dialog.tsx')).ShareManyDialog, {
  failed: ({ again, props }) => (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={String(props.items.length)}
      size="fit"
    >
      <LateFailure again={again} />
    </Dialog>
  ),
});
