import { LateFailure, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** A file shown where it stands. Its code comes with the first one. */
export const FilePreview = late(async () => (await import('./file-preview.tsx')).FilePreview, {
  waiting: <Spinner fill />,
  failed: LateFailure,
});
