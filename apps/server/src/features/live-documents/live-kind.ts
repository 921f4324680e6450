import type { EditPermission } from '@lectern/protocol';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type * as Y from 'yjs';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import type { DocumentTemplate } from '../documents/index.ts';

/** What a new document of a kind holds. */
export interface BlankDocument {
  /** One Yjs update (encoding V1). */
  readonly state: Uint8Array;
  readonly pageCount: number;
}

/** Asked before an update is stored and applied. */
export interface LiveGuard {
  accepts(update: ReturnType<typeof Y.decodeUpdate>): boolean;
}

/** Of what kind a log is: the type of documents in the document centre, or `lesson`. */
export type LiveKindCode = ResourceTypeCode | 'lesson';

/** Where documents have their rows when that is not the document centre, and who may work in them. */
export interface LiveHome {
  /** NONE for one that is not there, too. */
  permissionOf(userId: string, documentId: string): Promise<EditPermission>;
}

/**
 * A kind of live document: what its documents hold, and nothing of how that is kept, shared and permitted, which is the
 * same for every kind. The feature that knows the kind registers it with `LiveDocumentsService`.
 */
export interface LiveKind {
  /** Documents of this type are of this kind. */
  readonly code: LiveKindCode;
  /** Left out: the document centre, which then makes, lists, copies and deletes them. */
  readonly home?: LiveHome;
  /** What one of them is called in lines of the log and in names of metrics, in lower case: `courseware`. */
  readonly name: string;
  /** Where its sockets are opened. The first message on one is signed for `GET <path>`. */
  readonly path: string;
  /** The ending of its files, as documents have it in `format`. */
  readonly format: string;
  blank(): BlankDocument;
  /** A document that begins as a template; undefined where there is no such template. */
  fromTemplate?(template: DocumentTemplate): BlankDocument | undefined;
  /**
   * Brings a document that an older program wrote up to date, as it is loaded. Answers the update to store, undefined
   * where nothing was to be done. Throws for one that a newer program wrote: it is then not opened.
   */
  migrate(document: Y.Doc): Uint8Array | undefined;
  /** What one may hold at most, bytes of its state. */
  readonly maxBytes: number;
  /**
   * Makes what decides for an open document whether it takes an update in. Left out, it takes any within `maxBytes`.
   */
  guard?(document: Y.Doc): LiveGuard;
  /**
   * Takes out of what a window says of itself to the others what it may not say; `mayEdit`: whoever sits there may. Left
   * out: a name and a place are no more than that for any kind.
   */
  awareness?(state: Record<string, unknown>, document: Y.Doc, mayEdit: boolean): void;
  /** The page count of an open document, for lists. Kinds without pages leave it out. */
  countPages?(document: Y.Doc): number;
  /**
   * Copies a document's assets in the transaction in which its log is copied. `unsaid`: without files that may hold
   * comments.
   */
  copied?(sourceId: string, targetId: string, transaction: AnyTransaction, unsaid: boolean): Promise<void>;
  /**
   * Called once for each document that nobody has changed since `before`, and again after a later change has rested as
   * long. No update comes in while it runs. The document is read as it lies in the log, without `migrate`.
   */
  rested?(documentId: string, document: Y.Doc, before: Date, transaction: AnyTransaction): Promise<void>;
}
