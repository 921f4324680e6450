import path from 'node:path';
import { errorCatalogue } from '@lectern/protocol';
import { randomOf } from '@lectern/server/broken-files';
import { drawPages } from './draw-pages.tsx';
import { MutationReader, type MutationRequest } from './mutation-reader.ts';
import { unsoundRecords } from './unsound.ts';

/** The limit for drawing the pages of one file, milliseconds of processor time. */
const DRAWING_BOUND = 10_000;
/** The most faults that are collected in one run. */
const FAULTS = 20;

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Reads and draws files that are mutated by seeds, and records the highest costs. */
export class MutationRun {
  readonly #reader = new MutationReader();
  readonly #pages: number;
  readonly #most = { resident: 0, heap: 0, reading: 0, drawing: 0 };
  readonly #answers = new Map<string, number>();

  /** `pages`: the number of pages drawn per file. */
  constructor(pages: number) {
    this.#pages = pages;
  }

  /** The peak memory of the reading process, bytes. */
  get resident(): number {
    return this.#most.resident;
  }

  close(): void {
    this.#reader.close();
  }

  /** Mutates randomly selected files `count` times by one seed. Returns the faults, with file and seed of each. */
  async faults(files: readonly string[], count: number, seed: number): Promise<string[]> {
    const random = randomOf(seed);
    const faults: string[] = [];
    this.#answers.clear();
    for (let turn = 0; turn < count && faults.length < FAULTS; turn++) {
      const request = { file: files[random(files.length)] ?? '', seed: random(2 ** 32) };
      const wrong = await this.wrongWith(request);
      if (wrong !== undefined) {
        faults.push(`{ file: '${path.basename(request.file)}', seed: ${request.seed} }: ${wrong}`);
        console.info(faults.at(-1));
      }
      if (turn % 500 === 499) console.info(`${turn + 1} of ${count}`);
    }
    const { resident, heap, reading, drawing } = this.#most;
    console.info(
      `${count} files (${[...this.#answers].map(([what, times]) => `${times} ${what}`).join(', ')}): the reader's process took ${megabytes(resident)} MB at most, its heap ${megabytes(heap)} MB; the slowest file took ${Math.round(reading)} ms of a processor to be read, ${Math.round(drawing)} ms to be drawn`,
    );
    return faults;
  }

  /**
   * The fault of a mutated file; undefined when it was read correctly and drawn, or refused with an error message of
   * ours.
   */
  async wrongWith(request: MutationRequest): Promise<string | undefined> {
    const answer = await this.#reader.read(request);
    if (answer.kind === 'broke') return answer.message;
    const what = answer.kind === 'read' ? 'read' : answer.code;
    this.#answers.set(what, (this.#answers.get(what) ?? 0) + 1);
    const most = this.#most;
    most.resident = Math.max(most.resident, answer.memory.resident);
    most.heap = Math.max(most.heap, answer.memory.heap);
    most.reading = Math.max(most.reading, answer.processor);
    if (answer.kind === 'refused') {
      return Object.hasOwn(errorCatalogue, answer.code) ? undefined : `rejected as ${answer.code}`;
    }
    const [unsound] = unsoundRecords(answer.snapshot, new Set(answer.assets), request.file.endsWith('.ndpx'));
    if (unsound !== undefined) return unsound;
    const before = process.cpuUsage();
    try {
      drawPages(answer.snapshot, this.#pages);
      const { user, system } = process.cpuUsage(before);
      const drawing = (user + system) / 1000;
      most.drawing = Math.max(most.drawing, drawing);
      return drawing > DRAWING_BOUND ? `is drawn for ${Math.round(drawing)} ms` : undefined;
    } catch (error) {
      return `cannot be drawn: ${error instanceof Error ? error.stack?.slice(0, 600) : String(error)}`;
    }
  }
}
