import { parentPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { giveMemoryBack, LOADED_WORTH_BYTES, ownBuffers } from '../memory.ts';
import type { ThreadAnswer } from './thread-work.ts';

/** Time without a task after which a thread frees the memory of loading or of its last results, milliseconds. */
const QUIET_MS = 200;

/**
 * The main loop of a thread that `ThreadWork` starts. Buffers that an array of the answer fills completely are
 * transferred.
 */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  moved: (answer: Answer) => readonly Uint8Array[],
): void {
  const port = defined(parentPort, 'the port of the thread');
  let quiet = setTimeout(() => giveMemoryBack(LOADED_WORTH_BYTES), QUIET_MS).unref();
  port.on('message', async (question: Question) => {
    clearTimeout(quiet);
    try {
      const done = await answer(question);
      const said: ThreadAnswer<Answer> = { kind: 'done', answer: done };
      port.postMessage(said, ownBuffers(moved(done)));
    } catch (error) {
      port.postMessage(failureOf(error));
    }
    quiet = setTimeout(giveMemoryBack, QUIET_MS).unref();
  });
}

function failureOf(error: unknown): ThreadAnswer<never> {
  if (error instanceof LecternError) return { kind: 'refused', code: error.code, details: error.details };
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
