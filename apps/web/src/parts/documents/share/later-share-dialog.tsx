import { Dialog, LateFailure } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** Whom a document is given to, and its link. Its code comes when it is first opened. */
export const ShareDialog = late(async () => (await import('./share-dialog.tsx')).ShareDialog, {
  failed: ({ again, props }) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.item.name} size="fit">
      <LateFailure again={again} />
    </Dialog>
  ),
});

/** The same of several documents at once, with a colleague. */
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
