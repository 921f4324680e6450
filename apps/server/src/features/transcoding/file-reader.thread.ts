import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import { readNdpx } from '@lectern/courseware/ndpx';
import { readPptx } from '@lectern/pptx';
import { LecternError } from '@lectern/protocol';
import { packageThumbnail } from './package-thumbnail.ts';
import type { ReaderAnswer, ReaderRequest, ReadFile } from './read-file.ts';

/** Progress is said at most this often, milliseconds. */
const SAY_EVERY_MS = 100;

const port = defined(parentPort, 'the port of the thread');

function say(answer: ReaderAnswer): void {
  port.postMessage(answer);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A courseware of ours says itself what its files are. */
async function readOwn(bytes: Uint8Array): Promise<ReadFile> {
  const { snapshot, assets } = await readNdpx(bytes, sha256);
  const described = snapshot.records.filter((record) => record.kind === 'asset');
  return {
    snapshot,
    assets: described.flatMap(({ id, mime, width, height }) => {
      const file = assets.get(id);
      return file ? [{ hash: id, bytes: file, mime, width, height }] : [];
    }),
    report: { notes: [], more: 0, fonts: [] },
  };
}

async function read(request: ReaderRequest): Promise<ReadFile> {
  if (request.extension === 'ndpx') return readOwn(request.bytes);
  let saidAt = 0;
  const progress = (done: number, total: number) => {
    const now = performance.now();
    if (now - saidAt < SAY_EVERY_MS) return;
    saidAt = now;
    say({ kind: 'progress', done, total });
  };
  const file = await readPptx(request.bytes, { hash: sha256, progress });
  const thumbnail = packageThumbnail(request.bytes);
  return { ...file, ...(thumbnail && { thumbnail }) };
}

port.once('message', (request: ReaderRequest) => {
  say({ kind: 'progress', done: 0, total: 0 });
  read(request).then(
    (file) => say({ kind: 'read', file }),
    (error: unknown) => {
      if (error instanceof LecternError) {
        say({ kind: 'refused', code: error.code, details: error.details });
        return;
      }
      say({
        kind: 'failed',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    },
  );
});
