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

/** Why work came to nothing, as the row of its task keeps it: the words are made for whoever asks. */
export type JobFailure = { readonly code: ErrorCode; readonly details: ErrorDetails };

/** What the catalogue knows and another try may find mended. */
const PASSING: readonly ErrorCode[] = ['NOT_READY', 'STORAGE_FULL', 'FILES_UNAVAILABLE'];

/** Whether it says nothing of what was asked for, and may be mended when that is asked for again. */
export function isPassing(error: unknown): boolean {
  return error instanceof LecternError && PASSING.includes(error.code);
}

/**
 * Why a job ends for good: what the catalogue says of what it was given, or on the last try whatever happened, which is
 * logged. `undefined` where it is worth another try.
 */
export function jobFailure(error: unknown, lastAttempt: boolean, log: Logger): JobFailure | undefined {
  if (error instanceof LecternError && (lastAttempt || !isPassing(error))) {
    log.info(
      { err: error, code: error.code },
      'a job ended with what it was given, or could not wait longer',
    );
    return { code: error.code, details: error.details };
  }
  return lastAttempt ? unexplainedFailure(log, 'a job failed for good', error) : undefined;
}

/** A failure that is told by an id alone, under which the log has the rest. */
export function unexplainedFailure(log: Logger, words: string, error?: unknown): JobFailure {
  const id = newId();
  log.error({ ...(error === undefined ? {} : { err: error }), id }, words);
  return { code: 'INTERNAL', details: { id } };
}

export function presentFailure({ code, details }: JobFailure, language: Language): TaskFailure {
  return { code, details: { ...details }, message: errorMessage(code, language, details) };
}
