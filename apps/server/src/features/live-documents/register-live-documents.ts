import type { Ground, Registered } from '../../platform/feature.ts';
import { type LiveDocumentPorts, LiveDocumentsService } from './live-documents.service.ts';

/** Live editing for every kind of document: log, sockets, permission. The features that know the kinds register them. */
export function registerLiveDocuments(
  ground: Ground,
  ports: LiveDocumentPorts,
): Registered<LiveDocumentsService> {
  const service = new LiveDocumentsService(ground, ports);
  return { service, close: () => service.close() };
}
