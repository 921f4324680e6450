import { Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** The pages that were written on: the stage that draws them comes with them. */
export const LessonInk = late(async () => (await import('./lesson-ink.tsx')).LessonInk, {
  waiting: <Spinner />,
});
