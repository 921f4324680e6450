import { ApiError, isAborted } from '../../platform/api/api-error.ts';

/**
 * Whether an uncaught error is worth a report: not a refusal by the server, an abort, or a browser's event without an
 * error, such as for layout loops and scripts of extensions.
 */
export function isProblem(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof ApiError) && !isAborted(error);
}
