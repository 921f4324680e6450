import { LazyCode } from '@lectern/ui/lazy';

const uploads = new LazyCode(() => import('../transfer/lazy.ts'));

/** Preloads the code of the other two functions, because the network may be offline when the user signs out. */
export const preloadUploads = uploads.preload;

/** Number of the user's files that this browser has not uploaded completely; 0 when the code fails to load. */
export async function countUploads(userId: string): Promise<number> {
  try {
    return await (await uploads.load()).countUploads(userId);
  } catch {
    return 0;
  }
}

/** Deletes the user's unsent files. Never rejects; returns whether they were deleted. */
export async function forgetUploads(userId: string): Promise<boolean> {
  try {
    await (await uploads.load()).forgetUploads(userId);
    return true;
  } catch {
    return false;
  }
}
