import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { LecternError } from '@lectern/protocol';
import type { S3Config } from '../config.ts';
import { checkHash, isHash } from './hash.ts';
import type { ClaimObject, StoreName } from './object-claims.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { receiveFile } from './received-file.ts';
import {
  failed,
  isMissingObject,
  PATIENCE,
  patienceFor,
  s3Client,
  sendFile,
  unavailable,
} from './s3-client.ts';
import { withinSilence } from './within-silence.ts';

/**
 * Objects in a bucket of any S3-compatible store, under their hash. Streams are first written to a file under
 * `temporary`: the name of an object is known only when its last byte has arrived. The store verifies the hash too, if
 * it can. A store that does not respond, or responds with a failure, causes FILES_UNAVAILABLE. `claim`: see `claimsOf`.
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
  const client = s3Client(config, patience);
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
      if (isMissingObject(error)) return undefined;
      throw unavailable(error);
    }
  }

  /** `content`: the bytes, or the path of the file that contains them. */
  async function upload(
    stored: StoredObject,
    content: Uint8Array | string,
    md5: string,
  ): Promise<StoredObject> {
    await claim(stored.hash);
    if ((await sizeOf(stored.hash)) === stored.size) return stored;
    const requestTimeout = patienceFor(stored.size, patience);
    const about = {
      Bucket,
      Key: keyOf(stored.hash),
      ContentLength: stored.size,
      ContentMD5: md5,
      ContentType: 'application/octet-stream',
    };
    const send = (Body: Uint8Array | Readable) =>
      client.send(new PutObjectCommand({ ...about, Body }), { requestTimeout }).catch(failed);
    await (typeof content === 'string' ? sendFile(content, send) : send(content));
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
      throw new TypeError('the S3 client returned no stream');
    } catch (error) {
      if (isMissingObject(error)) throw new LecternError('ASSET_NOT_FOUND', {}, { cause: error });
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
      return await upload({ hash, size: bytes.byteLength }, bytes, md5);
    },

    async putStream(bytes, maxBytes, accept) {
      const { path, hash, size, md5 } = await receiveFile(bytes, temporary, maxBytes, accept);
      try {
        return await upload({ hash, size }, path, md5);
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
