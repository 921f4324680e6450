import type { beforeSyncPayload, Document, Extension, onDisconnectPayload } from '@hocuspocus/server';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import * as Y from 'yjs';
import type { DiskRoom } from '../../../platform/disk-room.ts';
import type { HeavyMoments } from '../../../platform/pace.ts';
import type { LiveCaller } from '../live-caller.ts';
import type { LiveKind } from '../live-kind.ts';
import { type HeldDocuments, heldDocument } from './held-document.ts';
import { LiveAccept } from './live-accept.ts';
import { LiveCompact } from './live-compact.ts';
import { LiveLoad } from './live-load.ts';
import type { LiveLog } from './live-log.store.ts';
import type { LoadSlices } from './load-slices.ts';
import type { OpenRoom } from './open-room.ts';

/** Close reason after which the browser connects again. RFC 6455, 7.4.1: going away. */
const SENT_AWAY = { code: 1001, reason: 'unavailable' };

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
 * Stores live documents on disk. An update is appended to the log and applied in this process, in this order, before
 * Hocuspocus applies it (again, without effect) and acknowledges it. An acknowledged update is therefore on disk, and
 * an update in a snapshot was in memory.
 */
export class LivePersistence implements Extension<LiveCaller> {
  readonly #ports: LivePersistencePorts;
  readonly #held: HeldDocuments = new WeakMap();
  readonly #load: LiveLoad;
  readonly #accept: LiveAccept;
  readonly #writes: LiveCompact;

  constructor(ports: LivePersistencePorts) {
    this.#ports = ports;
    this.#writes = new LiveCompact(ports);
    this.#load = new LiveLoad({ ...ports, writes: this.#writes });
    this.#accept = new LiveAccept({ ...ports, held: this.#held });
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
    const { kind, open } = this.#ports;
    const stored = await this.#load.read(documentName, context);
    const held = heldDocument(stored, kind.guard?.(document));
    open.take(document, context, {
      bytes: held.size,
      isLesson: kind.code === 'lesson',
      letGo: () => void this.#sendAway(document),
    });
    document.once('destroy', () => open.free(document));
    this.#held.set(document, held);
    try {
      await this.#load.fill(document, held, stored);
    } catch (error) {
      open.free(document);
      throw error;
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

  async beforeSync(message: beforeSyncPayload<LiveCaller>): Promise<void> {
    const held = await this.#accept.edited(message);
    if (!held) return;
    const { payload, connection, document, context } = message;
    const { open, appended } = this.#ports;
    const seq = await this.#writes.append(document.name, payload, context.userId);
    // No other code runs between this line and the previous one: a snapshot never claims a row that it does not
    // contain.
    Y.applyUpdate(document, payload, { source: 'connection', connection });
    held.progress.add(seq);
    held.rows += 1;
    held.bytes += payload.length;
    held.size += payload.length;
    open.grow(document, payload.length);
    appended(document.name, seq, context.userId);
    this.#writes.compactIfLong(document, held);
  }

  /** Applies updates of other processes to a loaded document. */
  async catchUp(document: Document): Promise<void> {
    const held = this.#held.get(document);
    if (held) await this.#load.catchUp(document, held);
  }

  /**
   * Whether the copy in memory lacks an update up to this number. The last number alone is not enough, because it may
   * belong to an edit that this process received without earlier updates of other processes.
   */
  isBehind(document: Document, seq: number): boolean {
    const held = this.#held.get(document);
    return held !== undefined && held.progress.whole < seq;
  }

  async beforeUnloadDocument({ document }: { document: Document }): Promise<void> {
    const held = this.#held.get(document);
    if (held) await this.#writes.compactAtRest(document, held);
    await this.#ports.closing(document);
  }

  /** Resolves when all writes have finished. */
  settled(): Promise<void> {
    return this.#writes.settled();
  }
}
