import type { ErrorCode, ErrorDetails, ErrorReply, Language } from '@lectern/protocol/errors';
import { LazyCode } from '@lectern/ui/lazy';
import { currentLanguage } from '../i18n/language.ts';

/** The texts of the server's errors in each language, loaded so that a message can follow a change of language. */
export const errorTexts = new LazyCode(() => import('@lectern/protocol/errors'));

/** Errors that this browser itself reports, with the texts of the catalogue. */
export const OWN_ERRORS = {
  NOT_READY: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable for the moment; try again later',
  },
  UNAUTHORIZED: { zh: '请先登录', en: 'Sign in first' },
} as const;

/** The kind of a call without a response: a query or a change. */
export type NetworkWork = 'query' | 'operation';

/** Texts from section 8 of the specification. */
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

/** A failed call: the error reply of the server, or NETWORK without a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'NETWORK';
  readonly details: ErrorDetails;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The language of the message. */
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

/** A proxy may respond with JSON of its own; only this server's error codes are accepted. */
function isErrorReply(value: unknown): value is ErrorReply {
  const { code, message } = (value ?? {}) as Partial<Record<keyof ErrorReply, unknown>>;
  return typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code) && typeof message === 'string';
}

/** The error for an unsuccessful response, which may come from a proxy instead of the server. */
export function replyError(status: number, body: unknown): ApiError {
  if (!isErrorReply(body)) return ownError(status, 'NOT_READY');
  return new ApiError(status, body.code, body.details ?? {}, body.message);
}

/** The message for the user, in the current language once its texts are loaded. */
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

/** Whether the server itself did not respond: there is no network, or a proxy responds for a server that is down. */
export function isUnreachable(error: unknown): boolean {
  // An error reply with status 200 is the result of a failed task, which the server reported.
  return (
    error instanceof ApiError &&
    error.status !== 200 &&
    (error.code === 'NETWORK' || error.code === 'NOT_READY')
  );
}

/** Whether the error is temporary, so that the same call may succeed later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Treats the removal of a missing object as success, because another window of the user may have removed it first. */
export async function removed(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
