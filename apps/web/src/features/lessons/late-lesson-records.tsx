import { Spinner } from '@lectern/ui';
import { late, ThrowLateFailure } from '@lectern/ui/late';

/** The lesson records, whose code comes when they are first shown. */
export const LessonRecords = late(async () => (await import('./lesson-records.tsx')).LessonRecords, {
  waiting: <Spinner fill />,
  failed: ThrowLateFailure,
});
