import { ApiError } from './api-error.ts';

/** Treats the removal of a missing object as success, because another window of the user may have removed it first. */
export async function removed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
