import { LateFailure, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** The disk screen, loaded on demand because the desk does not need its list. */
export const NetdiskScreen = late(async () => (await import('./netdisk-screen.tsx')).NetdiskScreen, {
  waiting: <Spinner fill />,
  failed: LateFailure,
});
