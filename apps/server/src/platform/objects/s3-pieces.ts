import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@lectern/base';
import type { S3Config } from '../config.ts';
import { giveBack } from '../memory.ts';
import type { PieceStore } from './piece-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { PATIENCE } from './s3-client.ts';
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
  const bucket = new S3Bucket(config, patience);
  const keyOf = (file: string, name: string) => `${PREFIX}${file}/${name}`;

  return {
    async put(file, bytes) {
      await mkdir(temporary, { recursive: true, mode: 0o700 });
      const name = newId();
      const path = join(temporary, name);
      const md5 = createHash('md5');
      const written = await writePiece(bytes, path, (part) => md5.update(part));
      try {
        const { size } = written;
        await bucket.put({ key: keyOf(file, name), size, md5: md5.digest('base64'), content: path });
        return { name, ...written };
      } finally {
        await rm(path, { force: true });
      }
    },

    async *read(file, name) {
      for await (const part of (await bucket.read(keyOf(file, name))) ?? []) {
        yield part;
        giveBack(part);
      }
    },

    delete: (file, name) => bucket.delete(keyOf(file, name)),

    async deleteAll(file) {
      for await (const { Key } of bucket.list(`${PREFIX}${file}/`)) if (Key) await bucket.delete(Key);
    },

    async *files(before) {
      // Keys are listed in order, so the keys of one file follow each other.
      let file = '';
      let newest = Number.POSITIVE_INFINITY;
      for await (const { Key = '', LastModified } of bucket.list(PREFIX)) {
        const [, next = ''] = Key.split('/');
        if (next !== file && newest < before) yield file;
        newest = Math.max(next === file ? newest : 0, LastModified?.getTime() ?? Number.POSITIVE_INFINITY);
        file = next;
      }
      if (newest < before) yield file;
    },

    close: () => bucket.close(),
  };
}
