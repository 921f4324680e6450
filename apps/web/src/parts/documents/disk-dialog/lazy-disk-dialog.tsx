import { CodeLoadFailure, Dialog } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { documentText } from '../document-texts.ts';

interface LoadFailedProps {
  readonly title: string;
  readonly again: () => void;
  readonly onClose: () => void;
}

function LoadFailed({ title, again, onClose }: LoadFailedProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="fit">
      <CodeLoadFailure again={again} />
    </Dialog>
  );
}

/** The disk in a dialog; its code is loaded when it is first opened. */
export const DiskDialog = lazyComponent(async () => (await import('./disk-dialog.tsx')).DiskDialog, {
  failed: ({ again, props }) => <LoadFailed title={props.title} again={again} onClose={props.onClose} />,
});

/** The dialog for saving a copy; loaded on demand. */
export const SaveAsDialog = lazyComponent(async () => (await import('./save-as-dialog.tsx')).SaveAsDialog, {
  failed: ({ again, props }) => (
    <LoadFailed title={documentText('saveAs')} again={again} onClose={props.onClose} />
  ),
});

/** The dialog for choosing a picture, whose file is downloaded; loaded on demand. */
export const DiskPicture = lazyComponent(async () => (await import('./disk-picture.tsx')).DiskPicture, {
  failed: ({ again, props }) => (
    <LoadFailed title={documentText('pictureFromDisk')} again={again} onClose={props.onClose} />
  ),
});

/** The dialog for choosing any file on a screen without a query client; loaded on demand. */
export const DiskFile = lazyComponent(async () => (await import('./disk-dialog.tsx')).DiskFile, {
  failed: ({ again, props }) => <LoadFailed title={props.title} again={again} onClose={props.onClose} />,
});
