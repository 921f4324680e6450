import { type ChildProcess, fork } from 'node:child_process';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { processorSeconds } from './processor-seconds.ts';

export interface MutationRequest {
  readonly file: string;
  readonly seed: number;
}

/** The peak memory of a reader's process so far, bytes. */
export interface ReaderMemory {
  /** Resident memory: code, heap, buffers and all. */
  readonly resident: number;
  /** Heap size, measured after each deck. */
  readonly heap: number;
}

export type MutationAnswer =
  | {
      readonly kind: 'read';
      /** Processor time of reading; milliseconds. */
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

/** The heap of a process, megabytes: the limit for one deck. The program itself allows three times as much. */
const HEAP_MB = 256;

/**
 * The limit for one deck in seconds of the reader's processor time: as long as the program's reading thread may be
 * silent.
 */
const PROCESSOR_BOUND = 10;
/** The limit for one deck by the clock, seconds: only reached by code that waits for an event that never occurs. */
const CLOCK_BOUND = 600;
const LOOK_EVERY_MS = 500;

/**
 * Mutates decks and reads them in a separate process, so that a deck that hangs or exhausts memory ends only that
 * process and is known by its seed, and the memory of reading is measured separately.
 *
 * A hang is detected by the processor time of a deck, not by the clock. With a limit by the clock, a deck that takes
 * half a second alone took 46 s with a twentieth of a processor, and more on a machine that did fifteen other things:
 * the process was restarted, and its first deck waited for the readers to be loaded (1 s of processor time) and ran
 * unoptimised code, so that one false alarm led to the next. Now a process reports when it is ready, as the program's
 * own thread does, and the deck's time begins then.
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
    // Without a count of processor time the clock is used.
    const spent = processor === undefined ? seconds : processor - before;
    return spent > PROCESSOR_BOUND ? `hangs: ${spent.toFixed(1)} s of processor time` : undefined;
  });
  child.send(request);
  return (await answer) as MutationAnswer;
}

/**
 * The next message of the process. Rejects when the process ends, when `wrong` returns a problem, and when the time
 * limit by the clock is reached.
 */
function said(child: ChildProcess, wrong: (seconds: number) => string | undefined): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const begun = performance.now();
  const look = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    const found = seconds > CLOCK_BOUND ? `no message for ${CLOCK_BOUND} s` : wrong(seconds);
    if (found !== undefined) reject(new Error(found));
  }, LOOK_EVERY_MS);
  const ended = (code: number | null, signal: string | null) =>
    reject(new Error(`the process exited with ${code ?? signal}`));
  child.once('message', resolve).once('error', reject).once('exit', ended);
  return promise.finally(() => {
    clearInterval(look);
    child.off('message', resolve).off('error', reject).off('exit', ended);
  });
}
