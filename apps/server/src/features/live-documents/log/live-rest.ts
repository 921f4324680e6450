import type { Logger } from 'pino';
import * as Y from 'yjs';
import type { LiveDatabase } from '../live-documents.tables.ts';
import type { LiveKind } from '../live-kind.ts';
import type { LiveLog } from './live-log.store.ts';
import type { LiveRestStore } from './live-rest.store.ts';

/**
 * Time without changes after which files of content that was removed from a document are deleted, so that an undo, a
 * browser that was offline, or a page pasted from an open window still finds them. Milliseconds.
 */
const AT_REST_AFTER_MS = 90 * 24 * 3_600_000;

interface LiveRestPorts {
  readonly kind: LiveKind;
  readonly database: LiveDatabase;
  readonly store: LiveRestStore;
  readonly log: LiveLog;
  readonly logger: Logger;
}

/** Passes idle documents to their kind, which may remove files that they no longer use. */
export class LiveRest {
  readonly #ports: LiveRestPorts;

  constructor(ports: LiveRestPorts) {
    this.#ports = ports;
  }

  /** Examines each document once after its last change. `now` in milliseconds since 1970. */
  async lookAtAll(now: number): Promise<void> {
    const { kind, store, logger } = this.#ports;
    const before = new Date(now - AT_REST_AFTER_MS);
    for (let last = ''; ; ) {
      const next = await store.next(before, last);
      if (next === undefined) return;
      last = next;
      await this.#lookAt(next, before).catch((error: unknown) =>
        logger.warn({ err: error, documentId: next }, `failed to check an idle ${kind.name}`),
      );
    }
  }

  async #lookAt(documentId: string, before: Date): Promise<void> {
    const { database, kind, log, store } = this.#ports;
    await database.transaction().execute(async (transaction) => {
      // The lock delays concurrent edits; the next edit starts another 90 days.
      const seq = await log.hold(documentId, transaction);
      if (seq === undefined) return;
      const stored = await log.changes(documentId, -1, transaction);
      if (!stored?.snapshot) throw new Error(`a ${kind.name} has no snapshot`);
      const document = new Y.Doc();
      try {
        for (const update of [stored.snapshot.state, ...stored.updates.map(({ payload }) => payload)]) {
          Y.applyUpdate(document, update);
        }
        await kind.rested?.(documentId, document, before, transaction);
      } finally {
        document.destroy();
      }
      await store.setLookedAt(documentId, seq, transaction);
    });
  }
}
