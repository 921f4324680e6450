import { ApiError } from '../../platform/api/api-error.ts';

/** Whether opening was refused because the courseware does not exist or the user has no permission. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DOCUMENT_NOT_FOUND';
}
