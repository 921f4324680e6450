import { late, ThrowLateFailure } from '@lectern/ui/late';

/** Loaded on demand, for users who sign in with a password that their school gave them. */
export const NewPassword = late(async () => (await import('./new-password/new-password.tsx')).NewPassword, {
  waiting: null,
  failed: ThrowLateFailure,
});
