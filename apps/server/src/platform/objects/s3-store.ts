import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { defined } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { S3Config } from '../config.ts';
import { checkHash, isHash } from './hash.ts';
import type { ClaimObject, StoreName } from './object-claims.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { receiveFile } from './received-file.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Objects in a bucket of any S3-compatible store, under their hash. Streams go through a file under `temporary`: the
 * name of an object is known only when its last byte has come. The store checks the hash on its side too, where it can.
 * `claim`: see `claimsOf`.
 */
export function createS3Store(
  config: S3Config,
  temporary: string,
  prefix: `${StoreName}/` = 'objects/',
  claim: ClaimObject = async () => undefined,
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
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });

  async function sizeOf(hash: string): Promise<number | undefined> {
    checkHash(hash);
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(hash) }));
      return ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function upload(
    stored: StoredObject,
    body: () => Uint8Array | Readable,
    md5: string,
  ): Promise<StoredObject> {
    await claim(stored.hash);
    if ((await sizeOf(stored.hash)) === stored.size) return stored;
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: keyOf(stored.hash),
        Body: body(),
        ContentLength: stored.size,
        ContentMD5: md5,
        ContentType: 'application/octet-stream',
      }),
    );
    return stored;
  }

  async function read(hash: string, range?: readonly [number, number]) {
    checkHash(hash);
    try {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket,
          Key: keyOf(hash),
          ...(range && { Range: `bytes=${range[0]}-${range[1]}` }),
        }),
      );
      return defined(Body, 'the body of an object');
    } catch (error) {
      if (isMissing(error)) throw new LecternError('ASSET_NOT_FOUND', {}, { cause: error });
      throw error;
    }
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
      const body = await read(hash);
      return await body.transformToByteArray();
    },

    async stream(hash, range) {
      const body = await read(hash, range);
      if (body instanceof Readable) return body;
      throw new TypeError('the S3 client gave no stream');
    },

    async delete(hash) {
      checkHash(hash);
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(hash) }));
    },

    async *list() {
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token }),
        );
        for (const { Key = '' } of page.Contents ?? []) {
          const hash = Key.slice(prefix.length);
          if (isHash(hash)) yield hash;
        }
        token = page.NextContinuationToken;
      } while (token);
    },

    async owner(installation) {
      const Key = `${prefix}owner`;
      const known = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (known) return defined(await known.Body?.transformToString(), 'the owner of a bucket');
      await client.send(new PutObjectCommand({ Bucket, Key, Body: installation }));
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
