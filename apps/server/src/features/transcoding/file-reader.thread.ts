import { parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { giveMemoryBack, LOADED_WORTH_BYTES, ownBuffers } from '../../platform/memory.ts';
import { pace } from '../../platform/pace.ts';
import { readCourseware, readOne } from './read-courseware.ts';
import type { ReadCourseware, ReaderAnswer, ReaderRequest } from './read-file.ts';
import { readerOf } from './read-source.ts';

/** Progress is sent at most this often, milliseconds. */
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
  const reader = await readerOf(request.extension);
  // The time for reading begins with the first message, when the code is loaded.
  say({ kind: 'progress', done: 0, total: 0 });
  const file = await reader(request.bytes, (done, total) => {
    if (isDue()) say({ kind: 'progress', done, total });
  });
  return readCourseware(file);
}

// Libraries create promises that no code awaits: pdf.js creates one for every page of a broken page tree. Their
// rejection must not end the thread; failures are reported by the promise below, and a hang by the timer.
process.on('unhandledRejection', () => undefined);

async function answer(request: ReaderRequest): Promise<void> {
  await read(request).then(sayRead).catch(sayFailed);
  // Runs when no variable references the read file any more, so that its memory can be freed.
  setImmediate(() => {
    giveMemoryBack();
    process.exit();
  });
}

const waiting = receiveMessageOnPort(port);
if (waiting) void answer(waiting.message);
else {
  // Without a file yet, reads a generated presentation: the engine compiles code on its first run, which takes as long
  // as most files.
  await readOne().catch(() => undefined);
  // The next file may arrive hours later. Until then only the loaded code stays in memory, without the garbage of
  // loading.
  giveMemoryBack(LOADED_WORTH_BYTES);
  port.once('message', answer);
}
