import { loadSecret } from '../../platform/database/secret.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { DocumentBinService } from './document-bin.service.ts';
import { DocumentContents } from './document-content.ts';
import type { Notify } from './document-events.ts';
import { routeDocumentFiles } from './document-files.routes.ts';
import { DocumentGrantsService, type UserExists } from './document-grants.service.ts';
import { DocumentLinks } from './document-links.ts';
import { DocumentListingStore } from './document-listing.store.ts';
import type { DocumentParts } from './document-parts.ts';
import { DocumentPermissions } from './document-permissions.ts';
import { DocumentPresenter } from './document-presenter.ts';
import { DocumentSpaceService } from './document-space.service.ts';
import { DocumentTreeService } from './document-tree.service.ts';
import { routeDocuments } from './documents.routes.ts';
import { DocumentsService } from './documents.service.ts';
import type { DocumentTables } from './documents.tables.ts';

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
  const contents = new DocumentContents();
  const typed = database.withTables<DocumentTables>();
  const listing = new DocumentListingStore(typed);
  const parts: DocumentParts = {
    database: typed,
    clock,
    contents,
    listing,
    permissions: new DocumentPermissions(listing),
    presenter: new DocumentPresenter((id, hash) => links.link(id, hash)),
    space: new DocumentSpaceService(typed),
  };
  const service = new DocumentsService({
    ...parts,
    tree: new DocumentTreeService(parts),
    bin: new DocumentBinService(parts, bus, ports.notify),
    grants: new DocumentGrantsService(parts, bus, ports.notify, ports.userExists),
  });
  platform.objectSweep.names('objects', (hashes) => listing.named(hashes));
  routeDocuments(platform, routes, service);
  routeDocumentFiles(platform, routes, service, links);
  return { service, grants: service.grants };
}
