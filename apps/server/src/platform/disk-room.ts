import { statfs } from 'node:fs/promises';
import { type Dispose, Signal } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { every, type Repeating } from './every.ts';

const LOOK_EVERY_MS = 2_000;
/** Interval of log lines while there is too little space, milliseconds. */
const SAY_EVERY_MS = 600_000;
/**
 * Space counts as sufficient again above this multiple of the reserve, so that the state does not flip back and forth.
 */
const ENOUGH = 1.1;

interface DiskRoomOptions {
  readonly folder: string;
  /** Space that stays free for the database and the log, bytes; 0 for none. */
  readonly reserve: number;
  readonly log: Logger;
  readonly metrics: Registry;
  /** Free bytes under a folder. */
  readonly free?: ((folder: string) => Promise<number>) | undefined;
}

/**
 * Free space on the disk of the program's data. Below the reserve, uploads and edits are refused, while all stored data
 * can still be read: a database without any space stops altogether.
 */
export class DiskRoom {
  readonly #options: DiskRoomOptions;
  readonly #looking: Repeating;
  #free = Number.POSITIVE_INFINITY;
  #isLow = false;
  #saidAt = Number.NEGATIVE_INFINITY;
  readonly #low = new Signal<number | undefined>(undefined);

  constructor(options: DiskRoomOptions) {
    this.#options = options;
    this.#looking = every({
      everyMs: LOOK_EVERY_MS,
      run: () => this.look(),
      failure: 'failed to check the free disk space',
      log: options.log,
    });
    const free = () => (Number.isFinite(this.#free) ? this.#free : 0);
    const low = () => (this.#isLow ? 1 : 0);
    for (const [name, help, value] of [
      ['lectern_disk_free_bytes', "Free space on the disk of the program's data", free],
      [
        'lectern_disk_low',
        '1 while free space is below the reserve, and uploads and edits are rejected',
        low,
      ],
    ] as const) {
      new Gauge({
        name,
        help,
        registers: [options.metrics],
        collect() {
          this.set(value());
        },
      });
    }
  }

  get isLow(): boolean {
    return this.#isLow;
  }

  /** Calls `tell` with the free megabytes each time space becomes insufficient; also at once, if it is insufficient. */
  whenLow(tell: (freeMegabytes: number) => void): Dispose {
    const say = () => {
      const free = this.#low.get();
      if (free !== undefined) tell(free);
    };
    say();
    return this.#low.subscribe(say);
  }

  /** Called before anything is stored. Throws STORAGE_FULL. */
  check(): void {
    if (this.#isLow) throw new LecternError('STORAGE_FULL');
  }

  async look(): Promise<void> {
    const { folder, free = freeBytes, log, reserve } = this.#options;
    this.#free = await free(folder);
    const was = this.#isLow;
    this.#isLow = this.#free < reserve * (was ? ENOUGH : 1);
    const megabytes = { free: Math.round(this.#free / 1_000_000), reserve: Math.round(reserve / 1_000_000) };
    if (was !== this.#isLow) this.#low.set(this.#isLow ? megabytes.free : undefined);
    if (this.#isLow && performance.now() - this.#saidAt > SAY_EVERY_MS) {
      this.#saidAt = performance.now();
      log.error(megabytes, 'disk space is low: uploads and edits are rejected until space is freed');
    } else if (was && !this.#isLow) {
      this.#saidAt = Number.NEGATIVE_INFINITY;
      log.info(megabytes, 'disk space is sufficient again');
    }
  }

  close(): Promise<void> {
    return this.#looking.close();
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
