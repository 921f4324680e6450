import { LecternError } from '@lectern/protocol';
import * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { LiveTransaction } from './live-documents.tables.ts';
import type { LiveLog } from './live-log.store.ts';
import type { LiveSockets } from './live-sockets.ts';

/** The live documents of one kind, for the feature that registered it. Who may do what is asked by the callers. */
export class LiveDocuments {
  readonly #log: LiveLog;
  readonly #sockets: LiveSockets;

  constructor(log: LiveLog, sockets: LiveSockets) {
    this.#log = log;
    this.#sockets = sockets;
  }

  /** `state`: all of it as one Yjs update (encoding V1). The document's row must be there in the transaction. */
  create(documentId: string, state: Uint8Array, transaction: AnyTransaction): Promise<void> {
    return this.#log.create(documentId, state, transaction as LiveTransaction);
  }

  /** All of it as one Yjs update (encoding V1). Throws DOCUMENT_NOT_FOUND, for a document of another kind too. */
  async state(documentId: string): Promise<Uint8Array> {
    const open = this.#sockets.find(documentId);
    if (open && !open.isLoading) return Y.encodeStateAsUpdate(open);
    const stored = await this.#log.changes(documentId, -1);
    if (!stored?.snapshot) throw new LecternError('DOCUMENT_NOT_FOUND');
    const { snapshot, updates } = stored;
    if (updates.length === 0) return snapshot.state;
    return Y.mergeUpdates([snapshot.state, ...updates.map(({ payload }) => payload)]);
  }
}
