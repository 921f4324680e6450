import { EditPermission, LecternError, NotificationType } from '@lectern/protocol';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { Bus } from '../../../platform/bus/bus.ts';
import { AfterCommit, type Hinter, type Notifier } from '../document-events.ts';
import type { DocumentParts } from '../document-parts.ts';
import type { DocumentTransaction } from '../documents.rows.ts';
import type { TouchedGrant } from '../grants/document-grants.store.ts';
import {
  binTree,
  checkParent,
  deleteRows,
  inTree,
  nameIn,
  restoreTree,
  updateDocument,
  wholeTree,
} from './document-tree.store.ts';

/** Documents deleted at a time when their owner's account is cancelled. */
const AT_ONCE = 200;

/** The bin: documents are put in, restored, or deleted permanently. */
export class DocumentBinService {
  readonly #parts: DocumentParts;
  readonly #bus: Bus;
  readonly #notifications: Notifier & Hinter;

  constructor(parts: DocumentParts, bus: Bus, notifications: Notifier & Hinter) {
    this.#parts = parts;
    this.#bus = bus;
    this.#notifications = notifications;
  }

  async bin(userId: string, ids: readonly string[]): Promise<void> {
    const after = new AfterCommit(this.#bus);
    await inTree(this.#parts.database, userId, async (transaction) => {
      const chosen = new Set(ids);
      for (const id of chosen) await this.#parts.permissions.allowed(userId, id, 'bin', transaction);
      for (const id of chosen) {
        // A child that was selected with its folder was binned with the folder.
        const touched = await binTree(transaction, id, new Date(this.#parts.clock.now()));
        await this.#tell(userId, touched, transaction, after);
        after.accessChanged(id);
      }
    });
    await after.run();
    await this.#tellWindows(userId);
  }

  /**
   * Restores documents to their folders, under a free name; to the top level when the folder no longer exists or is in
   * the bin.
   */
  async restore(userId: string, ids: readonly string[]): Promise<DocumentItem[]> {
    const after = new AfterCommit(this.#bus);
    const items = await inTree(this.#parts.database, userId, async (transaction) => {
      const restored: DocumentItem[] = [];
      for (const id of new Set(ids)) {
        const row = await this.#parts.permissions.allowed(userId, id, 'restore', transaction);
        if (row.bin_id !== row.id) throw new LecternError('DOCUMENT_NOT_FOUND');
        const parentId = (await this.#stillThere(transaction, userId, row.parent_id)) ? row.parent_id : null;
        const suffix = row.object_hash === null ? '' : `.${row.format}`;
        const name = await nameIn(transaction, userId, parentId, {
          name: row.name,
          suffix,
          autoRename: true,
        });
        await updateDocument(transaction, id, { name, parentId });
        await this.#tell(userId, await restoreTree(transaction, id), transaction, after);
        restored.push(await this.#presentNow(transaction, userId, id));
      }
      return restored;
    });
    await after.run();
    await this.#tellWindows(userId);
    return items;
  }

  /** Deletes documents permanently, only from the bin. */
  async delete(userId: string, ids: readonly string[]): Promise<void> {
    await inTree(this.#parts.database, userId, async (transaction) => {
      for (const id of new Set(ids)) {
        const row = await this.#parts.permissions.allowed(userId, id, 'delete', transaction);
        if (row.bin_id !== row.id) throw new LecternError('DOCUMENT_NOT_FOUND');
      }
      await this.#deleteForEver(transaction, userId, ids);
    });
    await this.#tellWindows(userId);
  }

  /** Returns the number of deleted documents, folders and their contents included. */
  async empty(userId: string): Promise<number> {
    const gone = await inTree(this.#parts.database, userId, async (transaction) => {
      const ids = await this.#parts.listing.binnedIds(userId, transaction);
      return this.#deleteForEver(transaction, userId, ids);
    });
    if (gone > 0) await this.#tellWindows(userId);
    return gone;
  }

  /** Permanently deletes all documents of a cancelled owner; users to whom they were given are notified. */
  async deleteAll(userId: string): Promise<void> {
    for (;;) {
      // Waits for a concurrent addition, so that the next lines find it; nothing can be added afterwards.
      await this.empty(userId);
      const ids = await this.#parts.listing.topIds(userId, AT_ONCE);
      if (ids.length === 0) return;
      await this.bin(userId, ids);
    }
  }

  async #deleteForEver(
    transaction: DocumentTransaction,
    userId: string,
    ids: readonly string[],
  ): Promise<number> {
    const rows = await wholeTree(transaction, ids);
    for (const row of rows) {
      await this.#parts.contents.get(row.resource_type_code)?.remove?.(row.id, transaction);
    }
    await deleteRows(
      transaction,
      rows.map((row) => row.id),
    );
    const bytes = rows.reduce((sum, row) => sum + row.size, 0);
    await this.#parts.space.giveBack(userId, bytes, transaction);
    return rows.length;
  }

  /** Notifies the owner's windows, which show lists. */
  #tellWindows(ownerId: string): Promise<void> {
    return this.#notifications.push(ownerId, { kind: 'documents' });
  }

  async #stillThere(
    transaction: DocumentTransaction,
    userId: string,
    parentId: string | null,
  ): Promise<boolean> {
    try {
      await checkParent(transaction, userId, parentId);
      return true;
    } catch (error) {
      if (error instanceof LecternError) return false;
      throw error;
    }
  }

  async #presentNow(transaction: DocumentTransaction, userId: string, id: string): Promise<DocumentItem> {
    return this.#parts.presenter.present(
      await this.#parts.permissions.allowed(userId, id, 'see', transaction),
      userId,
    );
  }

  /** Notifies all users to whom one of these documents was given of their present permission. */
  async #tell(
    ownerId: string,
    touched: readonly TouchedGrant[],
    transaction: DocumentTransaction,
    after: AfterCommit,
  ): Promise<void> {
    for (const { documentId, userId } of touched) {
      const row = await this.#parts.listing.find(documentId, userId, transaction);
      if (!row) continue;
      const permission = row.bin_id === null ? (row.granted ?? EditPermission.NONE) : EditPermission.NONE;
      const content = { document_id: documentId, name: row.name, permission, by_user_id: ownerId };
      after.add(
        await this.#notifications.notify(
          userId,
          { type: NotificationType.permissionChange, content },
          transaction,
        ),
      );
      after.accessChanged(documentId);
    }
  }
}
