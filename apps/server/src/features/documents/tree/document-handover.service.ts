import { LecternError } from '@lectern/protocol';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { AnyTransaction } from '../../../platform/database/database.ts';
import { AfterCommit } from '../document-events.ts';
import type { DocumentParts } from '../document-parts.ts';
import { addSpace } from '../document-space.store.ts';
import { schoolOf } from '../school-space.store.ts';
import { anyOf, changeOwner, takeOutSizes, takeOutSpace } from './document-handover.store.ts';
import type { DocumentTreeService } from './document-tree.service.ts';
import { lockTree } from './document-tree.store.ts';

/** Changes the owner in other features' tables, in the same transaction. */
type Follower = (fromId: string, toId: string, transaction: AnyTransaction) => Promise<void>;

/** Ids of all documents whose owner changed, and how many of these are not folders. */
export interface HandedOverAll {
  readonly ids: readonly string[];
  readonly documents: number;
}

export interface HandOverWish {
  /** Name of the new folder for the documents; if omitted, no document is moved. */
  readonly folderName: string | undefined;
  /** Only these documents, if the first owner still has them; all if omitted. */
  readonly only?: readonly string[];
  /** Callbacks in the same transaction, before and after the move. */
  readonly also?: (transaction: AnyTransaction) => Promise<void>;
  readonly afterwards?: (moved: HandedOverAll, transaction: AnyTransaction) => Promise<void>;
}

/** Hands all documents of one user over to another. The caller checks permission. */
export class DocumentHandoverService {
  readonly #parts: DocumentParts;
  readonly #tree: DocumentTreeService;
  readonly #bus: Bus;
  readonly #followers: Follower[] = [];

  constructor(parts: DocumentParts, tree: DocumentTreeService, bus: Bus) {
    this.#parts = parts;
    this.#tree = tree;
    this.#bus = bus;
  }

  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /**
   * Moves documents into a new folder of another owner; documents in the bin go into the new owner's bin. Grants stay
   * with their users, and links stay valid. Returns the number of documents, folders excluded. Without `folderName` no
   * document is moved. Throws HAND_OVER_NO_ROOM.
   */
  async handOver(
    fromId: string,
    toId: string,
    { folderName, only, also, afterwards }: HandOverWish,
  ): Promise<number> {
    const after = new AfterCommit(this.#bus);
    const count = await this.#parts.database.transaction().execute(async (transaction) => {
      // The trees are locked in a fixed order, so that two concurrent hand-overs between the same users do not
      // deadlock.
      for (const id of [fromId, toId].sort()) await lockTree(transaction, id);
      await also?.(transaction);
      if (folderName === undefined || !(await anyOf(transaction, fromId, only))) {
        await afterwards?.({ ids: [], documents: 0 }, transaction);
        return 0;
      }
      const folder = await this.#tree.create(
        {
          ownerId: toId,
          parentId: null,
          name: folderName,
          autoRename: true,
          resourceTypeCode: 'folder',
          format: '',
          size: 0,
        },
        transaction,
      );
      // Documents are changed before the space, in the same order as when a document grows: the other order could
      // deadlock.
      const moved = await changeOwner(transaction, { fromId, toId, folderId: folder.id, only });
      const bytes = await (only === undefined
        ? takeOutSpace(transaction, fromId)
        : takeOutSizes(
            transaction,
            fromId,
            moved.map(({ id }) => id),
          ));
      const { usual } = await schoolOf(transaction, toId);
      if (bytes > 0 && !(await addSpace(transaction, toId, bytes, usual)))
        throw new LecternError('HAND_OVER_NO_ROOM');
      for (const follow of this.#followers) await follow(fromId, toId, transaction);
      const documents = moved.filter(({ folder: isFolder }) => !isFolder);
      for (const { id } of documents) after.accessChanged(id);
      await afterwards?.({ ids: moved.map(({ id }) => id), documents: documents.length }, transaction);
      return documents.length;
    });
    await after.run();
    return count;
  }
}
