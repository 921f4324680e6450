import type { Dispose, Emitter } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { LiveTransaction } from './live-documents.tables.ts';
import type { LiveLog } from './live-log.store.ts';

/** What a document's log holds at one moment. Whoever makes something large of it does so in a thread. */
export interface LiveLogContent {
  /** The number of the last update: the same number, the same content. */
  readonly seq: number;
  /** Yjs updates (encoding V1) that make the document together. */
  readonly updates: readonly Uint8Array[];
}

/** The live documents of one kind, for the feature that registered it. Who may do what is asked by the callers. */
export class LiveDocuments {
  readonly #log: LiveLog;
  /** Hears the id of a document each time that an edit of it was stored by this process. */
  readonly onEdited: (listener: (documentId: string) => void) => Dispose;

  constructor(log: LiveLog, edited: Emitter<string>) {
    this.#log = log;
    this.onEdited = edited.subscribe;
  }

  /** `state`: all of it as one Yjs update (encoding V1). The document's row must be there in the transaction. */
  create(documentId: string, state: Uint8Array, transaction: AnyTransaction): Promise<void> {
    return this.#log.create(documentId, state, transaction as LiveTransaction);
  }

  /** The copy's row must be there in the transaction. Throws DOCUMENT_NOT_FOUND. */
  copy(sourceId: string, targetId: string, transaction: AnyTransaction): Promise<void> {
    return this.#log.copy(sourceId, targetId, transaction as LiveTransaction);
  }

  /** Whether there is a live document of that id, of whatever kind. */
  isTaken(id: string): Promise<boolean> {
    return this.#log.isTaken(id);
  }

  /** The number of the last update; undefined when there is no such document. */
  async seq(documentId: string): Promise<number | undefined> {
    return (await this.#log.heads([documentId])).get(documentId);
  }

  /** All that was acknowledged. Throws DOCUMENT_NOT_FOUND, for a document of another kind too. */
  async content(documentId: string): Promise<LiveLogContent> {
    const stored = await this.#log.changes(documentId, -1);
    if (!stored?.snapshot) throw new LecternError('DOCUMENT_NOT_FOUND');
    return {
      seq: stored.seq,
      updates: [stored.snapshot.state, ...stored.updates.map(({ payload }) => payload)],
    };
  }

  /** All of it as one Yjs update (encoding V1). Throws DOCUMENT_NOT_FOUND, for a document of another kind too. */
  async state(documentId: string): Promise<Uint8Array> {
    const { updates } = await this.content(documentId);
    const [only, ...rest] = updates;
    return only && rest.length === 0 ? only : Y.mergeUpdates([...updates]);
  }
}
