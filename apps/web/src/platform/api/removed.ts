import { ApiError } from './api-error.ts';

/** A removal that finds nothing there is done as well: another window of the same user was faster. */
export async function removed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
