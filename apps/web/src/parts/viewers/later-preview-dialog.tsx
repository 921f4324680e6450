import { Dialog, LateFailure } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** A file shown in a dialog; the code is loaded with the first file. */
export const PreviewDialog = late(async () => (await import('./preview-dialog.tsx')).PreviewDialog, {
  failed: ({ again, props }) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.item.name} size="fit">
      <LateFailure again={again} />
    </Dialog>
  ),
});
