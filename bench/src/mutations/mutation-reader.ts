import { type ChildProcess, fork } from 'node:child_process';
import type { CoursewareSnapshot } from '@lectern/courseware';

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
      readonly milliseconds: number;
      readonly memory: ReaderMemory;
      readonly snapshot: CoursewareSnapshot;
      readonly assets: readonly string[];
      readonly notes: number;
    }
  | {
      readonly kind: 'refused';
      readonly milliseconds: number;
      readonly memory: ReaderMemory;
      readonly code: string;
    }
  | { readonly kind: 'broke'; readonly message: string };

/** A process's heap, megabytes: what one deck may cost. The program itself allows three times that. */
const HEAP_MB = 256;

/** Breaks decks and reads them in a process of its own, so that one that hangs or swallows memory ends that alone and is
 * known by its seed, and the memory of reading is counted by itself. */
export class MutationReader {
  readonly #boundMs: number;
  #process: ChildProcess | undefined;

  /** `boundMs`: how long one deck may take. */
  constructor(boundMs: number) {
    this.#boundMs = boundMs;
  }

  async read(request: MutationRequest): Promise<MutationAnswer> {
    const child = this.#start();
    return new Promise((resolve) => {
      const end = (answer: MutationAnswer) => {
        clearTimeout(timer);
        child.off('message', said).off('error', failed).off('exit', ended);
        if (answer.kind === 'broke') this.close();
        resolve(answer);
      };
      const said = (answer: unknown) => end(answer as MutationAnswer);
      const failed = (error: unknown) => end({ kind: 'broke', message: String(error) });
      const ended = (code: number | null) => failed(`the process ended with ${code}`);
      const timer = setTimeout(() => failed(`hangs for ${this.#boundMs} ms`), this.#boundMs);
      child.on('message', said).on('error', failed).on('exit', ended);
      child.send(request);
    });
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    this.#process ??= fork(new URL('./mutation.process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
    });
    return this.#process;
  }
}
