import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { routeDisk } from './disk.routes.ts';
import { routeDocumentCentre } from './document-centre.routes.ts';
import { DocumentContents } from './document-content.ts';
import type { Hinter, Notifier } from './document-events.ts';
import { routeDocumentFiles } from './document-files.routes.ts';
import { DocumentKinds } from './document-kinds.ts';
import { DocumentLinks } from './document-links.ts';
import type { DocumentParts } from './document-parts.ts';
import { DocumentPermissions } from './document-permissions.ts';
import { DocumentPresenter } from './document-presenter.ts';
import { DocumentSpaceService } from './document-space.service.ts';
import { routeDocuments } from './documents.routes.ts';
import { DocumentsService } from './documents.service.ts';
import type { DocumentTables } from './documents.tables.ts';
import { DocumentGrantsService, type Recipients } from './grants/document-grants.service.ts';
import { DocumentLinkGrantsService } from './grants/document-link-grants.service.ts';
import { DocumentListingStore } from './listing/document-listing.store.ts';
import { DocumentSearchService } from './listing/document-search.service.ts';
import { DocumentBinService } from './tree/document-bin.service.ts';
import { DocumentCopiesService } from './tree/document-copies.service.ts';
import { DocumentHandoverService } from './tree/document-handover.service.ts';
import { DocumentTreeService } from './tree/document-tree.service.ts';
import { DocumentVersionsService } from './versions/document-versions.service.ts';

/** Interval at which expired links are removed, milliseconds. */
const END_EVERY_MS = 2_000;

/** Ports to other features. */
export interface DocumentPorts {
  readonly accounts: Recipients;
  readonly notifications: Notifier & Hinter;
  /** If omitted, no account has a taught chapter. */
  readonly taughtChapters?: { materialsOf: DocumentParts['taught'] };
}

/**
 * Registers the document centre. The features that store contents of documents register them with `service.contents`,
 * and the row of their kind with `service.kinds`.
 */
export async function registerDocuments(
  ground: Ground,
  { accounts, notifications, taughtChapters }: DocumentPorts,
): Promise<Registered<DocumentsService>> {
  const { bus, clock, database, objects, objectSweep, routes } = ground;
  const links = new DocumentLinks(new LinkSigner(await loadSecret(database, 'document_links'), clock));
  const contents = new DocumentContents();
  const typed = database.withTables<DocumentTables>();
  const listing = new DocumentListingStore(typed, clock);
  const parts: DocumentParts = {
    database: typed,
    clock,
    contents,
    listing,
    permissions: new DocumentPermissions(listing),
    presenter: new DocumentPresenter((userId, id, hash) => links.link(userId, id, hash)),
    space: new DocumentSpaceService(typed),
    taught: async (ownerId) => (await taughtChapters?.materialsOf(ownerId)) ?? [],
  };
  const linkGrants = new DocumentLinkGrantsService(parts, bus, notifications);
  const tree = new DocumentTreeService(parts, notifications);
  const service = new DocumentsService({
    ...parts,
    kinds: new DocumentKinds(),
    tree,
    handover: new DocumentHandoverService(parts, tree, bus),
    bin: new DocumentBinService(parts, bus, notifications),
    grants: new DocumentGrantsService(parts, bus, notifications, accounts),
    linkGrants,
    search: new DocumentSearchService(parts),
    copies: new DocumentCopiesService(parts),
    versions: new DocumentVersionsService(parts),
  });
  objectSweep.names('objects', (hashes) => listing.named(hashes));
  routeDocuments(routes, objects, service);
  routeDocumentCentre(routes, service);
  routeDisk(routes, service);
  routeDocumentFiles(routes, objects, service, links);
  // An expired grant ends at once for requests; open windows are notified within seconds.
  const ending = every({
    everyMs: END_EVERY_MS,
    run: () => linkGrants.endOver(),
    failure: 'failed to notify open windows of expired links',
    log: ground.log,
  });
  return { service, close: () => ending.close(), personal: personalRows(service) };
}

function personalRows(service: DocumentsService): readonly PersonalRow<DocumentTables>[] {
  return [
    {
      table: 'document',
      column: 'owner_id',
      onCancel: { remove: (userId) => service.bin.deleteAll(userId) },
      export: { in: 'disk' },
    },
    {
      table: 'document_grant',
      column: 'user_id',
      onCancel: 'delete',
      export: {
        file: 'given.json',
        about: { zh: '他人分享给您的文档', en: 'documents that others gave you' },
        columns: ['document_id', 'permission', 'created_at'],
      },
    },
    {
      table: 'document_grant',
      column: 'granted_by',
      onCancel: { keep: 'the owner of the document, who may have handed it over since' },
      export: { none: 'links.json states it for each document' },
    },
    {
      table: 'document_link_grant',
      column: 'user_id',
      onCancel: 'delete',
      export: { none: "access that another user's link gives" },
    },
    {
      table: 'document_visit',
      column: 'user_id',
      onCancel: 'delete',
      export: {
        file: 'visits.json',
        about: { zh: '您打开文档的时间', en: 'when you opened documents' },
        columns: ['document_id', 'visited_at'],
      },
    },
    {
      table: 'document_space',
      column: 'user_id',
      onCancel: 'delete',
      export: { none: 'the sum of documents.json' },
    },
  ];
}
