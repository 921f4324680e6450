import { LazyCode } from '@lectern/ui/lazy';

const forgetting = new LazyCode(async () => (await import('./forget-now.ts')).forgetNow);

/** Preloads the code of `forgetCopies`, because the network may be offline when the user signs out. */
export const preloadForgetting = forgetting.preload;

/**
 * Deletes this browser's copies of the user's coursewares after they sign out. Never rejects; returns whether all were
 * deleted. If the code fails to load, the copies stay, and no other user can open them.
 */
export async function forgetCopies(userId: string): Promise<boolean> {
  try {
    await (await forgetting.load())(userId);
    return true;
  } catch {
    // Failing to delete the copies must not prevent signing out.
    return false;
  }
}
