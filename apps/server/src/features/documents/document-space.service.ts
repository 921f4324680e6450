import { LecternError } from '@lectern/protocol';
import type { AnyTransaction } from '../../platform/database/database.ts';
import {
  changeSize,
  checkSpace,
  giveBackSpace,
  readOwner,
  readSpace,
  readSpaceByKind,
  type Space,
  type SpaceByKind,
  takeSpace,
} from './document-space.store.ts';
import type { DocumentDatabase, DocumentTransaction } from './documents.rows.ts';
import {
  readSchoolSpace,
  readSpaces,
  type SchoolCapacities,
  type SpaceOfPerson,
  type SpaceOfSchool,
  setCapacity,
  setSchoolCapacities,
} from './school-space.store.ts';
import { checkParent } from './tree/document-tree.store.ts';

/** The space that documents use of their owners' capacity. */
export class DocumentSpaceService {
  readonly #database: DocumentDatabase;

  constructor(database: DocumentDatabase) {
    this.#database = database;
  }

  of(userId: string): Promise<Space> {
    return readSpace(this.#database, userId);
  }

  async byKind(userId: string): Promise<Space & SpaceByKind> {
    const [space, kinds] = await Promise.all([
      readSpace(this.#database, userId),
      readSpaceByKind(this.#database, userId),
    ]);
    return { ...space, ...kinds };
  }

  /** Space by user; `own`: the capacity was set for this user alone. */
  ofAll(userIds: readonly string[]): Promise<ReadonlyMap<string, SpaceOfPerson>> {
    return readSpaces(this.#database, userIds);
  }

  /**
   * Sets a user's capacity, bytes; null restores the default of the school or the program. A capacity below the used
   * space deletes nothing.
   */
  setOf(userId: string, capacity: number | null): Promise<void> {
    return setCapacity(this.#database, userId, capacity);
  }

  ofSchool(organisationId: string): Promise<SpaceOfSchool> {
    return readSchoolSpace(this.#database, organisationId);
  }

  setOfSchool(organisationId: string, said: SchoolCapacities): Promise<void> {
    return setSchoolCapacities(this.#database, organisationId, said);
  }

  /** Checks the space before slow work begins. Throws PARENT_NOT_FOUND, PARENT_INVALID and CAPACITY_NOT_ENOUGH. */
  async checkRoom(userId: string, parentId: string | null, bytes: number): Promise<void> {
    await this.#database.transaction().execute((transaction) => checkParent(transaction, userId, parentId));
    await checkSpace(this.#database, userId, bytes);
  }

  /** Checks whether a document's owner has space for added files. Throws CAPACITY_NOT_ENOUGH and DOCUMENT_NOT_FOUND. */
  async checkRoomOf(documentId: string, bytes: number): Promise<void> {
    const ownerId = await readOwner(this.#database, documentId);
    if (ownerId === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
    await checkSpace(this.#database, ownerId, bytes);
  }

  /**
   * Counts added files against the space of the document's owner, also when another user added them. Throws
   * CAPACITY_NOT_ENOUGH.
   */
  async grow(documentId: string, bytes: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const ownerId = await changeSize(transaction, documentId, bytes);
      if (ownerId === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
      if (bytes < 0) await giveBackSpace(transaction, ownerId, -bytes);
      else await takeSpace(transaction, ownerId, bytes);
    });
  }

  /** Frees the owner's space after files were removed from a document. */
  async shrink(documentId: string, bytes: number, transaction: AnyTransaction): Promise<void> {
    const typed = transaction as DocumentTransaction;
    const ownerId = await changeSize(typed, documentId, -bytes);
    if (ownerId !== undefined) await giveBackSpace(typed, ownerId, bytes);
  }

  /** Frees the space of deleted documents. */
  giveBack(userId: string, bytes: number, transaction: DocumentTransaction): Promise<void> {
    return giveBackSpace(transaction, userId, bytes);
  }
}
