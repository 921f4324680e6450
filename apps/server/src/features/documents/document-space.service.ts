import { LecternError } from '@lectern/protocol';
import type { AnyTransaction } from '../../platform/database/any-tables.ts';
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

/** The room that documents take of what their owners have. */
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

  /** By user; `own`: said of him alone. */
  ofAll(userIds: readonly string[]): Promise<ReadonlyMap<string, SpaceOfPerson>> {
    return readSpaces(this.#database, userIds);
  }

  /** Null gives back what the school says, or the program gives. Less than what is used takes nothing away. */
  setOf(userId: string, capacity: number | null): Promise<void> {
    return setCapacity(this.#database, userId, capacity);
  }

  ofSchool(organisationId: string): Promise<SpaceOfSchool> {
    return readSchoolSpace(this.#database, organisationId);
  }

  setOfSchool(organisationId: string, said: SchoolCapacities): Promise<void> {
    return setSchoolCapacities(this.#database, organisationId, said);
  }

  /** Before work begins that would be for nothing: PARENT_NOT_FOUND, PARENT_INVALID, CAPACITY_NOT_ENOUGH. */
  async checkRoom(userId: string, parentId: string | null, bytes: number): Promise<void> {
    await this.#database.transaction().execute((transaction) => checkParent(transaction, userId, parentId));
    await checkSpace(this.#database, userId, bytes);
  }

  /** Before files come into a document: whether its owner has the room now. CAPACITY_NOT_ENOUGH, DOCUMENT_NOT_FOUND. */
  async checkRoomOf(documentId: string, bytes: number): Promise<void> {
    const ownerId = await readOwner(this.#database, documentId);
    if (ownerId === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
    await checkSpace(this.#database, ownerId, bytes);
  }

  /** A document grew by files put into it: takes the room from its owner, whoever put them in. CAPACITY_NOT_ENOUGH. */
  async grow(documentId: string, bytes: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const ownerId = await changeSize(transaction, documentId, bytes);
      if (ownerId === undefined) throw new LecternError('DOCUMENT_NOT_FOUND');
      if (bytes < 0) await giveBackSpace(transaction, ownerId, -bytes);
      else await takeSpace(transaction, ownerId, bytes);
    });
  }

  /** A document lost files that were put into it: its owner has the room again. */
  async shrink(documentId: string, bytes: number, transaction: AnyTransaction): Promise<void> {
    const typed = transaction as DocumentTransaction;
    const ownerId = await changeSize(typed, documentId, -bytes);
    if (ownerId !== undefined) await giveBackSpace(typed, ownerId, bytes);
  }

  /** Documents of these bytes are gone. */
  giveBack(userId: string, bytes: number, transaction: DocumentTransaction): Promise<void> {
    return giveBackSpace(transaction, userId, bytes);
  }
}
