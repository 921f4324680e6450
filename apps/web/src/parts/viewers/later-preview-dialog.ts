import { lazy } from 'react';

/** A file shown in a dialog. Its code comes with the first preview: put it into a Suspense. */
export const PreviewDialog = lazy(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}));
