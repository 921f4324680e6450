import { CodeLoadFailure, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';

/** A file shown in place; the code is loaded with the first file. */
export const FilePreview = lazyComponent(async () => (await import('./file-preview.tsx')).FilePreview, {
  waiting: <Spinner fill />,
  failed: CodeLoadFailure,
});
