import type { Document } from '@hocuspocus/server';
import type { Logger } from 'pino';
import * as Y from 'yjs';
import { AddressLimit } from '../../accounts/index.ts';
import { type LiveCaller, LiveError } from '../live-caller.ts';
import type { LiveKind } from '../live-kind.ts';
import type { HeldDocument } from './held-document.ts';
import type { LiveCompact } from './live-compact.ts';
import type { LiveLog, StoredChanges } from './live-log.store.ts';
import type { LoadSlices } from './load-slices.ts';

/** How many documents an account without a school may load within a minute. */
const STRANGER_LOADS = 120;
const MINUTE_MS = 60_000;
const RUNNING_CLOCK = { now: () => performance.now() };

export interface LiveLoadPorts {
  readonly kind: LiveKind;
  readonly log: Pick<LiveLog, 'changes'>;
  readonly slices: LoadSlices;
  readonly writes: Pick<LiveCompact, 'append'>;
  readonly logger: Logger;
}

interface CatchUps {
  running: Promise<void> | undefined;
  /** A read that has not begun: calls until then share its result. */
  next: Promise<void> | undefined;
}

/** Loads the log into memory: all of it when a document is opened, later the updates that other processes appended. */
export class LiveLoad {
  readonly #ports: LiveLoadPorts;
  readonly #loadsOfStranger = new AddressLimit(RUNNING_CLOCK, STRANGER_LOADS, MINUTE_MS);
  readonly #catchUps = new WeakMap<Y.Doc, CatchUps>();

  constructor(ports: LiveLoadPorts) {
    this.#ports = ports;
  }

  /** All stored data of the document; refuses a caller who opens too many documents. */
  async read(documentId: string, context: LiveCaller): Promise<StoredChanges> {
    if (context.schoolId === undefined) this.#checkPace(context.userId);
    const { log, logger, kind } = this.#ports;
    const stored = await log.changes(documentId, -1).catch((error: unknown) => {
      logger.error({ err: error, documentId }, `failed to read a ${kind.name}`);
      throw new LiveError('unavailable', { cause: error });
    });
    if (!stored) throw new LiveError('forbidden');
    return stored;
  }

  /** Fills the empty document, and migrates it to this program's schema. */
  async fill(document: Document, held: HeldDocument, stored: StoredChanges): Promise<void> {
    if (!(await this.#loadSliced(document, held, stored))) {
      if (stored.snapshot) {
        Y.applyUpdate(document, stored.snapshot.state);
        held.progress.addAllTo(stored.snapshot.seq);
      }
      for (const { seq, payload } of stored.updates) this.#apply(document, held, seq, payload);
    }
    await this.#migrate(document, held);
  }

  /**
   * Applies updates of other processes to a loaded document. One run at a time; calls during a run share one more run.
   */
  async catchUp(document: Document, held: HeldDocument): Promise<void> {
    const catchUps = this.#catchUps.get(document) ?? { running: undefined, next: undefined };
    this.#catchUps.set(document, catchUps);
    catchUps.next ??= (catchUps.running ?? Promise.resolve()).then(() => {
      catchUps.next = undefined;
      const run = this.#catchUp(document, held);
      catchUps.running = run.catch(() => undefined);
      return run;
    });
    await catchUps.next;
  }

  async #catchUp(document: Document, held: HeldDocument): Promise<void> {
    const stored = await this.#ports.log.changes(document.name, held.progress.whole);
    if (!stored) return;
    if (stored.snapshot) {
      Y.applyUpdate(document, stored.snapshot.state, { source: 'redis' });
      held.progress.addAllTo(stored.snapshot.seq);
    }
    for (const { seq, payload } of stored.updates) {
      if (held.progress.has(seq)) continue;
      this.#apply(document, held, seq, payload);
      held.rows += 1;
      held.bytes += payload.length;
    }
  }

  /** Limits loads, for loading a document costs more than keeping it in memory. */
  #checkPace(userId: string): void {
    try {
      this.#loadsOfStranger.take(userId);
    } catch (error) {
      throw new LiveError('unavailable', { cause: error });
    }
  }

  /** False for a small document, and when the log could not be sliced. */
  async #loadSliced(document: Document, held: HeldDocument, stored: StoredChanges): Promise<boolean> {
    const updates = [stored.snapshot?.state, ...stored.updates.map(({ payload }) => payload)];
    const all = updates.filter((update) => update !== undefined);
    const slices = await this.#ports.slices.of(all).catch((error: unknown) => {
      this.#ports.logger.warn(
        { err: error, documentId: document.name },
        'failed to split a log into slices for loading',
      );
      return all;
    });
    if (slices === all) return false;
    for (const slice of slices) {
      const begun = performance.now();
      Y.applyUpdate(document, slice);
      // The event loop is then free for the duration of this slice.
      const taken = performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, taken));
    }
    held.progress.addAllTo(stored.seq);
    return true;
  }

  async #migrate(document: Document, held: HeldDocument): Promise<void> {
    const { kind, logger, writes } = this.#ports;
    let update: Uint8Array | undefined;
    try {
      update = kind.migrate(document);
    } catch (error) {
      logger.error(
        { err: error, documentId: document.name },
        `this ${kind.name} was written by a newer version of the program`,
      );
      throw new LiveError('unavailable', { cause: error });
    }
    if (update) held.progress.add(await writes.append(document.name, update, undefined));
  }

  /**
   * A row that cannot be applied was never applied by any process: it is skipped rather than preventing the document
   * from opening.
   */
  #apply(document: Document, held: HeldDocument, seq: number, payload: Uint8Array): void {
    try {
      Y.applyUpdate(document, payload, { source: 'redis' });
    } catch (error) {
      this.#ports.logger.error({ err: error, documentId: document.name, seq }, 'failed to apply an update');
    }
    held.progress.add(seq);
  }
}
