import { LateFailure, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';

/** The disk with its list, which the desk itself does without. */
export const NetdiskScreen = late(async () => (await import('./netdisk-screen.tsx')).NetdiskScreen, {
  waiting: <Spinner fill />,
  failed: LateFailure,
});
