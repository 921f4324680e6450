import { newId } from '@lectern/base';
import {
  type ErrorCode,
  type ErrorDetails,
  type ErrorReply,
  errorCatalogue,
  errorMessage,
  type Language,
  LecternError,
} from '@lectern/protocol';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isStorageFull } from '../database/database-failure.ts';

/** Error codes for requests that Fastify itself refuses. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_NOT_FOUND: 'ROUTE_NOT_FOUND',
};

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorReply;
}

/**
 * The response to any thrown error. An error outside the catalogue is logged with an id, and the response contains only
 * the id.
 */
export function errorAnswer(error: unknown, language: Language, log: Logger): ErrorAnswer {
  if (error instanceof LecternError) {
    if (error.code === 'FILES_UNAVAILABLE')
      log.warn({ err: error }, 'a call failed because the object store is unavailable');
    return answer(error.code, language, error.details);
  }
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error }, 'a call failed because the database is unavailable');
    return answer('NOT_READY', language);
  }
  if (isStorageFull(error)) {
    log.error({ err: error }, 'the disk is full');
    return answer('STORAGE_FULL', language);
  }
  const known = fastifyCode(error);
  if (known) return answer(known, language, known === 'INVALID_INPUT' ? { field: 'body' } : {});
  const id = newId();
  log.error({ err: error, id }, 'unexpected error');
  return answer('INTERNAL', language, { id });
}

function answer(code: ErrorCode, language: Language, details: ErrorDetails = {}): ErrorAnswer {
  return {
    status: errorCatalogue[code].status,
    body: { code, message: errorMessage(code, language, details), details },
  };
}

function fastifyCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (FASTIFY_CODES[code]) return FASTIFY_CODES[code];
  // All other 4xx responses of Fastify are about the request: broken JSON, a wrong length, a bad address.
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  return status >= 400 && status < 500 ? 'INVALID_INPUT' : undefined;
}
