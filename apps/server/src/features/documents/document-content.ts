import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';

/** What a document begins as instead of blank, its words in that language. */
export interface DocumentTemplate {
  readonly id: string;
  readonly language: 'zh' | 'en';
}

/**
 * What documents of some type hold beside their rows, kept by another feature: live documents register themselves for
 * the types of their kinds. Each step runs in the transaction in which the document comes, is copied or goes.
 */
export interface DocumentContent {
  /** Of a type whose documents begin blank; the others come as files. */
  readonly blank?: {
    /** The ending of the type's files: `ndpx`. */
    readonly format: string;
    /** Throws INVALID_INPUT for a template that there is none of. */
    create(
      documentId: string,
      transaction: AnyTransaction,
      template?: DocumentTemplate,
    ): Promise<{ readonly pageCount: number }>;
  };
  /** `unsaid`: the copy has no comments and no files that may hold comments, because its maker may not read them. */
  copy?(sourceId: string, targetId: string, transaction: AnyTransaction, unsaid: boolean): Promise<void>;
  /** Called before the row goes. */
  remove?(documentId: string, transaction: AnyTransaction): Promise<void>;
}

/** Copies what another feature keeps of a document: see `DocumentContent.copy`. */
type CopyFollower = Required<DocumentContent>['copy'];

/** What holds what, by the type of document. */
export class DocumentContents {
  readonly #contents = new Map<ResourceTypeCode, DocumentContent>();
  readonly #followers = new Map<ResourceTypeCode, readonly CopyFollower[]>();

  register(code: ResourceTypeCode, content: DocumentContent): void {
    this.#contents.set(code, content);
  }

  /** Called for each copy of a document of this type, once its content is copied and in the same transaction. */
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
