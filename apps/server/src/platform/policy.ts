import { type ErrorCode, LecternError } from '@lectern/protocol';

/** The result of every policy: allowed, or the error with which the action is refused. */
export type Decision = 'allowed' | ErrorCode;

/** Used for parts of a response that are omitted when they are not allowed. */
export function isAllowed(decision: Decision): boolean {
  return decision === 'allowed';
}

/** Throws the error of a refusal. */
export function enforce(decision: Decision): void {
  if (decision !== 'allowed') throw new LecternError(decision);
}
