import { type ErrorCode, LecternError } from '@lectern/protocol';

/** What every policy answers: that it may be done, or the error with which it is refused. */
export type Decision = 'allowed' | ErrorCode;

/** For what is left out of an answer, and refuses nothing, where it is not allowed. */
export function isAllowed(decision: Decision): boolean {
  return decision === 'allowed';
}

/** Throws the error of a refusal. */
export function enforce(decision: Decision): void {
  if (decision !== 'allowed') throw new LecternError(decision);
}
