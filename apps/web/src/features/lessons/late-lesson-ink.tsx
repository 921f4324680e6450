import { Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** The pages with ink; loaded on demand together with the stage that draws them. */
export const LessonInk = late(async () => (await import('./lesson-ink.tsx')).LessonInk, {
  waiting: <Spinner />,
});
