import { parentPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { pace } from '../../platform/pace.ts';
import { readCourseware } from './read-courseware.ts';
import type { ReadCourseware, ReaderAnswer, ReaderRequest } from './read-file.ts';
import { readOne } from './read-one.ts';
import { readSource } from './read-source.ts';

/** Progress is said at most this often, milliseconds. */
const SAY_EVERY_MS = 100;

const port = defined(parentPort, 'the port of the thread');

function say(answer: ReaderAnswer): void {
  port.postMessage(answer);
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
