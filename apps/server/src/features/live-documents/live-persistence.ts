import type { beforeSyncPayload, Document, Extension, onDisconnectPayload } from '@hocuspocus/server';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import * as Y from 'yjs';
import type { DiskRoom } from '../../platform/disk-room.ts';
import { AddressLimit } from '../accounts/index.ts';
import type { HeavyMoments } from './heavy-moments.ts';
import { type LiveCaller, LiveError } from './live-caller.ts';
import type { LiveGuard, LiveKind } from './live-kind.ts';
import type { LiveLog, StoredChanges } from './live-log.store.ts';
import type { LoadSlices } from './load-slices.ts';
import type { OpenRoom } from './open-room.ts';
import { Progress } from './progress.ts';

/** Sync messages of y-protocols that contain an update. */
const STEP_2 = 1;
const UPDATE = 2;
/**
 * The log is compacted into a snapshot when it has this many rows or bytes, or this many rows when the last window
 * closes.
 */
const COMPACT_ROWS = 500;
const COMPACT_BYTES = 2_097_152;
const COMPACT_ROWS_AT_REST = 20;
/** When a document may exceed its limit, its size is measured again after this many bytes of updates. */
const MEASURE_EVERY_BYTES = 262_144;
/** Close reason after which the browser connects again. RFC 6455, 7.4.1: going away. */
const SENT_AWAY = { code: 1001, reason: 'unavailable' };
/** Approximate time that Yjs needs to encode or compare a document, per struct, and to apply an update, per byte. */
const MS_A_STRUCT = 0.0004;
const MS_A_BYTE = 0.0001;

/** How many documents an account without a school may load within a minute. */
const STRANGER_LOADS = 120;
const MINUTE_MS = 60_000;
const RUNNING_CLOCK = { now: () => performance.now() };

interface Held {
  readonly progress: Progress;
  /** Rows and bytes since the last snapshot. */
  rows: number;
  bytes: number;
  compacting: Promise<void> | undefined;
  catchingUp: Promise<void> | undefined;
  /** A read that has not begun: calls until then share its result. */
  catchUpNext: Promise<void> | undefined;
  readonly guard: LiveGuard | undefined;
  /** Upper bound of the state's size, bytes: the last measured size plus all updates since. */
  size: number;
  measured: number;
}

interface LivePersistencePorts {
  readonly kind: LiveKind;
  readonly log: LiveLog;
  readonly slices: LoadSlices;
  readonly heavy: HeavyMoments;
  readonly room: Pick<DiskRoom, 'isLow'>;
  readonly open: OpenRoom;
  readonly logger: Logger;
  /** Time until an edit is on disk. */
  readonly seconds: Histogram;
  readonly appended: (documentId: string, seq: number, userId: string) => void;
  /** Called before a document leaves memory, when its last window has closed. */
  readonly closing: (document: Document) => Promise<void>;
}

/**
 * Stores live documents on disk. An update is appended to the log and applied here, in this order, before Hocuspocus
 * applies it (again, without effect) and acknowledges it: what is acknowledged is on disk, and what is in a snapshot
 * was in memory.
 */
export class LivePersistence implements Extension<LiveCaller> {
  readonly #ports: LivePersistencePorts;
  readonly #held = new WeakMap<Y.Doc, Held>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #loadsOfStranger = new AddressLimit(RUNNING_CLOCK, STRANGER_LOADS, MINUTE_MS);

  constructor(ports: LivePersistencePorts) {
    this.#ports = ports;
  }

  async onLoadDocument({
    document,
    documentName,
    context,
  }: {
    document: Document;
    documentName: string;
    context: LiveCaller;
  }): Promise<void> {
    if (context.schoolId === undefined) this.#checkPace(context.userId);
    const stored = await this.#ports.log.changes(documentName, -1).catch((error: unknown) => {
      this.#ports.logger.error(
        { err: error, documentId: documentName },
        `failed to read a ${this.#ports.kind.name}`,
      );
      throw new LiveError('unavailable', { cause: error });
    });
    if (!stored) throw new LiveError('forbidden');
    const held: Held = {
      progress: new Progress(),
      rows: stored.updates.length,
      bytes: stored.updates.reduce((sum, { payload }) => sum + payload.length, 0),
      compacting: undefined,
      catchingUp: undefined,
      catchUpNext: undefined,
      guard: this.#ports.kind.guard?.(document),
      size: 0,
      measured: 0,
    };
    held.size = held.bytes + (stored.snapshot?.state.length ?? 0);
    this.#ports.open.take(document, context, {
      bytes: held.size,
      isLesson: this.#ports.kind.code === 'lesson',
      letGo: () => void this.#sendAway(document),
    });
    document.once('destroy', () => this.#ports.open.free(document));
    this.#held.set(document, held);
    try {
      await this.#fill(document, held, stored);
    } catch (error) {
      this.#ports.open.free(document);
      throw error;
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

  /** Closes the document's connections after their updates are stored. Browsers connect again by themselves. */
  async #sendAway(document: Document): Promise<void> {
    this.#ports.logger.info(
      { documentId: document.name },
      `a ${this.#ports.kind.name} was unloaded to free memory`,
    );
    const connections = document.getConnections();
    await Promise.allSettled(connections.map((connection) => connection.waitForPendingMessages()));
    for (const connection of connections) connection.close(SENT_AWAY);
  }

  /** False if the document was unloaded before this connection was registered. */
  joined(document: Document, context: LiveCaller): boolean {
    return this.#ports.open.look(document, context);
  }

  async onDisconnect({ document, context }: onDisconnectPayload<LiveCaller>): Promise<void> {
    this.#ports.open.leave(document, context);
  }

  async #fill(document: Document, held: Held, stored: StoredChanges): Promise<void> {
    if (!(await this.#loadSliced(document, held, stored))) {
      if (stored.snapshot) {
        Y.applyUpdate(document, stored.snapshot.state);
        held.progress.addAllTo(stored.snapshot.seq);
      }
      for (const { seq, payload } of stored.updates) this.#apply(document, held, seq, payload);
    }
    await this.#migrate(document, held);
  }

  /** False for a small document, and when the log could not be sliced. */
  async #loadSliced(document: Document, held: Held, stored: StoredChanges): Promise<boolean> {
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
      // The event loop is free for as long as this slice took.
      const taken = performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, taken));
    }
    held.progress.addAllTo(stored.seq);
    return true;
  }

  async #migrate(document: Document, held: Held): Promise<void> {
    const { kind, logger } = this.#ports;
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
    if (update) held.progress.add(await this.#append(document.name, update, undefined));
  }

  /**
   * A row that cannot be applied was never applied by any process: it is skipped rather than preventing the document
   * from opening.
   */
  #apply(document: Document, held: Held, seq: number, payload: Uint8Array): void {
    try {
      Y.applyUpdate(document, payload, { source: 'redis' });
    } catch (error) {
      this.#ports.logger.error({ err: error, documentId: document.name, seq }, 'failed to apply an update');
    }
    held.progress.add(seq);
  }

  async beforeSync({
    type,
    payload,
    connection,
    document,
    context,
  }: beforeSyncPayload<LiveCaller>): Promise<void> {
    const compares = type === UPDATE ? 0 : structsOf(document) * MS_A_STRUCT;
    await this.#ports.heavy.next(compares + payload.length * MS_A_BYTE);
    if ((type !== STEP_2 && type !== UPDATE) || connection.readOnly) return;
    const held = this.#held.get(document);
    if (!held) throw new LiveError('unavailable');
    const update = Y.decodeUpdate(payload);
    if (!saysSomethingNew(document, type, payload, update)) return;
    if (this.#ports.room.isLow) throw new LiveError('storage-full');
    if (held.guard?.accepts(update) === false || !this.#hasRoom(document, held, payload))
      throw new LiveError('too-large');
    const seq = await this.#append(document.name, payload, context.userId);
    // No other code runs between this line and the one above: a snapshot never claims a row that it does not contain.
    Y.applyUpdate(document, payload, { source: 'connection', connection });
    held.progress.add(seq);
    held.rows += 1;
    held.bytes += payload.length;
    held.size += payload.length;
    this.#ports.open.grow(document, payload.length);
    this.#ports.appended(document.name, seq, context.userId);
    if (held.rows >= COMPACT_ROWS || held.bytes >= COMPACT_BYTES) void this.#compact(document, held);
  }

  #hasRoom(document: Document, held: Held, { length }: Uint8Array): boolean {
    const { maxBytes } = this.#ports.kind;
    if (held.size + length <= maxBytes) return true;
    if (held.size - held.measured > MEASURE_EVERY_BYTES || held.measured === 0) {
      // The measured size does not count deleted content again.
      held.size = Y.encodeStateAsUpdate(document).length;
      held.measured = held.size;
    }
    return held.measured + length <= maxBytes;
  }

  async #append(documentId: string, payload: Uint8Array, userId: string | undefined): Promise<number> {
    const end = this.#ports.seconds.startTimer();
    let seq: number | undefined;
    try {
      const appending = this.#ports.log.append(documentId, payload, userId);
      this.#running.add(appending);
      seq = await appending.finally(() => this.#running.delete(appending));
    } catch (error) {
      this.#ports.logger.error({ err: error, documentId }, 'failed to store an edit');
      throw new LiveError('unavailable', { cause: error });
    }
    end();
    if (seq === undefined) throw new LiveError('forbidden');
    return seq;
  }

  /**
   * Applies updates of other processes to a loaded document. One run at a time; calls during a run share one more run.
   */
  async catchUp(document: Document): Promise<void> {
    const held = this.#held.get(document);
    if (!held) return;
    held.catchUpNext ??= (held.catchingUp ?? Promise.resolve()).then(() => {
      held.catchUpNext = undefined;
      const run = this.#catchUp(document, held);
      held.catchingUp = run.catch(() => undefined);
      return run;
    });
    await held.catchUpNext;
  }

  async #catchUp(document: Document, held: Held): Promise<void> {
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

  /**
   * Whether the copy in memory lacks an update up to this number. The last number alone is not enough: it may belong to
   * an edit of this process that was made without earlier updates of other processes.
   */
  isBehind(document: Document, seq: number): boolean {
    const held = this.#held.get(document);
    return held !== undefined && held.progress.whole < seq;
  }

  async beforeUnloadDocument({ document }: { document: Document }): Promise<void> {
    const held = this.#held.get(document);
    if (held && held.rows >= COMPACT_ROWS_AT_REST) await this.#compact(document, held);
    await this.#ports.closing(document);
  }

  async #compact(document: Document, held: Held): Promise<void> {
    held.compacting ??= this.#writeSnapshot(document, held).finally(() => {
      held.compacting = undefined;
    });
    this.#running.add(held.compacting);
    const { compacting } = held;
    await compacting.finally(() => this.#running.delete(compacting));
  }

  async #writeSnapshot(document: Document, held: Held): Promise<void> {
    const seq = held.progress.whole;
    const { rows, bytes } = held;
    try {
      await this.#ports.log.compact(document.name, Y.encodeStateAsUpdate(document), seq);
      held.rows -= rows;
      held.bytes -= bytes;
    } catch (error) {
      // No data are lost: the log still contains everything.
      this.#ports.logger.warn({ err: error, documentId: document.name }, 'failed to write a snapshot');
    }
  }

  /** Resolves when all writes have finished. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled([...this.#running]);
  }
}

/** Whether an update has new content: a client that reconnects sends all its deletions again. */
function saysSomethingNew(
  document: Y.Doc,
  type: number,
  payload: Uint8Array,
  { structs, ds }: ReturnType<typeof Y.decodeUpdate>,
): boolean {
  if (structs.length === 0 && ds.clients.size === 0) return false;
  return type !== STEP_2 || structs.length > 0 || !Y.snapshotContainsUpdate(Y.snapshot(document), payload);
}

function structsOf({ store }: Y.Doc): number {
  let count = 0;
  for (const structs of store.clients.values()) count += structs.length;
  return count;
}
