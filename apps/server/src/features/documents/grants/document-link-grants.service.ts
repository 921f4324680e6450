import { EditPermission, NotificationType } from '@lectern/protocol';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { AnyTransaction } from '../../../platform/database/any-tables.ts';
import { AfterCommit, DOCUMENT_ACCESS_TOPIC, type Notifier } from '../document-events.ts';
import type { DocumentParts } from '../document-parts.ts';
import type { DocumentTransaction } from '../documents.rows.ts';
import { LINK_READER, linkReader } from '../link-reader.ts';
import {
  deleteLinkGrants,
  deleteOver,
  isLinkOpenTo,
  type LinkGift,
  readLinkPeople,
  readLinkReaders,
  readPermissions,
  setLinkGift,
  writeLinkGrant,
} from './document-link-grants.store.ts';

/** A link of a document, as far as it gives it. */
export interface GivingLink extends LinkGift {
  readonly id: string;
  readonly documentId: string;
  /** Goes up when who came in before is to come in anew, as after another password. */
  readonly round: number;
}

/** At most so many users of a link get a notification of its change; the open windows of all of them are told. */
const TOLD_MAX = 200;

/**
 * What links give of documents. Who opens a link is given its document, so that whatever asks for a permission, on every
 * request and every socket, finds the link's as it is then; and the link has a reader of its own, for who has no account.
 */
export class DocumentLinkGrantsService {
  readonly #parts: DocumentParts;
  readonly #bus: Bus;
  readonly #notifications: Notifier;

  constructor(parts: DocumentParts, bus: Bus, notifications: Notifier) {
    this.#parts = parts;
    this.#bus = bus;
    this.#notifications = notifications;
  }

  /** For who has no account: looks, whatever the link gives others. */
  reader({ id, round }: Pick<GivingLink, 'id' | 'round'>): string {
    return linkReader(id, round);
  }

  /** The account gets what the link gives; whoever changes the link meanwhile waits for the transaction. */
  open(link: GivingLink, userId: string, transaction: AnyTransaction): Promise<void> {
    return this.#write(link, userId, transaction as DocumentTransaction);
  }

  isOpenTo(linkId: string, userId: string): Promise<boolean> {
    return isLinkOpenTo(this.#parts.database, linkId, userId, this.#now());
  }

  /**
   * The link is as it says from now on, and stays with those of its people who are kept; the others lose it. Its reader
   * is there where `isOpen`. What it answers is to be called after the commit: open windows look again at once, and then
   * those of whom it took or to whom it gave something hear of it.
   */
  async set(
    link: GivingLink,
    { kept, isOpen }: { readonly kept: (userId: string) => boolean; readonly isOpen: boolean },
    by: string,
    transaction: AnyTransaction,
  ): Promise<() => Promise<void>> {
    const typed = transaction as DocumentTransaction;
    const people = (await readLinkPeople(typed, link.id)).map(({ userId }) => userId);
    const readers = await readLinkReaders(typed, link.id);
    const told = people.slice(0, TOLD_MAX);
    const before = await readPermissions(typed, link.documentId, told, this.#now());
    await deleteLinkGrants(typed, link.id, [...people.filter((id) => !kept(id)), ...readers]);
    await setLinkGift(typed, link.id, link);
    if (isOpen) await this.#write({ ...link, permission: EditPermission.VIEW }, this.reader(link), typed);
    const now = await readPermissions(typed, link.documentId, told, this.#now());
    const changed = told.filter((id) => before.get(id) !== now.get(id));
    return async () => {
      await this.#bus.publish(DOCUMENT_ACCESS_TOPIC, link.documentId);
      await this.#tell(link.documentId, changed, by);
    };
  }

  /** Makes every window that has the document open ask for its permission again. */
  async review(documentId: string): Promise<void> {
    await this.#bus.publish(DOCUMENT_ACCESS_TOPIC, documentId);
  }

  /** Ends what is over by its time, and tells the windows that show it. */
  async endOver(): Promise<void> {
    const over = await this.#parts.database
      .transaction()
      .execute((transaction) => deleteOver(transaction, this.#now()));
    const people = Map.groupBy(over, ({ documentId }) => documentId);
    for (const documentId of people.keys()) await this.#bus.publish(DOCUMENT_ACCESS_TOPIC, documentId);
    for (const [documentId, given] of people) {
      const accounts = given.map(({ userId }) => userId).filter((id) => !id.startsWith(LINK_READER));
      await this.#tell(documentId, accounts.slice(0, TOLD_MAX), undefined);
    }
  }

  /** What they may do now, in a transaction of its own: those who look at it have heard from their sockets. */
  async #tell(documentId: string, userIds: readonly string[], by: string | undefined): Promise<void> {
    const after = new AfterCommit(this.#bus);
    await this.#parts.database.transaction().execute(async (transaction) => {
      for (const userId of userIds) {
        const row = await this.#parts.listing.find(documentId, userId, transaction);
        if (!row) return;
        const permission = row.bin_id === null ? (row.granted ?? EditPermission.NONE) : EditPermission.NONE;
        const content = {
          document_id: documentId,
          name: row.name,
          permission,
          by_user_id: by ?? row.owner_id,
        };
        const told = { type: NotificationType.permissionChange, content };
        after.add(await this.#notifications.notify(userId, told, transaction));
      }
    });
    await after.run();
  }

  #write(link: GivingLink, userId: string, database: DocumentParts['database']): Promise<void> {
    return writeLinkGrant(database, { ...link, linkId: link.id, userId, at: this.#now() });
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}
