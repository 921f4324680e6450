import type { Dispose, Emitter } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { LiveTransaction } from './live-documents.tables.ts';
import type { LiveLog, StoredChanges } from './live-log.store.ts';

/** What a document's log holds at one moment. Whoever makes something large of it does so in a thread. */
export interface LiveLogContent {
  /** The number of the last update: the same number, the same content. */
  readonly seq: number;
  /** Yjs updates (encoding V1) that make the document together. */
  readonly updates: readonly Uint8Array[];
}

/** Tells who has the document open that an update of a user was appended to its log. */
export type TellAppended = (documentId: string, seq: number, userId: string) => void;

/** The live documents of one kind, for the feature that registered it. Who may do what is asked by the callers. */
export class LiveDocuments {
  readonly #log: LiveLog;
  readonly #appended: TellAppended;
  /** Hears the id of a document each time that an edit of it was stored by this process. */
  readonly onEdited: (listener: (documentId: string) => void) => Dispose;

  constructor(log: LiveLog, edited: Emitter<string>, appended: TellAppended) {
    this.#log = log;
    this.#appended = appended;
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
    return contentOf(await this.#log.changes(documentId, -1));
  }

  /** What it held before its first edit, as one Yjs update (encoding V1); undefined once a later snapshot has taken that in. */
  async beginning(documentId: string): Promise<Uint8Array | undefined> {
    const { snapshot } = (await this.#log.changes(documentId, -1)) ?? {};
    return snapshot?.seq === 0 ? snapshot.state : undefined;
  }

  /** Whose updates came after the one of this number, by user id; as a transaction sees them, for who has one open. */
  authors(documentId: string, since: number, transaction?: AnyTransaction): Promise<readonly string[]> {
    return this.#log.authors(documentId, since, transaction as LiveTransaction | undefined);
  }

  /**
   * Appends what `make` answers (a Yjs V1 update, or nothing) to all that the log holds, while edits of others wait until
   * the transaction ends: they come after it and merge. Answers what is to be called after the commit, which tells all
   * windows that have the document open. Throws DOCUMENT_NOT_FOUND.
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

  /** All of it as one Yjs update (encoding V1). Throws DOCUMENT_NOT_FOUND, for a document of another kind too. */
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
