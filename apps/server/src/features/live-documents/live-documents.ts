import type { Dispose, Emitter } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { LiveTransaction } from './live-documents.tables.ts';
import type { LiveLog, StoredChanges } from './log/live-log.store.ts';

/** The content of a document's log at one moment. Slow work on it belongs in a thread. */
export interface LiveLogContent {
  /** Number of the last update: the same number means the same content. */
  readonly seq: number;
  /** Yjs updates (encoding V1) that together form the document. */
  readonly updates: readonly Uint8Array[];
}

/** Notifies windows that have the document open that an update of a user was appended to its log. */
export type TellAppended = (documentId: string, seq: number, userId: string) => void;

/** The live documents of one kind, for the feature that registered it. The caller checks permissions. */
export class LiveDocuments {
  readonly #log: LiveLog;
  readonly #appended: TellAppended;
  /** The listener gets the id of a document each time this process has stored an edit of it. */
  readonly onEdited: (listener: (documentId: string) => void) => Dispose;

  constructor(log: LiveLog, edited: Emitter<string>, appended: TellAppended) {
    this.#log = log;
    this.#appended = appended;
    this.onEdited = edited.subscribe;
  }

  /** `state`: the whole document as one Yjs update (encoding V1). The document's row must exist in the transaction. */
  create(documentId: string, state: Uint8Array, transaction: AnyTransaction): Promise<void> {
    return this.#log.create(documentId, state, transaction as LiveTransaction);
  }

  /** The copy's row must exist in the transaction. Throws DOCUMENT_NOT_FOUND. */
  copy(sourceId: string, targetId: string, transaction: AnyTransaction): Promise<void> {
    return this.#log.copy(sourceId, targetId, transaction as LiveTransaction);
  }

  /** Whether a live document of any kind has this id. */
  isTaken(id: string): Promise<boolean> {
    return this.#log.isTaken(id);
  }

  /** Number of the last update; undefined when the document does not exist. */
  async seq(documentId: string): Promise<number | undefined> {
    return (await this.#log.heads([documentId])).get(documentId);
  }

  /** The document with all acknowledged edits. Throws DOCUMENT_NOT_FOUND, also for a document of another kind. */
  async content(documentId: string): Promise<LiveLogContent> {
    return contentOf(await this.#log.changes(documentId, -1));
  }

  /**
   * The document before its first edit, as one Yjs update (encoding V1); undefined when a later snapshot includes
   * edits.
   */
  async beginning(documentId: string): Promise<Uint8Array | undefined> {
    const { snapshot } = (await this.#log.changes(documentId, -1)) ?? {};
    return snapshot?.seq === 0 ? snapshot.state : undefined;
  }

  /** Ids of the users whose updates came after this number, optionally as read inside an open transaction. */
  authors(documentId: string, since: number, transaction?: AnyTransaction): Promise<readonly string[]> {
    return this.#log.authors(documentId, since, transaction as LiveTransaction | undefined);
  }

  /**
   * Appends the update that `make` returns (a Yjs V1 update, or nothing) to the log. Edits of other users wait until
   * the transaction ends; they follow the update and merge. Call the returned function after the commit, which notifies
   * all windows that have the document open. Throws DOCUMENT_NOT_FOUND.
   */
  async rewrite(
    documentId: string,
    userId: string,
    transaction: AnyTransaction,
    make: (content: LiveLogContent) => Promise<Uint8Array | undefined>,
  ): Promise<{ readonly seq: number; readonly tell: () => void } | undefined> {
    const typed = transaction as LiveTransaction;
    if ((await this.#log.hold(documentId, typed)) === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
    const update = await make(contentOf(await this.#log.changes(documentId, -1, typed)));
    if (update === undefined) return undefined;
    const seq = await this.#log.append(documentId, update, userId, typed);
    if (seq === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
    return { seq, tell: () => this.#appended(documentId, seq, userId) };
  }

  /**
   * The whole document as one Yjs update (encoding V1). Throws DOCUMENT_NOT_FOUND, also for a document of another kind.
   */
  async state(documentId: string): Promise<Uint8Array> {
    const { updates } = await this.content(documentId);
    const [only, ...rest] = updates;
    return only && rest.length === 0 ? only : Y.mergeUpdates([...updates]);
  }
}

function contentOf(stored: StoredChanges | undefined): LiveLogContent {
  if (!stored?.snapshot) throw new LecternError('DOCUMENT_NOT_FOUND');
  return {
    seq: stored.seq,
    updates: [stored.snapshot.state, ...stored.updates.map(({ payload }) => payload)],
  };
}
