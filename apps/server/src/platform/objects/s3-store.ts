import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import type { S3Config } from '../config.ts';
import { checkHash, isHash, type ObjectStore, type StoredObject } from './object-store.ts';
import type { ClaimObject, StoreName } from './object-sweep.ts';
import { receiveFile } from './received-file.ts';
import { S3Bucket } from './s3-bucket.ts';
import { PATIENCE } from './s3-client.ts';

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
  const bucket = new S3Bucket(config, patience);
  const keyOf = (hash: string) => {
    checkHash(hash);
    return prefix + hash;
  };
  const size = (hash: string) => bucket.size(keyOf(hash));

  async function upload(
    stored: StoredObject,
    content: Uint8Array | string,
    md5: string,
  ): Promise<StoredObject> {
    await claim(stored.hash);
    const key = keyOf(stored.hash);
    if ((await bucket.size(key)) !== stored.size) await bucket.put({ key, size: stored.size, md5, content });
    return stored;
  }

  async function stream(hash: string, range?: readonly [number, number]): Promise<Readable> {
    const found = await bucket.read(keyOf(hash), range);
    if (!found) throw new LecternError('ASSET_NOT_FOUND');
    return found;
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      return await upload({ hash, size: bytes.byteLength }, bytes, md5Of(bytes));
    },

    async putStream(bytes, maxBytes, accept) {
      const { path, hash, size, md5 } = await receiveFile(bytes, temporary, maxBytes, accept);
      try {
        return await upload({ hash, size }, path, md5);
      } finally {
        await rm(path, { force: true });
      }
    },

    has: async (hash) => (await size(hash)) !== undefined,

    size: async (hash) => await size(hash),

    async get(hash) {
      return await buffer(await stream(hash));
    },

    stream,

    async delete(hash) {
      await bucket.delete(keyOf(hash));
    },

    async *list() {
      for await (const { Key = '' } of bucket.list(prefix)) {
        const hash = Key.slice(prefix.length);
        if (isHash(hash)) yield hash;
      }
    },

    async owner(installation) {
      const key = `${prefix}owner`;
      const known = await bucket.read(key);
      if (known) return await text(known);
      const content = Buffer.from(installation);
      await bucket.put({ key, size: content.byteLength, md5: md5Of(content), content });
      return installation;
    },

    close: () => bucket.close(),
  };
}

function md5Of(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('base64');
}
