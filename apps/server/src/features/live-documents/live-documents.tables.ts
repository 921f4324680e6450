import type { Generated, Kysely, Transaction } from 'kysely';
import type { LiveKindCode } from './live-kind.ts';

export type LiveDocumentTables = {
  live_document: {
    document_id: string;
    /** Kind of the document, see `LiveKind`. */
    kind: LiveKindCode;
    /** Number of the last update. */
    seq: number;
    /** Number of the last update that `LiveRest` has examined. */
    swept_seq: Generated<number>;
  };
  live_document_snapshot: { document_id: string; seq: number; state: Buffer };
  live_document_update: {
    document_id: string;
    seq: number;
    payload: Buffer;
    user_id: string | null;
    created_at: Generated<Date>;
  };
  /** Authors of updates that are in the snapshot. */
  live_document_author: { document_id: string; user_id: string; seq: number };
};

export type LiveDatabase = Kysely<LiveDocumentTables>;
export type LiveTransaction = Transaction<LiveDocumentTables>;
