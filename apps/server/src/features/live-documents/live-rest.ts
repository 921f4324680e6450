import type { Logger } from 'pino';
import * as Y from 'yjs';
import type { LiveDatabase } from './live-documents.tables.ts';
import type { LiveKind } from './live-kind.ts';
import type { LiveLog } from './live-log.store.ts';
import type { LiveRestStore } from './live-rest.store.ts';

/**
 * What was put into a document and taken out again is kept until nobody has changed the document for 90 days, so that
 * an undo, a browser that was offline, a page pasted from a window left open still find it. Milliseconds.
 */
const AT_REST_AFTER_MS = 90 * 24 * 3_600_000;

interface LiveRestPorts {
  readonly kind: LiveKind;
  readonly database: LiveDatabase;
  readonly store: LiveRestStore;
  readonly log: LiveLog;
  readonly logger: Logger;
}

/** Shows documents at rest to their kind, which may let go of what nothing in them names. */
export class LiveRest {
  readonly #ports: LiveRestPorts;

  constructor(ports: LiveRestPorts) {
    this.#ports = ports;
  }

  /** Looks at each document once after its last change. `now` in milliseconds since 1970. */
  async lookAtAll(now: number): Promise<void> {
    const { kind, store, logger } = this.#ports;
    const before = new Date(now - AT_REST_AFTER_MS);
    for (let last = ''; ; ) {
      const next = await store.next(before, last);
      if (next === undefined) return;
      last = next;
      await this.#lookAt(next, before).catch((error: unknown) =>
        logger.warn({ err: error, documentId: next }, `a ${kind.name} at rest could not be looked at`),
      );
    }
  }

  async #lookAt(documentId: string, before: Date): Promise<void> {
    const { database, kind, log, store } = this.#ports;
    await database.transaction().execute(async (transaction) => {
      // Held: an edit that comes now is appended after this, to a document that has 90 more days.
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
