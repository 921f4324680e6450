import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';

/**
 * What a document of some kind holds beside its row, kept by another feature: the courseware feature registers itself
 * for `coursewares`. Each runs in the transaction in which the document comes, is copied or goes.
 */
export interface DocumentContent {
  /** What a new, blank document holds. */
  create(documentId: string, transaction: AnyTransaction): Promise<{ readonly pageCount: number }>;
  copy(sourceId: string, targetId: string, transaction: AnyTransaction): Promise<void>;
  /** Called before the row goes. */
  remove(documentId: string, transaction: AnyTransaction): Promise<void>;
}

export class DocumentContents {
  readonly #contents = new Map<ResourceTypeCode, DocumentContent>();

  register(code: ResourceTypeCode, content: DocumentContent): void {
    this.#contents.set(code, content);
  }

  get(code: ResourceTypeCode): DocumentContent | undefined {
    return this.#contents.get(code);
  }
}
