import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { LecternError } from '@lectern/protocol';
import type { S3Config } from '../config.ts';

/** Time limits of calls to the store. */
export interface S3Patience {
  readonly connectMs: number;
  /** Time limit until the response begins, and between two pieces of the response, milliseconds. */
  readonly answerMs: number;
  /** Additional time for an upload: one millisecond per this many bytes. */
  readonly bytesPerMs: number;
}

/** Two tries of five seconds each, so that a waiting user gets an error within some ten seconds. */
export const PATIENCE: S3Patience = { connectMs: 3_000, answerMs: 5_000, bytesPerMs: 500 };
const TRIES = 2;

export function s3Client(config: S3Config, patience: S3Patience): S3Client {
  return new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
    forcePathStyle: true,
    // Many compatible stores do not support the newer checksums: the MD5 and the signed hash of the body are enough.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    // Without the second setting a request that takes too long is only logged, and still awaited.
    requestHandler: { connectionTimeout: patience.connectMs, throwOnRequestTimeout: true },
  });
}

/** Time limit for uploading this many bytes, milliseconds. */
export function patienceFor(size: number, { answerMs, bytesPerMs }: S3Patience): number {
  return answerMs + size / bytesPerMs;
}

/**
 * Sends a file as the body of a call, by its path, because it is read twice, for the signature and for sending. A
 * client that gives up leaves the file open, so that a deleted file would still use disk space. This function closes
 * it, however the call ends.
 */
export async function sendFile<T>(path: string, send: (body: Readable) => Promise<T>): Promise<T> {
  const body = createReadStream(path);
  // The call itself reports the error.
  body.on('error', () => undefined);
  try {
    return await send(body);
  } finally {
    await finished(body.destroy()).catch(() => undefined);
  }
}

export function isMissingObject(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata.httpStatusCode === 404)
  );
}

/** The error for any failed request, for any response of the store. */
export function unavailable(cause: unknown): LecternError {
  return cause instanceof LecternError ? cause : new LecternError('FILES_UNAVAILABLE', {}, { cause });
}

export function failed(error: unknown): never {
  throw unavailable(error);
}
