import { ApiError, isAborted } from '../../platform/api/api-error.ts';

/**
 * Whether what nobody caught is worth a report: not what the server refused, nor what was given up, nor what a browser says
 * without an error, as of layouts that took another turn and of scripts of its extensions.
 */
export function isProblem(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof ApiError) && !isAborted(error);
}
