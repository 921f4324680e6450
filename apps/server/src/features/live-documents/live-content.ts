import { LecternError } from '@lectern/protocol';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { DocumentContent, DocumentTemplate } from '../documents/index.ts';
import type { LiveDocuments } from './live-documents.ts';
import type { LiveKind } from './live-kind.ts';

/**
 * The content of a document of a live kind: its log. The rows of the log are deleted with the document's row, and open
 * windows are closed by the change of access.
 */
export function liveContent(kind: LiveKind, documents: LiveDocuments): DocumentContent {
  return {
    blank: {
      format: kind.format,
      async create(documentId: string, transaction: AnyTransaction, template?: DocumentTemplate) {
        const begun = template ? kind.fromTemplate?.(template) : kind.blank();
        if (!begun) throw new LecternError('INVALID_INPUT', { field: 'body.template' });
        const { state, pageCount } = begun;
        await documents.create(documentId, state, transaction);
        return { pageCount };
      },
    },
    async copy(sourceId: string, targetId: string, transaction: AnyTransaction, unsaid: boolean) {
      await documents.copy(sourceId, targetId, transaction);
      await kind.copied?.(sourceId, targetId, transaction, unsaid);
    },
  };
}
