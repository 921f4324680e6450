import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type _Object as ListedObject,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { newId } from '@lectern/base';
import type { S3Config } from '../config.ts';
import { giveBack } from '../give-back.ts';
import type { PieceStore } from './piece-store.ts';
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
import { writePiece } from './written-piece.ts';

const PREFIX = 'pieces/';

/**
 * Pieces as objects of a bucket. A piece is first written to a file under `temporary`, for a store needs its length.
 */
export function createS3Pieces(
  config: S3Config,
  temporary: string,
  patience = PATIENCE,
): PieceStore & { close(): void } {
  const { bucket: Bucket } = config;
  const client = s3Client(config, patience);
  const answer = { requestTimeout: patience.answerMs };
  const keyOf = (file: string, name: string) => `${PREFIX}${file}/${name}`;

  async function* listed(Prefix: string): AsyncGenerator<ListedObject> {
    let token: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token }), answer)
        .catch(failed);
      yield* page.Contents ?? [];
      token = page.NextContinuationToken;
    } while (token);
  }

  async function remove(Key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key }), answer).catch(failed);
  }

  return {
    async put(file, bytes) {
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      const name = newId();
      const path = join(temporary, name);
      const md5 = createHash('md5');
      const written = await writePiece(bytes, path, (part) => md5.update(part));
      try {
        const about = {
          Bucket,
          Key: keyOf(file, name),
          ContentLength: written.size,
          ContentMD5: md5.digest('base64'),
          ContentType: 'application/octet-stream',
        };
        const requestTimeout = patienceFor(written.size, patience);
        await sendFile(path, (Body) =>
          client.send(new PutObjectCommand({ ...about, Body }), { requestTimeout }).catch(failed),
        );
        return { name, ...written };
      } finally {
        await rm(path, { force: true });
      }
    },

    async *read(file, name) {
      const get = new GetObjectCommand({ Bucket, Key: keyOf(file, name) });
      const found = await client.send(get, answer).catch((error: unknown) => {
        if (!isMissingObject(error)) throw unavailable(error);
      });
      if (!found) return;
      if (!(found.Body instanceof Readable)) throw new TypeError('the S3 client returned no stream');
      for await (const part of withinSilence(found.Body, patience.answerMs, unavailable)) {
        yield part;
        giveBack(part);
      }
    },

    delete: (file, name) => remove(keyOf(file, name)),

    async deleteAll(file) {
      for await (const { Key } of listed(`${PREFIX}${file}/`)) if (Key) await remove(Key);
    },

    async *files(before) {
      // Keys are listed in order, so those of one file follow each other.
      let file = '';
      let newest = Number.POSITIVE_INFINITY;
      for await (const { Key = '', LastModified } of listed(PREFIX)) {
        const [, next = ''] = Key.split('/');
        if (next !== file && newest < before) yield file;
        newest = Math.max(next === file ? newest : 0, LastModified?.getTime() ?? Number.POSITIVE_INFINITY);
        file = next;
      }
      if (newest < before) yield file;
    },

    close() {
      client.destroy();
    },
  };
}
