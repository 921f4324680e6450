import { LateCode } from '@lectern/ui/late';

const uploads = new LateCode(() => import('../transfer/lazy.ts'));

/** Brings what the other two need, for the network may be gone when somebody signs out. */
export const bringUploads = uploads.bringAhead;

/** How many files of the user this browser has not sent to their end; none where the code of it cannot be had. */
export async function countUploads(userId: string): Promise<number> {
  try {
    return await (await uploads.bring()).countUploads(userId);
  } catch {
    return 0;
  }
}

/** Forgets them. Never rejects; answers whether they went. */
export async function forgetUploads(userId: string): Promise<boolean> {
  try {
    await (await uploads.bring()).forgetUploads(userId);
    return true;
  } catch {
    return false;
  }
}
