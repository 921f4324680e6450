import { Spinner } from '@lectern/ui';
import { late, ThrowLateFailure } from '@lectern/ui/late';

/** The lesson records; their code is loaded when they are first shown. */
export const LessonRecords = late(async () => (await import('./lesson-records.tsx')).LessonRecords, {
  waiting: <Spinner fill />,
  failed: ThrowLateFailure,
});
