import { LateCode } from '@lectern/ui/late';

const forgetting = new LateCode(async () => (await import('./forget-now.ts')).forgetNow);

/** Brings what `forgetCopies` needs, for the network may be gone when somebody signs out. */
export const bringForgetting = forgetting.bringAhead;

/**
 * A user signs out: what this browser keeps of his coursewares goes. Never rejects; answers whether all went. Where the
 * code of it cannot be had, the copies stay, and nobody else is shown them.
 */
export async function forgetCopies(userId: string): Promise<boolean> {
  try {
    await (await forgetting.bring())(userId);
    return true;
  } catch {
    // To be signed out is worth more.
    return false;
  }
}
