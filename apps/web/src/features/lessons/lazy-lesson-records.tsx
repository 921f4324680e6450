import { Spinner } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';

/** The lesson records; their code is loaded when they are first shown. */
export const LessonRecords = lazyComponent(async () => (await import('./lesson-records.tsx')).LessonRecords, {
  waiting: <Spinner fill />,
  failed: ThrowLoadFailure,
});
