import { late, ThrowLateFailure } from '@lectern/ui/late';

/** Comes for who signs in with a password that the school gave. */
export const NewPassword = late(async () => (await import('./new-password/new-password.tsx')).NewPassword, {
  waiting: null,
  failed: ThrowLateFailure,
});
