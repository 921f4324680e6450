import { parentPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { pace } from '../../platform/pace.ts';
import { giveMemoryBack, LOADED_WORTH_BYTES } from '../../platform/threads/give-memory-back.ts';
import { ownBuffers } from '../../platform/threads/own-buffers.ts';
import { readCourseware } from './read-courseware.ts';
import type { ReadCourseware, ReaderAnswer, ReaderRequest } from './read-file.ts';
import { readOne } from './read-one.ts';
import { readSource } from './read-source.ts';

/** Progress is said at most this often, milliseconds. */
const SAY_EVERY_MS = 100;

const port = defined(parentPort, 'the port of the thread');

function say(answer: ReaderAnswer, moved: readonly ArrayBuffer[] = []): void {
  port.postMessage(answer, [...moved]);
}

function sayRead(file: ReadCourseware): void {
  const files = [file.state, ...file.assets.map(({ bytes }) => bytes)];
  say({ kind: 'read', file }, ownBuffers(files));
}

function sayFailed(error: unknown): void {
  if (error instanceof LecternError) say({ kind: 'refused', code: error.code, details: error.details });
  else {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ kind: 'failed', message });
  }
}

async function read(request: ReaderRequest): Promise<ReadCourseware> {
  const isDue = pace(SAY_EVERY_MS);
  const file = await readSource(request.bytes, request.extension, (done, total) => {
    if (isDue()) say({ kind: 'progress', done, total });
  });
  return readCourseware(file);
}

// A library leaves promises behind that nobody awaits: pdf.js one for every page of a tree that leads nowhere. Such a
// one is not the end of the file, which is told by the promise below; what never ends is ended by the clock.
process.on('unhandledRejection', () => undefined);

// A presentation of our own first: the engine compiles what runs for the first time, which takes as long as most files.
await readOne().catch(() => undefined);
// The next file may be hours away: until then the thread holds its code, and not what loading it left behind.
giveMemoryBack(LOADED_WORTH_BYTES);

port.once('message', async (request: ReaderRequest) => {
  say({ kind: 'progress', done: 0, total: 0 });
  await read(request).then(sayRead).catch(sayFailed);
  // Once this has returned nothing holds what was read, and its memory can go.
  setImmediate(() => {
    giveMemoryBack();
    process.exit();
  });
});
