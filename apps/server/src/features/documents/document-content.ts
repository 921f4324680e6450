import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { AnyTransaction } from '../../platform/database/database.ts';

/** The template of a new document, with texts in that language. */
export interface DocumentTemplate {
  readonly id: string;
  readonly language: 'zh' | 'en';
}

/**
 * Content of documents of one type, stored by another feature: live documents register themselves for the types of
 * their kinds. Each function runs in the transaction in which the document is created, copied or deleted.
 */
export interface DocumentContent {
  /** Omitted for a type whose documents are created only from files. */
  readonly blank?: {
    /** Extension of the type's files, such as `ndpx`. */
    readonly format: string;
    /** Throws INVALID_INPUT for an unknown template. */
    create(
      documentId: string,
      transaction: AnyTransaction,
      template?: DocumentTemplate,
    ): Promise<{ readonly pageCount: number }>;
  };
  /**
   * `unsaid`: the copy has no comments and no files that may contain comments, because the user who copies may not read
   * them.
   */
  copy?(sourceId: string, targetId: string, transaction: AnyTransaction, unsaid: boolean): Promise<void>;
  /** Called before the row is deleted. */
  remove?(documentId: string, transaction: AnyTransaction): Promise<void>;
}

/** Copies data that another feature stores for a document: see `DocumentContent.copy`. */
type CopyFollower = Required<DocumentContent>['copy'];

/** The registered contents, by the type of document. */
export class DocumentContents {
  readonly #contents = new Map<ResourceTypeCode, DocumentContent>();
  readonly #followers = new Map<ResourceTypeCode, readonly CopyFollower[]>();

  register(code: ResourceTypeCode, content: DocumentContent): void {
    this.#contents.set(code, content);
  }

  /**
   * The follower is called for each copy of a document of this type, after its content was copied and in the same
   * transaction.
   */
  follow(code: ResourceTypeCode, follower: CopyFollower): void {
    this.#followers.set(code, [...(this.#followers.get(code) ?? []), follower]);
  }

  async copy(code: ResourceTypeCode, ...copy: Parameters<CopyFollower>): Promise<void> {
    await this.get(code)?.copy?.(...copy);
    for (const follow of this.#followers.get(code) ?? []) await follow(...copy);
  }

  get(code: ResourceTypeCode): DocumentContent | undefined {
    return this.#contents.get(code);
  }
}
