import { Spinner } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';

/** The administration of the school, loaded when it is first shown. */
export const SchoolScreen = lazyComponent(async () => (await import('./school-screen.tsx')).SchoolScreen, {
  waiting: <Spinner fill />,
  failed: ThrowLoadFailure,
});
