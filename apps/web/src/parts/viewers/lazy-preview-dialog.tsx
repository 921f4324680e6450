import { CodeLoadFailure, Dialog } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';

/** A file shown in a dialog; the code is loaded with the first file. */
export const PreviewDialog = lazyComponent(async () => (await import('./preview-dialog.tsx')).PreviewDialog, {
  failed: ({ again, props }) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.item.name} size="fit">
      <CodeLoadFailure again={again} />
    </Dialog>
  ),
});
