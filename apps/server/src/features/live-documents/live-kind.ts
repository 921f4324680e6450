import type { EditPermission } from '@lectern/protocol';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { DocumentTemplate } from '../documents/index.ts';

/** The content of a new document of a kind. */
export interface BlankDocument {
  /** One Yjs update (encoding V1). */
  readonly state: Uint8Array;
  readonly pageCount: number;
}

/** Decides on an update before it is stored and applied. */
export interface LiveGuard {
  accepts(update: ReturnType<typeof Y.decodeUpdate>): boolean;
}

/** The kind of a log: the type of documents in the document centre, or `lesson`. */
export type LiveKindCode = ResourceTypeCode | 'lesson';

/** The feature that has the documents' rows outside the document centre, and decides who may edit them. */
export interface LiveHome {
  /** Returns the user's permission; also NONE when the document does not exist. */
  permissionOf(userId: string, documentId: string): Promise<EditPermission>;
}

/**
 * A kind of live document: only its content, for storage, sharing and permissions are the same for every kind. The
 * feature that knows the kind registers it with `LiveDocumentsService`.
 */
export interface LiveKind {
  /** The document type of this kind. */
  readonly code: LiveKindCode;
  /** If omitted, documents are in the document centre, which creates, lists, copies and deletes them. */
  readonly home?: LiveHome;
  /** Name of a document in log lines and metrics, in lower case: `courseware`. */
  readonly name: string;
  /** Path of the kind's sockets. The first message on a socket is signed for `GET <path>`. */
  readonly path: string;
  /** Extension of the kind's files: the `format` of its documents. */
  readonly format: string;
  blank(): BlankDocument;
  /** A document from a template; undefined when the template does not exist. */
  fromTemplate?(template: DocumentTemplate): BlankDocument | undefined;
  /**
   * Migrates a document of an older program when it is loaded. Returns the update to store, undefined without changes.
   * Throws for a document of a newer program, which is then not opened.
   */
  migrate(document: Y.Doc): Uint8Array | undefined;
  /** Largest document, bytes of its state. */
  readonly maxBytes: number;
  /**
   * Creates the guard that accepts or rejects updates of an open document. If omitted, all updates within `maxBytes`
   * are accepted.
   */
  guard?(document: Y.Doc): LiveGuard;
  /**
   * Removes content that a window may not send from its awareness state; `mayEdit`: whether its user may edit. If
   * omitted, the state is forwarded: names and cursors need no check.
   */
  awareness?(state: Record<string, unknown>, document: Y.Doc, mayEdit: boolean): void;
  /** The page count of an open document, for lists. Kinds without pages omit it. */
  countPages?(document: Y.Doc): number;
  /**
   * Copies a document's assets in the transaction in which its log is copied. `unsaid`: without files that may contain
   * comments.
   */
  copied?(sourceId: string, targetId: string, transaction: AnyTransaction, unsaid: boolean): Promise<void>;
  /**
   * Called once for each document that has not changed since `before`, and again after a later change has rested as
   * long. No update is stored while it runs. The document is read from the log without `migrate`.
   */
  rested?(documentId: string, document: Y.Doc, before: Date, transaction: AnyTransaction): Promise<void>;
}
