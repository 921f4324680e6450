import { EditPermission, LecternError, NotificationType } from '@lectern/protocol';
import { documentKindOf } from '@lectern/protocol/document-kind-of';
import { shareableExtensions } from '@lectern/protocol/file-kinds';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { AccountsService } from '../../accounts/index.ts';
import { AfterCommit, type Notifier } from '../document-events.ts';
import type { DocumentParts } from '../document-parts.ts';
import {
  deleteGrant,
  type GrantRow,
  hasGrant,
  readGrants,
  readPeople,
  writeGrant,
} from './document-grants.store.ts';

/** Checks whether an account with this id can receive documents: it exists and is not the guest's. */
export type Recipients = Pick<AccountsService, 'userExists'>;

/**
 * The users to whom an owner gives documents. Folders cannot be given (INVALID_INPUT), nor files of some kinds
 * (FILE_TYPE_UNSUPPORTED).
 */
export class DocumentGrantsService {
  readonly #parts: DocumentParts;
  readonly #bus: Bus;
  readonly #notifications: Notifier;
  readonly #accounts: Recipients;

  constructor(parts: DocumentParts, bus: Bus, notifications: Notifier, accounts: Recipients) {
    this.#parts = parts;
    this.#bus = bus;
    this.#notifications = notifications;
    this.#accounts = accounts;
  }

  async list(ownerId: string, documentId: string): Promise<readonly GrantRow[]> {
    await this.#parts.permissions.allowed(ownerId, documentId, 'grant');
    return readGrants(this.#parts.database, documentId);
  }

  /**
   * All users with an account to whom the document was given, by its owner or by a link. The caller checks permission.
   */
  async people(documentId: string): Promise<readonly string[]> {
    const given = await readPeople(this.#parts.database, [documentId]);
    return given.map(({ userId }) => userId);
  }

  /** Whether the owner gave the document to this user by name, not by a link. */
  isGiven(documentId: string, userId: string): Promise<boolean> {
    return hasGrant(this.#parts.database, documentId, userId);
  }

  /**
   * Sets a user's permission; NONE revokes it. Only when the permission changed, the user is notified and open sockets
   * check it again.
   */
  async put(
    ownerId: string,
    documentId: string,
    userId: string,
    permission: EditPermission,
  ): Promise<{ readonly user_id: string; readonly permission: EditPermission; readonly created_at: Date }> {
    const row = await this.#parts.permissions.allowed(ownerId, documentId, 'grant');
    if (row.resource_type_code === 'folder') throw new LecternError('INVALID_INPUT', { field: 'id' });
    // Only documents of some kinds can be given; a grant of any kind can be revoked.
    const isShared =
      documentKindOf(row.resource_type_code)?.shared ??
      (row.object_hash === null || shareableExtensions.includes(row.format));
    if (permission !== EditPermission.NONE && !isShared)
      throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: shareableExtensions.join(', ') });
    if (userId === ownerId) throw new LecternError('INVALID_INPUT', { field: 'user_id' });
    if (permission !== EditPermission.NONE && !(await this.#accounts.userExists(userId))) {
      throw new LecternError('USER_NOT_FOUND');
    }
    const at = new Date(this.#parts.clock.now());
    const after = new AfterCommit(this.#bus);
    await this.#parts.database.transaction().execute(async (transaction) => {
      const changed =
        permission === EditPermission.NONE
          ? await deleteGrant(transaction, documentId, userId)
          : await writeGrant(transaction, { documentId, userId, permission, grantedBy: ownerId, at });
      if (!changed) return;
      // The user may still have the document by a link.
      const now = await this.#parts.listing.find(documentId, userId, transaction);
      const content = {
        document_id: documentId,
        name: row.name,
        permission: now?.granted ?? EditPermission.NONE,
        by_user_id: ownerId,
      };
      after.add(
        await this.#notifications.notify(
          userId,
          { type: NotificationType.permissionChange, content },
          transaction,
        ),
      );
      after.accessChanged(documentId);
    });
    await after.run();
    return { user_id: userId, permission, created_at: at };
  }
}
