import type { Clock } from '../../platform/clock.ts';
import type { DocumentContents } from './document-content.ts';
import type { DocumentPermissions } from './document-permissions.ts';
import type { DocumentPresenter } from './document-presenter.ts';
import type { DocumentSpaceService } from './document-space.service.ts';
import type { DocumentDatabase } from './documents.rows.ts';
import type { TeachingMaterial } from './documents.tables.ts';
import type { DocumentListingStore } from './listing/document-listing.store.ts';

/** Parts that the services of documents share. */
export interface DocumentParts {
  readonly database: DocumentDatabase;
  readonly clock: Clock;
  readonly contents: DocumentContents;
  readonly listing: DocumentListingStore;
  readonly permissions: DocumentPermissions;
  readonly presenter: DocumentPresenter;
  readonly space: DocumentSpaceService;
  /** The chapter for a new document with pages: the chapter that its owner teaches. */
  readonly taught: (ownerId: string) => Promise<readonly TeachingMaterial[]>;
}
