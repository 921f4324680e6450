import { Spinner } from '@lectern/ui';
import { late, ThrowLateFailure } from '@lectern/ui/late';

/** The administration of the school, loaded when it is first shown. */
export const SchoolScreen = late(async () => (await import('./school-screen.tsx')).SchoolScreen, {
  waiting: <Spinner fill />,
  failed: ThrowLateFailure,
});
