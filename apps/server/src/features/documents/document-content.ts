import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { DocumentTransaction } from './documents.rows.ts';

/**
 * What a document of some kind holds beside its row, kept by another feature: the courseware feature registers itself
 * for `coursewares`. Each runs in the transaction in which the document comes, is copied or goes.
 */
export interface DocumentContent {
  /** What a new, blank document holds. */
  create(documentId: string, transaction: DocumentTransaction): Promise<{ readonly pageCount: number }>;
  copy(sourceId: string, targetId: string, transaction: DocumentTransaction): Promise<void>;
  /** Called before the row goes. */
  remove(documentId: string, transaction: DocumentTransaction): Promise<void>;
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
