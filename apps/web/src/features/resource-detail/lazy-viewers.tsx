import { Button, ErrorState, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { useResourceTexts } from './texts.ts';

const how = { waiting: <Spinner fill />, failed: LoadFailed };

/** Viewer of a courseware, loaded on demand with the stage. */
export const FetchedCourseware = lazyComponent(
  async () => (await import('../../parts/courseware-viewer/lazy.ts')).FetchedCourseware,
  how,
);

export const FilePreview = lazyComponent(
  async () => (await import('../../parts/viewers/lazy.ts')).FilePreview,
  how,
);

function LoadFailed({ again }: { readonly again: () => void }): ReactNode {
  const t = useResourceTexts();
  return <ErrorState title={t('loadFailed')} action={<Button onClick={again}>{t('retry')}</Button>} />;
}
