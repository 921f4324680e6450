import { LateFailure, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** A file shown in place; the code is loaded with the first file. */
export const FilePreview = late(async () => (await import('./file-preview.tsx')).FilePreview, {
  waiting: <Spinner fill />,
  failed: LateFailure,
});
