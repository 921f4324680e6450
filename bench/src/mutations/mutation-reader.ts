import { type ChildProcess, fork } from 'node:child_process';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { processorSeconds } from './processor-seconds.ts';

export interface MutationRequest {
  readonly file: string;
  readonly seed: number;
}

/** What a reader's process has taken so far at most, bytes. */
export interface ReaderMemory {
  /** Resident: code, heap, buffers and all. */
  readonly resident: number;
  /** Of the heap, as seen after each deck. */
  readonly heap: number;
}

export type MutationAnswer =
  | {
      readonly kind: 'read';
      /** Of the processor, for reading; milliseconds. */
      readonly processor: number;
      readonly memory: ReaderMemory;
      readonly snapshot: CoursewareSnapshot;
      readonly assets: readonly string[];
    }
  | {
      readonly kind: 'refused';
      readonly processor: number;
      readonly memory: ReaderMemory;
      readonly code: string;
    }
  | { readonly kind: 'broke'; readonly message: string };

/** A process's heap, megabytes: what one deck may cost. The program itself allows three times that. */
const HEAP_MB = 256;

/** One deck, seconds of the reader's own processor time: as long as the program's reading thread may say nothing. */
const PROCESSOR_BOUND = 10;
/** One deck by the clock, seconds: only what waits for something that never comes takes as long. */
const CLOCK_BOUND = 600;
const LOOK_EVERY_MS = 500;

/**
 * Breaks decks and reads them in a process of its own, so that one that hangs or swallows memory ends that alone and is
 * known by its seed, and the memory of reading is counted by itself.
 *
 * A hang is told by the processor time that the deck took, not by the clock. Bound by the clock, a deck that takes half
 * a second alone took 46 s with a twentieth of a processor, and more on a machine that did fifteen other things: the
 * process was begun anew, and its first deck waited for the readers to be loaded (1 s of processor time) and ran code that
 * nothing had made fast yet, so that one false alarm led to the next. Now a process says when it is ready, as the
 * program's own thread does, and the deck's time begins there.
 */
export class MutationReader {
  #process: ChildProcess | undefined;

  async read(request: MutationRequest): Promise<MutationAnswer> {
    try {
      const child = await this.#ready();
      const answer = await asked(child, request);
      if (answer.kind === 'broke') this.close();
      return answer;
    } catch (error) {
      this.close();
      return { kind: 'broke', message: error instanceof Error ? error.message : String(error) };
    }
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#process) return this.#process;
    this.#process = fork(new URL('./mutation.process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
    });
    await said(this.#process, () => undefined);
    return this.#process;
  }
}

async function asked(child: ChildProcess, request: MutationRequest): Promise<MutationAnswer> {
  const taken = () => (child.pid === undefined ? undefined : processorSeconds(child.pid));
  const before = taken() ?? 0;
  const answer = said(child, (seconds) => {
    const processor = taken();
    // Where nobody counts it, the clock has to do.
    const spent = processor === undefined ? seconds : processor - before;
    return spent > PROCESSOR_BOUND ? `hangs: ${spent.toFixed(1)} s of processor time` : undefined;
  });
  child.send(request);
  return (await answer) as MutationAnswer;
}

/** What the process says next. Rejects when it ends, when `wrong` finds something, and when nothing comes for ever. */
function said(child: ChildProcess, wrong: (seconds: number) => string | undefined): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const begun = performance.now();
  const look = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    const found = seconds > CLOCK_BOUND ? `says nothing for ${CLOCK_BOUND} s` : wrong(seconds);
    if (found !== undefined) reject(new Error(found));
  }, LOOK_EVERY_MS);
  const ended = (code: number | null, signal: string | null) =>
    reject(new Error(`the process ended with ${code ?? signal}`));
  child.once('message', resolve).once('error', reject).once('exit', ended);
  return promise.finally(() => {
    clearInterval(look);
    child.off('message', resolve).off('error', reject).off('exit', ended);
  });
}
