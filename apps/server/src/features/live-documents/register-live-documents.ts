import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { type LiveDocumentPorts, LiveDocumentsService } from './live-documents.service.ts';
import type { LiveDocumentTables } from './live-documents.tables.ts';

/**
 * Registers live editing for every kind of document: log, sockets, permission. The features that define the kinds
 * register them.
 */
export function registerLiveDocuments(
  ground: Ground,
  ports: LiveDocumentPorts,
): Registered<LiveDocumentsService> {
  const service = new LiveDocumentsService(ground, ports);
  const personal: readonly PersonalRow<LiveDocumentTables>[] = [
    {
      table: 'live_document_author',
      column: 'user_id',
      onCancel: { keep: 'the history of a document names its authors, by id only' },
      export: { none: 'documents are exported as files' },
    },
    {
      table: 'live_document_update',
      column: 'user_id',
      onCancel: { keep: 'the history of a document names its authors, by id only' },
      export: { none: 'documents are exported as files' },
    },
  ];
  return { service, close: () => service.close(), personal };
}
