import {
  type ErrorCode,
  type ErrorDetails,
  type ErrorReply,
  errorCatalogue,
  errorMessage,
} from '@lectern/protocol/errors';
import { currentLanguage } from '../i18n/language.ts';

const networkMessage = {
  zh: '网络错误，请检查网络后重试',
  en: 'Network error, check the network and retry',
} as const;

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

export function networkError(): ApiError {
  return new ApiError(0, 'NETWORK', {}, networkMessage[currentLanguage()]);
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
  const language = currentLanguage();
  if (!(error instanceof ApiError)) return networkMessage[language];
  if (error.code === 'NETWORK') return networkMessage[language];
  return errorMessage(error.code, language, error.details);
}

export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
