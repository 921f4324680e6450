import { CodeLoadFailure, Dialog, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';

/** A file shown in a dialog; the code is loaded with the first file. */
export const PreviewDialog = lazyComponent(async () => (await import('./preview-dialog.tsx')).PreviewDialog, {
  failed: ({ again, props }) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={props.item.name} size="fit">
      <CodeLoadFailure again={again} />
    </Dialog>
  ),
});

/** A file shown in place; the code is loaded with the first file. */
export const FilePreview = lazyComponent(async () => (await import('./file-preview.tsx')).FilePreview, {
  waiting: <Spinner fill />,
  failed: CodeLoadFailure,
});
