import type { Document } from '@hocuspocus/server';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import * as Y from 'yjs';
import { LiveError } from '../live-caller.ts';
import type { HeldDocument } from './held-document.ts';
import type { LiveLog } from './live-log.store.ts';

/**
 * The log is compacted into a snapshot when it has this many rows or bytes, or this many rows when the last window
 * closes.
 */
const COMPACT_ROWS = 500;
const COMPACT_BYTES = 2_097_152;
const COMPACT_ROWS_AT_REST = 20;

export interface LiveCompactPorts {
  readonly log: Pick<LiveLog, 'append' | 'compact'>;
  readonly logger: Logger;
  /** Time until an edit is on disk. */
  readonly seconds: Histogram;
}

/** Writes the logs: rows are appended, and long logs are put into snapshots. */
export class LiveCompact {
  readonly #ports: LiveCompactPorts;
  readonly #running = new Set<Promise<unknown>>();
  readonly #compacting = new WeakMap<Y.Doc, Promise<void>>();

  constructor(ports: LiveCompactPorts) {
    this.#ports = ports;
  }

  /** Appends an update to the log; returns the number of its row once the row is on disk. */
  async append(documentId: string, payload: Uint8Array, userId: string | undefined): Promise<number> {
    const { log, logger, seconds } = this.#ports;
    const end = seconds.startTimer();
    let seq: number | undefined;
    try {
      seq = await this.#noted(log.append(documentId, payload, userId));
    } catch (error) {
      logger.error({ err: error, documentId }, 'failed to store an edit');
      throw new LiveError('unavailable', { cause: error });
    }
    end();
    if (seq === undefined) throw new LiveError('forbidden');
    return seq;
  }

  /** Writes a snapshot if the log of an open document is long. */
  compactIfLong(document: Document, held: HeldDocument): void {
    if (held.rows >= COMPACT_ROWS || held.bytes >= COMPACT_BYTES) void this.#compact(document, held);
  }

  /** Compacts the log of a document that no user has open any more, also when it is shorter. */
  async compactAtRest(document: Document, held: HeldDocument): Promise<void> {
    if (held.rows >= COMPACT_ROWS_AT_REST) await this.#compact(document, held);
  }

  /** Resolves when all writes have finished. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running]);
  }

  async #compact(document: Document, held: HeldDocument): Promise<void> {
    const compacting =
      this.#compacting.get(document) ??
      this.#writeSnapshot(document, held).finally(() => this.#compacting.delete(document));
    this.#compacting.set(document, compacting);
    await this.#noted(compacting);
  }

  async #writeSnapshot(document: Document, held: HeldDocument): Promise<void> {
    const seq = held.progress.whole;
    const { rows, bytes } = held;
    try {
      await this.#ports.log.compact(document.name, Y.encodeStateAsUpdate(document), seq);
      held.rows -= rows;
      held.bytes -= bytes;
    } catch (error) {
      // No data are lost: the log still contains all updates.
      this.#ports.logger.warn({ err: error, documentId: document.name }, 'failed to write a snapshot');
    }
  }

  #noted<T>(writing: Promise<T>): Promise<T> {
    this.#running.add(writing);
    return writing.finally(() => this.#running.delete(writing));
  }
}
