import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { LecternError } from '@lectern/protocol';
import type { S3Config } from '../config.ts';
import { checkHash, isHash } from './hash.ts';
import type { ClaimObject, StoreName } from './object-claims.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { receiveFile } from './received-file.ts';
import { withinSilence } from './within-silence.ts';

/** How long a store may keep somebody waiting. */
export interface S3Patience {
  readonly connectMs: number;
  /** For an answer to begin, and between two pieces of one. */
  readonly answerMs: number;
  /** An object that is put may take so much longer as it is larger. */
  readonly bytesPerMs: number;
}

/** Of two tries of five seconds somebody who looks at a screen hears within some ten. */
const PATIENCE: S3Patience = { connectMs: 3_000, answerMs: 5_000, bytesPerMs: 500 };
const TRIES = 2;

/**
 * Objects in a bucket of any S3-compatible store, under their hash. Streams go through a file under `temporary`: the
 * name of an object is known only when its last byte has come. The store checks the hash on its side too, where it can.
 * A store that does not answer, or answers that it cannot, is FILES_UNAVAILABLE. `claim`: see `claimsOf`.
 */
export function createS3Store(
  config: S3Config,
  temporary: string,
  prefix: `${StoreName}/` = 'objects/',
  claim: ClaimObject = async () => undefined,
  patience = PATIENCE,
): ObjectStore & { close(): void } {
  const keyOf = (hash: string) => prefix + hash;

  const { bucket: Bucket } = config;
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
    forcePathStyle: true,
    // Many compatible stores do not know the newer checksums: the MD5 and the signed hash of the body do.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    // Without the second word a request that takes too long is only complained of, and waited for.
    requestHandler: { connectionTimeout: patience.connectMs, throwOnRequestTimeout: true },
  });
  const answer = { requestTimeout: patience.answerMs };

  async function sizeOf(hash: string): Promise<number | undefined> {
    checkHash(hash);
    try {
      const { ContentLength } = await client.send(
        new HeadObjectCommand({ Bucket, Key: keyOf(hash) }),
        answer,
      );
      return ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw unavailable(error);
    }
  }

  async function upload(
    stored: StoredObject,
    body: () => Uint8Array | Readable,
    md5: string,
  ): Promise<StoredObject> {
    await claim(stored.hash);
    if ((await sizeOf(stored.hash)) === stored.size) return stored;
    const requestTimeout = patience.answerMs + stored.size / patience.bytesPerMs;
    await client
      .send(
        new PutObjectCommand({
          Bucket,
          Key: keyOf(stored.hash),
          Body: body(),
          ContentLength: stored.size,
          ContentMD5: md5,
          ContentType: 'application/octet-stream',
        }),
        { requestTimeout },
      )
      .catch(failed);
    return stored;
  }

  async function readKey(Key: string, range?: readonly [number, number]): Promise<Readable> {
    const Range = range && `bytes=${range[0]}-${range[1]}`;
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }),
        answer,
      );
      if (Body instanceof Readable) return withinSilence(Body, patience.answerMs, unavailable);
      throw new TypeError('the S3 client gave no stream');
    } catch (error) {
      if (isMissing(error)) throw new LecternError('ASSET_NOT_FOUND', {}, { cause: error });
      throw unavailable(error);
    }
  }

  async function read(hash: string, range?: readonly [number, number]): Promise<Readable> {
    checkHash(hash);
    return await readKey(keyOf(hash), range);
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const md5 = createHash('md5').update(bytes).digest('base64');
      return await upload({ hash, size: bytes.byteLength }, () => bytes, md5);
    },

    async putStream(stream, maxBytes, accept) {
      const { path, hash, size, md5, head } = await receiveFile(stream, temporary, maxBytes);
      try {
        await accept?.({ hash, size, head });
        return await upload({ hash, size }, () => createReadStream(path), md5);
      } finally {
        await rm(path, { force: true });
      }
    },

    async has(hash) {
      return (await sizeOf(hash)) !== undefined;
    },

    size: sizeOf,

    async get(hash) {
      return await buffer(await read(hash));
    },

    stream: read,

    async delete(hash) {
      checkHash(hash);
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(hash) }), answer).catch(failed);
    },

    async *list() {
      let token: string | undefined;
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token }), answer)
          .catch(failed);
        for (const { Key = '' } of page.Contents ?? []) {
          const hash = Key.slice(prefix.length);
          if (isHash(hash)) yield hash;
        }
        token = page.NextContinuationToken;
      } while (token);
    },

    async owner(installation) {
      const Key = `${prefix}owner`;
      const known = await readKey(Key).catch((error: unknown) => {
        if (error instanceof LecternError && error.code === 'ASSET_NOT_FOUND') return undefined;
        throw error;
      });
      if (known) return await text(known);
      const ContentMD5 = createHash('md5').update(installation).digest('base64');
      await client
        .send(new PutObjectCommand({ Bucket, Key, Body: installation, ContentMD5 }), answer)
        .catch(failed);
      return installation;
    },

    close() {
      client.destroy();
    },
  };
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata.httpStatusCode === 404)
  );
}

/** Whatever the store said or did not say, what it was asked is not done. */
function unavailable(cause: unknown): LecternError {
  return cause instanceof LecternError ? cause : new LecternError('FILES_UNAVAILABLE', {}, { cause });
}

function failed(error: unknown): never {
  throw unavailable(error);
}
