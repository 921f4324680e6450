import { loadSecret } from '../../platform/database/secret.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { DocumentBinService } from './document-bin.service.ts';
import type { Notify } from './document-events.ts';
import { routeDocumentFiles } from './document-files.routes.ts';
import { DocumentGrantsService, type UserExists } from './document-grants.service.ts';
import { DocumentLinks } from './document-links.ts';
import { routeDocuments } from './documents.routes.ts';
import { DocumentsService } from './documents.service.ts';

export { isCoverPicture } from './cover-picture.ts';
export type { DocumentContent } from './document-content.ts';
export { DOCUMENT_ACCESS_TOPIC, type Notify } from './document-events.ts';
export { DocumentGrantsService, type UserExists } from './document-grants.service.ts';
export { DocumentsService } from './documents.service.ts';

/** What documents need of other features. */
export interface DocumentPorts {
  readonly userExists: UserExists;
  readonly notify: Notify;
}

/** The document centre. The courseware feature registers what a courseware holds with `service.contents`. */
export async function registerDocuments(
  platform: Platform,
  routes: Routes,
  ports: DocumentPorts,
): Promise<{ readonly service: DocumentsService; readonly grants: DocumentGrantsService }> {
  const { bus, clock, database } = platform;
  const links = new DocumentLinks(new LinkSigner(await loadSecret(database, 'document_links'), clock));
  const service = new DocumentsService(database, clock, (id, hash) => links.link(id, hash));
  const bin = new DocumentBinService(service, bus, ports.notify);
  const grants = new DocumentGrantsService(service, bus, ports.notify, ports.userExists);
  platform.objectSweep.names('objects', (hashes) => service.listing.named(hashes));
  routeDocuments(platform, routes, service, bin, grants);
  routeDocumentFiles(platform, routes, service, links);
  return { service, grants };
}
