import type { ErrorCode, ErrorDetails, ErrorReply, Language } from '@lectern/protocol/errors';
import { LateCode } from '@lectern/ui/late';
import { currentLanguage } from '../i18n/language.ts';

/** What the errors of the server say in each language: with it a message follows when the language changes. */
export const errorTexts = new LateCode(() => import('@lectern/protocol/errors'));

/** Errors that this browser itself meets, as the catalogue has them. */
export const OWN_ERRORS = {
  NOT_READY: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable for the moment; try again later',
  },
  UNAUTHORIZED: { zh: '请先登录', en: 'Sign in first' },
} as const;

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
  /** Of its message. */
  readonly language: Language = currentLanguage();

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

export function ownError(status: number, code: keyof typeof OWN_ERRORS): ApiError {
  return new ApiError(status, code, {}, OWN_ERRORS[code][currentLanguage()]);
}

/** Something in between may answer with JSON of its own: ours names an error as no other does. */
function isErrorReply(value: unknown): value is ErrorReply {
  const { code, message } = (value ?? {}) as Partial<Record<keyof ErrorReply, unknown>>;
  return typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code) && typeof message === 'string';
}

/** From what a failed call answered; something in between us and the server may have answered for it. */
export function replyError(status: number, body: unknown): ApiError {
  if (!isErrorReply(body)) return ownError(status, 'NOT_READY');
  return new ApiError(status, body.code, body.details ?? {}, body.message);
}

/** What to tell the user, in the language of the moment as soon as that is here. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return networkMessage({});
  if (error.code === 'NETWORK') return networkMessage(error.details);
  const language = currentLanguage();
  const texts = errorTexts.value;
  if (error.language === language || texts === undefined || !(error.code in texts.errorCatalogue))
    return error.message;
  return texts.errorMessage(error.code, language, error.details);
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
