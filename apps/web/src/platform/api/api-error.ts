import {
  type ErrorCode,
  type ErrorDetails,
  type ErrorReply,
  errorCatalogue,
  errorMessage,
} from '@lectern/protocol/errors';
import { currentLanguage } from '../i18n/language.ts';

/** What was asked for when no answer came: to be told something, or to have something done. */
export type NetworkWork = 'query' | 'operation';

/** In the words of the specification's section 8. */
const networkMessages = {
  zh: {
    unknown: '网络错误，请检查网络连接',
    query: '网络错误，查询失败',
    operation: '网络错误，操作失败',
  },
  en: {
    unknown: 'Network error, check your connection',
    query: 'Network error, query failed',
    operation: 'Network error, operation failed',
  },
} as const;

function networkMessage({ work }: ErrorDetails): string {
  return networkMessages[currentLanguage()][work === 'query' || work === 'operation' ? work : 'unknown'];
}

/** A call that did not succeed: the server's reply data, or NETWORK when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'NETWORK';
  readonly details: ErrorDetails;
  /** HTTP status; 0 without an answer. */
  readonly status: number;

  constructor(status: number, code: ErrorCode | 'NETWORK', details: ErrorDetails, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function networkError(work?: NetworkWork): ApiError {
  const details: ErrorDetails = work === undefined ? {} : { work };
  return new ApiError(0, 'NETWORK', details, networkMessage(details));
}

function isErrorReply(value: unknown): value is ErrorReply {
  return (
    typeof value === 'object' && value !== null && 'code' in value && String(value.code) in errorCatalogue
  );
}

/** From what a failed call answered; something in between us and the server may have answered for it. */
export function replyError(status: number, body: unknown): ApiError {
  if (isErrorReply(body)) return new ApiError(status, body.code, body.details ?? {}, body.message);
  return new ApiError(status, 'NOT_READY', {}, errorMessage('NOT_READY', currentLanguage()));
}

/** What to tell the user, in the language of the moment. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return networkMessage({});
  if (error.code === 'NETWORK') return networkMessage(error.details);
  return errorMessage(error.code, currentLanguage(), error.details);
}

export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the server gave no answer of its own: there is no network, or something stands in for a server that is down. */
export function isUnreachable(error: unknown): boolean {
  // With status 200 it is the end of a task, which the server told.
  return (
    error instanceof ApiError &&
    error.status !== 200 &&
    (error.code === 'NETWORK' || error.code === 'NOT_READY')
  );
}

/** Whether it says nothing about what was asked: the same call may be answered another time. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
