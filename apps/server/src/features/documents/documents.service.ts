import { newId } from '@lectern/base';
import { EditPermission, LecternError } from '@lectern/protocol';
import { documentName, nameKey } from '@lectern/protocol/document-name';
import type { DocumentItem, ResourceTypeCode, SourceFrom } from '@lectern/protocol/document-shapes';
import { extensionOf } from '@lectern/protocol/file-kinds';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction, BareDatabase } from '../../platform/database/any-tables.ts';
import { DocumentContents } from './document-content.ts';
import { DocumentListingStore } from './document-listing.store.ts';
import { checkSpace, giveBackSpace, readSpace, type Space, takeSpace } from './document-space.store.ts';
import {
  checkParent,
  heightAndCheckCycle,
  insertDocument,
  lockTree,
  MAX_DEPTH,
  nameIn,
  updateDocument,
} from './document-tree.store.ts';
import { type DocumentAction, decide, permissionOn } from './documents.policy.ts';
import {
  accessOf,
  type DocumentDatabase,
  type DocumentRow,
  type DocumentTransaction,
  type FileLink,
  type GrantedRow,
  present,
} from './documents.rows.ts';
import type { DocumentTables, TeachingMaterial } from './documents.tables.ts';

export interface NewDocument {
  /** Given by a caller that needs it before the row is there; made here otherwise. */
  readonly id?: string;
  readonly ownerId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly autoRename: boolean;
  readonly resourceTypeCode: ResourceTypeCode;
  /** Extension of the file; `ndpx` of a courseware, empty of a folder. */
  readonly format: string;
  /** Bytes taken of the owner's capacity. */
  readonly size: number;
  readonly objectHash?: string;
  readonly sourceFrom?: SourceFrom;
  readonly coverHash?: string;
  readonly pageCount?: number;
  readonly teachingMaterials?: readonly TeachingMaterial[];
}

/** Documents as other features and the routes use them. Every method that names a user asks the policy first. */
export class DocumentsService {
  readonly contents = new DocumentContents();
  readonly listing: DocumentListingStore;
  readonly database: DocumentDatabase;
  readonly #clock: Clock;
  readonly #fileLink: FileLink;

  constructor(database: BareDatabase, clock: Clock, fileLink: FileLink) {
    this.database = database.withTables<DocumentTables>();
    this.listing = new DocumentListingStore(this.database);
    this.#clock = clock;
    this.#fileLink = fileLink;
  }

  now(): Date {
    return new Date(this.#clock.now());
  }

  present(row: GrantedRow, userId: string): DocumentItem {
    return present(row, userId, this.#fileLink);
  }

  presentOwn(row: DocumentRow): DocumentItem {
    return present({ ...row, granted: null }, row.owner_id, this.#fileLink);
  }

  link(documentId: string, hash: string): string {
    return this.#fileLink(documentId, hash);
  }

  /** NONE for a document that is not there, lies in the bin or is not this user's to see. */
  async permissionOf(userId: string, documentId: string): Promise<EditPermission> {
    const row = await this.listing.find(documentId, userId);
    return row ? permissionOn(userId, accessOf(row)) : EditPermission.NONE;
  }

  /** The document when the user may do this with it; DOCUMENT_NOT_FOUND or FORBIDDEN otherwise. */
  async allowed(
    userId: string,
    documentId: string,
    action: DocumentAction,
    database = this.database,
  ): Promise<GrantedRow> {
    const row = await this.listing.find(documentId, userId, database);
    const decision = decide(userId, row && accessOf(row), action);
    if (decision !== 'allowed') throw new LecternError(decision);
    if (!row) throw new LecternError('DOCUMENT_NOT_FOUND');
    return row;
  }

  async get(userId: string, documentId: string): Promise<DocumentItem> {
    return this.present(await this.allowed(userId, documentId, 'see'), userId);
  }

  async space(userId: string): Promise<Space> {
    return readSpace(this.database, userId);
  }

  /** Before work begins that would be for nothing: PARENT_NOT_FOUND, PARENT_INVALID, CAPACITY_NOT_ENOUGH. */
  async checkRoom(userId: string, parentId: string | null, bytes: number): Promise<void> {
    await this.database.transaction().execute((transaction) => checkParent(transaction, userId, parentId));
    await checkSpace(this.database, userId, bytes);
  }

  /** Opens a transaction in which the owner's tree is held still. */
  async inTree<T>(ownerId: string, work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    return this.database.transaction().execute(async (transaction) => {
      await lockTree(transaction, ownerId);
      return work(transaction);
    });
  }

  /**
   * Adds the row of a document, takes its room and puts it on the owner's recent list, all in the given transaction
   * (which may then store what the document holds). Throws NAME_INVALID, NAME_TAKEN, PARENT_NOT_FOUND,
   * PARENT_INVALID, CAPACITY_NOT_ENOUGH.
   */
  async create(wanted: NewDocument, transaction: AnyTransaction): Promise<DocumentRow> {
    const name = documentName(wanted.name);
    const typed = transaction as DocumentTransaction;
    await lockTree(typed, wanted.ownerId);
    await checkParent(typed, wanted.ownerId, wanted.parentId);
    const suffix = wanted.format !== '' && extensionOf(name) === wanted.format ? `.${wanted.format}` : '';
    const free = await nameIn(typed, wanted.ownerId, wanted.parentId, {
      name,
      suffix: suffix && name.slice(-suffix.length),
      autoRename: wanted.autoRename,
    });
    await takeSpace(typed, wanted.ownerId, wanted.size);
    const now = this.now();
    const row = await insertDocument(typed, {
      id: wanted.id ?? newId(),
      owner_id: wanted.ownerId,
      parent_id: wanted.parentId,
      name: free,
      name_key: nameKey(free),
      resource_type_code: wanted.resourceTypeCode,
      format: wanted.format,
      document_type: 2,
      source_from: wanted.sourceFrom ?? 1,
      size: wanted.size,
      object_hash: wanted.objectHash ?? null,
      cover_hash: wanted.coverHash ?? null,
      page_count: wanted.pageCount ?? null,
      teaching_materials: JSON.stringify(wanted.teachingMaterials ?? []),
      created_at: now,
      updated_at: now,
    });
    if (wanted.resourceTypeCode !== 'folder') await this.#visit(typed, wanted.ownerId, row.id, now);
    return row;
  }

  /** A folder, or a courseware with its first blank page. */
  async createBlank(
    wanted: Omit<NewDocument, 'format' | 'size' | 'resourceTypeCode'> & {
      readonly resourceTypeCode: 'folder' | 'coursewares';
    },
  ): Promise<DocumentItem> {
    const format = wanted.resourceTypeCode === 'folder' ? '' : 'ndpx';
    const row = await this.database.transaction().execute(async (transaction) => {
      const created = await this.create({ ...wanted, format, size: 0 }, transaction);
      const content = await this.contents.get(wanted.resourceTypeCode)?.create(created.id, transaction);
      return content ? this.#setPageCount(transaction, created.id, content.pageCount) : created;
    });
    return this.presentOwn(row);
  }

  async rename(userId: string, documentId: string, given: string): Promise<DocumentItem> {
    const name = documentName(given);
    const { owner_id: ownerId } = await this.allowed(userId, documentId, 'rename');
    const row = await this.inTree(ownerId, async (transaction) => {
      const before = await this.allowed(userId, documentId, 'rename', transaction);
      const wish = { name, suffix: '', autoRename: false };
      await nameIn(transaction, ownerId, before.parent_id, wish, documentId);
      const after = await updateDocument(transaction, documentId, { name, updatedAt: this.now() });
      return { ...after, granted: before.granted };
    });
    return this.present(row, userId);
  }

  /** All of them move or none. */
  async move(
    userId: string,
    ids: readonly string[],
    parentId: string | null,
    autoRename: boolean,
  ): Promise<DocumentItem[]> {
    return this.inTree(userId, async (transaction) => {
      const depth = await checkParent(transaction, userId, parentId);
      const moved: DocumentItem[] = [];
      for (const id of new Set(ids)) {
        const before = await this.allowed(userId, id, 'move', transaction);
        const height = await heightAndCheckCycle(transaction, id, parentId);
        if (depth - 1 + height > MAX_DEPTH) throw new LecternError('PARENT_INVALID');
        const suffix = before.object_hash === null ? '' : `.${extensionOf(before.name)}`;
        const wish = { name: before.name, suffix, autoRename };
        const name = await nameIn(transaction, userId, parentId, wish, id);
        moved.push(this.presentOwn(await updateDocument(transaction, id, { name, parentId })));
      }
      return moved;
    });
  }

  /** A copy in the caller's own library, with what the source holds. Folders are not copied: INVALID_INPUT. */
  async copy(
    userId: string,
    sourceId: string,
    target: {
      readonly parentId: string | null;
      readonly autoRename: boolean;
      readonly sourceFrom: SourceFrom;
    },
  ): Promise<DocumentItem> {
    const row = await this.database.transaction().execute(async (transaction) => {
      const source = await this.allowed(userId, sourceId, 'copy', transaction);
      if (source.resource_type_code === 'folder')
        throw new LecternError('INVALID_INPUT', { field: 'source_id' });
      const created = await this.create(
        {
          ownerId: userId,
          parentId: target.parentId,
          name: source.name,
          autoRename: target.autoRename,
          resourceTypeCode: source.resource_type_code,
          format: source.format,
          size: source.size,
          sourceFrom: target.sourceFrom,
          teachingMaterials: source.teaching_materials,
          ...(source.object_hash === null ? {} : { objectHash: source.object_hash }),
          ...(source.page_count === null ? {} : { pageCount: source.page_count }),
        },
        transaction,
      );
      await this.contents.get(source.resource_type_code)?.copy(source.id, created.id, transaction);
      if (source.cover_hash === null) return created;
      return this.#setCover(transaction, created.id, source.cover_hash, undefined);
    });
    return this.presentOwn(row);
  }

  async associate(userId: string, documentId: string, material: TeachingMaterial): Promise<DocumentItem> {
    const before = await this.allowed(userId, documentId, 'edit');
    const others = before.teaching_materials.filter(
      (other) =>
        other.teaching_material_id !== material.teaching_material_id ||
        other.chapter_id !== material.chapter_id,
    );
    const row = await this.database
      .updateTable('document')
      .set({ teaching_materials: JSON.stringify([material, ...others].slice(0, 16)) })
      .where('id', '=', documentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return this.present({ ...row, granted: before.granted }, userId);
  }

  async setCover(
    userId: string,
    documentId: string,
    hash: string,
    pageCount: number | undefined,
  ): Promise<DocumentItem> {
    const before = await this.allowed(userId, documentId, 'edit');
    const row = await this.#setCover(this.database, documentId, hash, pageCount);
    return this.present({ ...row, granted: before.granted }, userId);
  }

  async visit(userId: string, documentId: string): Promise<void> {
    await this.allowed(userId, documentId, 'see');
    await this.#visit(this.database, userId, documentId, this.now());
  }

  /** The content changed: moves the document up in lists by time. Whoever changed it finds it among his recent ones. */
  async touch(documentId: string, userId?: string): Promise<void> {
    const now = this.now();
    const result = await this.database
      .updateTable('document')
      .set({ updated_at: now })
      .where('id', '=', documentId)
      .executeTakeFirst();
    if (userId !== undefined && result.numUpdatedRows > 0n) {
      await this.#visit(this.database, userId, documentId, now);
    }
  }

  /** A document grew by files put into it: takes the room from its owner, whoever put them in. CAPACITY_NOT_ENOUGH. */
  async grow(documentId: string, bytes: number): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('document')
        .select('owner_id')
        .where('id', '=', documentId)
        .executeTakeFirst();
      if (!row) throw new LecternError('DOCUMENT_NOT_FOUND');
      await takeSpace(transaction, row.owner_id, bytes);
      await transaction
        .updateTable('document')
        .set((eb) => ({ size: eb('size', '+', bytes) }))
        .where('id', '=', documentId)
        .execute();
    });
  }

  /** A document lost files that were put into it: its owner has the room again. */
  async shrink(documentId: string, bytes: number, transaction: AnyTransaction): Promise<void> {
    const typed = transaction as unknown as DocumentDatabase;
    const row = await typed
      .updateTable('document')
      .set((eb) => ({ size: eb('size', '-', eb.fn<number>('least', ['size', eb.val(bytes)])) }))
      .where('id', '=', documentId)
      .returning('owner_id')
      .executeTakeFirst();
    if (row) await giveBackSpace(typed, row.owner_id, bytes);
  }

  async giveBack(userId: string, bytes: number, transaction: DocumentTransaction): Promise<void> {
    await giveBackSpace(transaction, userId, bytes);
  }

  async #setCover(
    database: DocumentDatabase,
    id: string,
    hash: string,
    pageCount: number | undefined,
  ): Promise<DocumentRow> {
    return database
      .updateTable('document')
      .set({ cover_hash: hash, ...(pageCount === undefined ? {} : { page_count: pageCount }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async #setPageCount(database: DocumentDatabase, id: string, pageCount: number): Promise<DocumentRow> {
    return database
      .updateTable('document')
      .set({ page_count: pageCount })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async #visit(database: DocumentDatabase, userId: string, documentId: string, at: Date): Promise<void> {
    await database
      .insertInto('document_visit')
      .values({ user_id: userId, document_id: documentId, visited_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doUpdateSet({ visited_at: at }))
      .execute();
  }
}
