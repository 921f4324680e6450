import { EditPermission, NotificationType } from '@lectern/protocol';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { AnyTransaction } from '../../../platform/database/database.ts';
import { AfterCommit, DOCUMENT_ACCESS_TOPIC, type Notifier } from '../document-events.ts';
import type { DocumentParts } from '../document-parts.ts';
import type { DocumentTransaction } from '../documents.rows.ts';
import { LINK_READER, linkReader } from './document-grants.store.ts';
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

/** A link of a document with the permission that it gives. */
export interface GivingLink extends LinkGift {
  readonly id: string;
  readonly documentId: string;
  /** Incremented when users of the link have to enter again, such as after a new password. */
  readonly round: number;
}

/** The most users of a link who get a notification of its change; open windows are notified in any case. */
const TOLD_MAX = 200;

/**
 * Grants by links. A user who opens a link gets a grant on its document, so that every permission check, on a
 * request or a socket, finds the link's present permission. The link also has a reader id for visitors without an
 * account.
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

  /** The reader id for visitors without an account; it has permission to view, whatever the link gives to accounts. */
  reader({ id, round }: Pick<GivingLink, 'id' | 'round'>): string {
    return linkReader(id, round);
  }

  /** Gives the account the link's permission; concurrent changes of the link wait for the transaction. */
  open(link: GivingLink, userId: string, transaction: AnyTransaction): Promise<void> {
    return this.#write(link, userId, transaction as DocumentTransaction);
  }

  isOpenTo(linkId: string, userId: string): Promise<boolean> {
    return isLinkOpenTo(this.#parts.database, linkId, userId, this.#now());
  }

  /**
   * Applies a changed link: users for whom `kept` is true keep its grant, and all others lose it. Its reader id has a
   * grant if `isOpen`. Call the returned function after the commit: open windows check permission again at once, and
   * then users whose permission changed are notified.
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

  /** Makes every window that has the document open check its permission again. */
  async review(documentId: string): Promise<void> {
    await this.#bus.publish(DOCUMENT_ACCESS_TOPIC, documentId);
  }

  /** Removes expired grants, and notifies the windows that show their documents. */
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

  /**
   * Notifies users of their present permission, in a separate transaction; open windows were informed by their sockets.
   */
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
