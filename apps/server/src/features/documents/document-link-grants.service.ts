import { EditPermission, NotificationType } from '@lectern/protocol';
import type { Bus } from '../../platform/bus/bus.ts';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
import { AfterCommit, type Notifier } from './document-events.ts';
import {
  deleteLinkGrants,
  deleteOver,
  isLinkOpenTo,
  type LinkGift,
  type LinkPerson,
  readLinkPeople,
  readLinkReaders,
  setLinkGift,
  writeLinkGrant,
} from './document-link-grants.store.ts';
import type { DocumentParts } from './document-parts.ts';
import type { DocumentTransaction } from './documents.rows.ts';
import { LINK_READER, linkReader } from './link-reader.ts';

/** A link of a document, as far as it gives it. */
export interface GivingLink extends LinkGift {
  readonly id: string;
  readonly documentId: string;
  /** Goes up when who came in before is to come in anew, as after another password. */
  readonly round: number;
}

/** So many of those who opened a link are told of its change by a notification; the windows of all of them look again. */
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
   * is there where `isOpen`. What it answers is to be called after the commit: open windows look again, and people hear.
   */
  async set(
    link: GivingLink,
    { kept, isOpen }: { readonly kept: (userId: string) => boolean; readonly isOpen: boolean },
    by: string,
    transaction: AnyTransaction,
  ): Promise<() => Promise<void>> {
    const typed = transaction as DocumentTransaction;
    const people = await readLinkPeople(typed, link.id);
    const reader = this.reader(link);
    const readers = await readLinkReaders(typed, link.id);
    const before = await this.#permissions(people, typed);
    const gone = [...people.map(({ userId }) => userId).filter((id) => !kept(id)), ...readers];
    await deleteLinkGrants(typed, link.id, gone);
    await setLinkGift(typed, link.id, link);
    if (isOpen) await this.#write({ ...link, permission: EditPermission.VIEW }, reader, typed);
    const after = new AfterCommit(this.#bus);
    after.accessChanged(link.documentId);
    await this.#tell(people, before, by, typed, after);
    return () => after.run();
  }

  /** Ends what is over by its time, and tells the windows that show it. */
  async endOver(): Promise<void> {
    const after = new AfterCommit(this.#bus);
    await this.#parts.database.transaction().execute(async (transaction) => {
      const over = await deleteOver(transaction, this.#now());
      for (const documentId of new Set(over.map((each) => each.documentId))) after.accessChanged(documentId);
      const people = over.filter(({ userId }) => !userId.startsWith(LINK_READER)).slice(0, TOLD_MAX);
      for (const person of people) await this.#notify(person, undefined, transaction, after);
    });
    await after.run();
  }

  async #tell(
    people: readonly LinkPerson[],
    before: ReadonlyMap<string, EditPermission>,
    by: string,
    transaction: DocumentTransaction,
    after: AfterCommit,
  ): Promise<void> {
    const now = await this.#permissions(people, transaction);
    for (const person of people.slice(0, TOLD_MAX)) {
      if (before.get(person.userId) === now.get(person.userId)) continue;
      await this.#notify(person, by, transaction, after);
    }
  }

  async #notify(
    { documentId, userId }: LinkPerson,
    by: string | undefined,
    transaction: DocumentTransaction,
    after: AfterCommit,
  ): Promise<void> {
    const row = await this.#parts.listing.find(documentId, userId, transaction);
    if (!row) return;
    const permission = row.bin_id === null ? (row.granted ?? EditPermission.NONE) : EditPermission.NONE;
    const content = {
      document_id: documentId,
      name: row.name,
      permission,
      by_user_id: by ?? row.owner_id,
    };
    after.add(
      await this.#notifications.notify(
        userId,
        { type: NotificationType.permissionChange, content },
        transaction,
      ),
    );
  }

  async #permissions(
    people: readonly LinkPerson[],
    transaction: DocumentTransaction,
  ): Promise<ReadonlyMap<string, EditPermission>> {
    const found = new Map<string, EditPermission>();
    for (const { documentId, userId } of people.slice(0, TOLD_MAX)) {
      const row = await this.#parts.listing.find(documentId, userId, transaction);
      found.set(userId, row?.granted ?? EditPermission.NONE);
    }
    return found;
  }

  #write(link: GivingLink, userId: string, database: DocumentParts['database']): Promise<void> {
    return writeLinkGrant(database, { ...link, linkId: link.id, userId, at: this.#now() });
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}
