import { newId } from '@lectern/base';
import {
  type ErrorCode,
  type ErrorDetails,
  errorMessage,
  type Language,
  LecternError,
} from '@lectern/protocol';
import type { TaskFailure } from '@lectern/protocol/task-failure';
import type { Logger } from 'pino';

/** Why a job failed, as stored in the row of its task; the message is generated in the reader's language. */
export type JobFailure = { readonly code: ErrorCode; readonly details: ErrorDetails };

/** Errors of the catalogue after which a retry may succeed. */
const PASSING: readonly ErrorCode[] = ['NOT_READY', 'STORAGE_FULL', 'FILES_UNAVAILABLE'];

/** Whether the error does not depend on the request, so that a retry may succeed. */
export function isPassing(error: unknown): boolean {
  return error instanceof LecternError && PASSING.includes(error.code);
}

/**
 * The permanent failure of a job: an error of the catalogue about its input, or on the last try any error, which is
 * logged. `undefined` when a retry is worthwhile.
 */
export function jobFailure(error: unknown, lastAttempt: boolean, log: Logger): JobFailure | undefined {
  if (error instanceof LecternError && (lastAttempt || !isPassing(error))) {
    log.info(
      { err: error, code: error.code },
      'a job failed: its input was invalid, or a service stayed unavailable',
    );
    return { code: error.code, details: error.details };
  }
  return lastAttempt ? unexplainedFailure(log, 'a job failed at its last attempt', error) : undefined;
}

/** A failure that is reported by an id alone, under which the log has the details. */
export function unexplainedFailure(log: Logger, words: string, error?: unknown): JobFailure {
  const id = newId();
  log.error({ ...(error === undefined ? {} : { err: error }), id }, words);
  return { code: 'INTERNAL', details: { id } };
}

export function presentFailure({ code, details }: JobFailure, language: Language): TaskFailure {
  return { code, details: { ...details }, message: errorMessage(code, language, details) };
}
