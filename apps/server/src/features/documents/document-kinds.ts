import { DOCUMENT_KIND_CODES } from '@lectern/protocol/document-kind-of';
import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { AnyTransaction } from '../../platform/database/database.ts';

/** An asset of a document that is created from an imported file. */
export interface DocumentAsset {
  /** SHA-256 of the bytes, 64 lower-case hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Creates documents from imported files. */
export interface FromFiles {
  /**
   * Stores the content of a document in the transaction that inserts its row. `state`: one Yjs update (encoding V1).
   */
  create(
    documentId: string,
    state: Uint8Array,
    assets: readonly DocumentAsset[],
    transaction: AnyTransaction,
  ): Promise<void>;
  /**
   * Prepares the responses of the first requests for the document. The returned function is called with its id after
   * the commit.
   */
  readAhead(state: Uint8Array): (documentId: string) => void;
}

/** The files that a document accepts. */
interface TakenFiles {
  readonly mimes: RegExp;
  /** The extensions that the message of FILE_TYPE_UNSUPPORTED names. */
  readonly types: string;
}

/** The user for whom a document is written as a file, and a signal to abort. */
interface OwnFileOptions {
  /** Omitted for internal jobs. */
  readonly userId?: string;
  readonly signal?: AbortSignal;
  /** Leaves out comments: for a user who may not read them. */
  readonly unsaid?: boolean;
}

/**
 * The server's row of a kind of document. The facts in `@lectern/protocol/document-kinds` and the `LiveKind` describe
 * the rest. All fields are required; `undefined` means that the kind has no such feature.
 */
export interface DocumentKindRow {
  /** The files that a document accepts. When undefined, documents have no files. */
  readonly takes: TakenFiles | undefined;
  /** When undefined, imported files never become documents of the kind. */
  readonly fromFiles: FromFiles | undefined;
  /** Writes a document as a file in the format of the kind. When undefined, archives leave the document out. */
  readonly write:
    | ((
        documentId: string,
        about: { readonly title: string; readonly now: number },
        options: OwnFileOptions,
      ) => Promise<Uint8Array>)
    | undefined;
}

/** The server's table of the kinds of document. The feature that stores documents of a kind adds its row. */
export class DocumentKinds {
  readonly #rows = new Map<string, DocumentKindRow>();

  add(code: DocumentKindCode, row: DocumentKindRow): void {
    this.#rows.set(code, row);
  }

  /** Returns undefined for files and folders, and for kinds whose feature is not registered. */
  get(code: ResourceTypeCode): DocumentKindRow | undefined {
    return this.#rows.get(code);
  }

  /** Throws when a kind of the protocol has no row. */
  checkComplete(): void {
    const missing = DOCUMENT_KIND_CODES.filter((code) => !this.#rows.has(code));
    if (missing.length > 0) throw new Error(`no feature registers the document kind ${missing.join(', ')}`);
  }
}
