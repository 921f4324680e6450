import { documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import { DocumentContents } from '../document-content.ts';
import type { DocumentParts } from '../document-parts.ts';
import { DocumentPermissions } from '../document-permissions.ts';
import { DocumentPresenter } from '../document-presenter.ts';
import { DocumentSpaceService } from '../document-space.service.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { DocumentListingStore } from '../listing/document-listing.store.ts';

/** The columns of a new folder. */
export const FOLDER = { resource_type_code: 'folder', document_type: 1, format: '' } as const;

/** The parts of the services of documents over a database, without a server. */
export async function openParts() {
  const opened = await openTestDatabase();
  const database = opened.database.withTables<DocumentTables>();
  const clock = { time: ROW_TIME.getTime() + 1_000, now: () => clock.time };
  const listing = new DocumentListingStore(database, clock);
  const contents = new DocumentContents();
  const parts: DocumentParts = {
    database,
    clock,
    contents,
    listing,
    permissions: new DocumentPermissions(listing),
    presenter: new DocumentPresenter((userId, id, hash) => `${userId}/${id}/${hash}`),
    space: new DocumentSpaceService(database),
    taught: async () => [{ teaching_material_id: 'book', chapter_id: '1' }],
  };
  /** Events and notifications in their order, as text. */
  const events: string[] = [];
  const notifications = {
    push: async (userId: string, { kind }: { readonly kind: string }) =>
      void events.push(`${userId} ${kind}`),
    async notify(userId: string, { content }: { readonly content: object }) {
      const { document_id: id, permission } = content as { document_id: string; permission: number };
      return async () => void events.push(`${userId} ${id} ${permission}`);
    },
  };
  const bus = {
    publish: async (topic: string, message: string) => void events.push(`${topic} ${message}`),
    subscribe: () => () => undefined,
    onGap: () => () => undefined,
  };
  return {
    opened,
    database,
    clock,
    parts,
    bus,
    notifications: notifications as never,
    events,
    /** Inserts a document of Chen with its id as its name. */
    make: (id: string, parent_id: string | null = null, more: object = {}) =>
      documentRow(opened.database, { id, name: id, owner_id: 'chen', parent_id, ...more }),
    /** The columns of a document; undefined when it does not exist. */
    row: (id: string) => database.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}
