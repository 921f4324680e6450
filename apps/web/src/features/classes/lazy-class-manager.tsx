import { Spinner } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';

/** The class manager, loaded when it is first shown. */
export const ClassManager = lazyComponent(async () => (await import('./class-manager.tsx')).ClassManager, {
  waiting: <Spinner fill />,
  failed: ThrowLoadFailure,
});
