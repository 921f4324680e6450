import { CodeLoadFailure, Dialog } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';

/** The dialog for sharing a document, by colleague and by link; its code is loaded when it is first opened. */
export const ShareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog, {
  failed: ({ again, props }) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.item.name} size="fit">
      <CodeLoadFailure again={again} />
    </Dialog>
  ),
});

/** The dialog for sharing several documents with a colleague; loaded on demand. */
export const ShareManyDialog = lazyComponent(
  async () => (await import('./share-many-dialog.tsx')).ShareManyDialog,
  {
    failed: ({ again, props }) => (
      <Dialog
        open
        onOpenChange={(open) => !open && props.onClose()}
        title={String(props.items.length)}
        size="fit"
      >
        <CodeLoadFailure again={again} />
      </Dialog>
    ),
  },
);
