import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { LecternError } from '@lectern/protocol';
import type { S3Config } from '../config.ts';

/** How long a store may keep somebody waiting. */
export interface S3Patience {
  readonly connectMs: number;
  /** For an answer to begin, and between two pieces of one. */
  readonly answerMs: number;
  /** What is put may take so much longer as it is larger. */
  readonly bytesPerMs: number;
}

/** Of two tries of five seconds somebody who looks at a screen hears within some ten. */
export const PATIENCE: S3Patience = { connectMs: 3_000, answerMs: 5_000, bytesPerMs: 500 };
const TRIES = 2;

export function s3Client(config: S3Config, patience: S3Patience): S3Client {
  return new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
    forcePathStyle: true,
    // Many compatible stores do not know the newer checksums: the MD5 and the signed hash of the body do.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    // Without the second setting a request that takes too long is only logged, and still waited for.
    requestHandler: { connectionTimeout: patience.connectMs, throwOnRequestTimeout: true },
  });
}

/** How long something of so many bytes may take to be put, milliseconds. */
export function patienceFor(size: number, { answerMs, bytesPerMs }: S3Patience): number {
  return answerMs + size / bytesPerMs;
}

/**
 * A file as the body of a call, by its path: it is read twice, to be signed and to be sent. A client that gives up leaves it
 * open, and with it what is deleted stays on the disk: so it is closed here, however the call ends.
 */
export async function sendFile<T>(path: string, send: (body: Readable) => Promise<T>): Promise<T> {
  const body = createReadStream(path);
  // The call says what went wrong.
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

/** Whatever the store said or did not say, what it was asked is not done. */
export function unavailable(cause: unknown): LecternError {
  return cause instanceof LecternError ? cause : new LecternError('FILES_UNAVAILABLE', {}, { cause });
}

export function failed(error: unknown): never {
  throw unavailable(error);
}
