import { Spinner } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';

/** The assignments of a teacher; their code is loaded when they are first shown. */
export const Assignments = lazyComponent(
  async () => (await import('./assignments-screen.tsx')).AssignmentsScreen,
  { waiting: <Spinner fill />, failed: ThrowLoadFailure },
);
