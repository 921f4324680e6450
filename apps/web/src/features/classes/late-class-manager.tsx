import { Spinner } from '@lectern/ui';
import { late, ThrowLateFailure } from '@lectern/ui/late';

/** The class manager, loaded when it is first shown. */
export const ClassManager = late(async () => (await import('./class-manager.tsx')).ClassManager, {
  waiting: <Spinner fill />,
  failed: ThrowLateFailure,
});
