import { Dialog, LateFailure } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** The disk in a dialog. Its code comes when it is first opened. */
export const DiskDialog = late(async () => (await import('./disk-dialog.tsx')).DiskDialog, {
  failed: ({ again, props }) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.title} size="fit">
      <LateFailure again={again} />
    </Dialog>
  ),
});
