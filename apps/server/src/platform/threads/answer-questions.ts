import { parentPort } from 'node:worker_threads';
import { defined } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { ThreadAnswer } from './thread-work.ts';

/** The whole of a thread that `ThreadWork` starts. The memory of arrays in the answer that fill theirs is handed over. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer,
  moved: (answer: Answer) => readonly Uint8Array[],
): void {
  const port = defined(parentPort, 'the port of the thread');
  port.on('message', (question: Question) => {
    try {
      const done = answer(question);
      const buffers = moved(done).flatMap(({ buffer, byteLength }) =>
        buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
      );
      const said: ThreadAnswer<Answer> = { kind: 'done', answer: done };
      port.postMessage(said, buffers);
    } catch (error) {
      port.postMessage(failureOf(error));
    }
  });
}

function failureOf(error: unknown): ThreadAnswer<never> {
  if (error instanceof LecternError) return { kind: 'refused', code: error.code, details: error.details };
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
