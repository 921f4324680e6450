import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { documentName, nameKey } from '@lectern/protocol/document-name';
import type { DocumentItem, ResourceTypeCode, SourceFrom } from '@lectern/protocol/document-shapes';
import { extensionOf } from '@lectern/protocol/file-kinds';
import type { AnyTransaction } from '../../../platform/database/database.ts';
import type { DocumentTemplate } from '../document-content.ts';
import type { Hinter } from '../document-events.ts';
import type { DocumentParts } from '../document-parts.ts';
import { takeSpace } from '../document-space.store.ts';
import type { DocumentRow, DocumentTransaction } from '../documents.rows.ts';
import { setCover, setPageCount } from '../documents.store.ts';
import type { TeachingMaterial } from '../documents.tables.ts';
import { readPeople } from '../grants/document-grants.store.ts';
import {
  checkOwner,
  checkParent,
  heightAndCheckCycle,
  insertDocument,
  inTree,
  lockTree,
  MAX_DEPTH,
  nameIn,
  updateDocument,
} from './document-tree.store.ts';

export interface NewDocument {
  /** Set by a caller that needs the id before the row exists; generated otherwise. */
  readonly id?: string;
  readonly ownerId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly autoRename: boolean;
  readonly resourceTypeCode: ResourceTypeCode;
  /** Extension of the file; `ndpx` for a courseware, empty for a folder. */
  readonly format: string;
  /** Bytes counted against the owner's capacity. */
  readonly size: number;
  readonly objectHash?: string;
  readonly sourceFrom?: SourceFrom;
  readonly coverHash?: string;
  readonly pageCount?: number;
  /** If omitted, a document with pages gets the chapter that its owner teaches. */
  readonly teachingMaterials?: readonly TeachingMaterial[] | undefined;
}

/** Target folder of a copy, and the source recorded in it. */
interface CopyTarget {
  readonly parentId: string | null;
  /** If omitted, the source's name. */
  readonly name?: string | undefined;
  readonly autoRename: boolean;
  readonly sourceFrom: SourceFrom;
}

/** The tree of documents: creates, renames, moves and copies them. */
export class DocumentTreeService {
  readonly #parts: DocumentParts;
  readonly #notifications: Hinter;

  constructor(parts: DocumentParts, notifications: Hinter) {
    this.#parts = parts;
    this.#notifications = notifications;
  }

  /**
   * Adds the row of a document and reserves its space, both in the given transaction (which may then store the
   * content). Throws NAME_INVALID, NAME_TAKEN, PARENT_NOT_FOUND, PARENT_INVALID, CAPACITY_NOT_ENOUGH, and
   * USER_NOT_FOUND for an owner whose account was cancelled.
   */
  async create(wanted: NewDocument, transaction: AnyTransaction): Promise<DocumentRow> {
    const name = documentName(wanted.name);
    const typed = transaction as DocumentTransaction;
    await lockTree(typed, wanted.ownerId);
    await checkOwner(typed, wanted.ownerId);
    await checkParent(typed, wanted.ownerId, wanted.parentId);
    const hasPages = this.#parts.contents.get(wanted.resourceTypeCode)?.blank !== undefined;
    const suffix = wanted.format !== '' && extensionOf(name) === wanted.format ? `.${wanted.format}` : '';
    const free = await nameIn(typed, wanted.ownerId, wanted.parentId, {
      name,
      suffix: suffix && name.slice(-suffix.length),
      autoRename: wanted.autoRename,
    });
    await takeSpace(typed, wanted.ownerId, wanted.size);
    const materials = wanted.teachingMaterials ?? (hasPages ? await this.#parts.taught(wanted.ownerId) : []);
    const now = this.#now();
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
      teaching_materials: JSON.stringify(materials),
      created_at: now,
      updated_at: now,
    });
    return row;
  }

  /**
   * Creates a folder, or a document of a type that begins blank. Throws INVALID_INPUT for other types, which are
   * created from files.
   */
  async createBlank({
    wantedFormat,
    template,
    ...wanted
  }: Omit<NewDocument, 'format' | 'size'> & {
    readonly template?: DocumentTemplate | undefined;
    /** The format that the caller expects. */
    readonly wantedFormat?: string | undefined;
  }): Promise<DocumentItem> {
    const blank = this.#parts.contents.get(wanted.resourceTypeCode)?.blank;
    if (!blank && wanted.resourceTypeCode !== 'folder') {
      throw new LecternError('INVALID_INPUT', { field: 'resource_type_code' });
    }
    if (!blank && template) throw new LecternError('INVALID_INPUT', { field: 'body.template' });
    const format = blank?.format ?? '';
    if (wantedFormat !== undefined && wantedFormat !== format)
      throw new LecternError('INVALID_INPUT', { field: 'body.custom_properties.format' });
    const row = await this.#parts.database.transaction().execute(async (transaction) => {
      const created = await this.create({ ...wanted, format, size: 0 }, transaction);
      const content = await blank?.create(created.id, transaction, template);
      return content ? setPageCount(transaction, created.id, content.pageCount) : created;
    });
    return this.#parts.presenter.presentOwn(row);
  }

  async rename(userId: string, documentId: string, given: string): Promise<DocumentItem> {
    const name = documentName(given);
    const { owner_id: ownerId } = await this.#parts.permissions.allowed(userId, documentId, 'rename');
    const row = await inTree(this.#parts.database, ownerId, async (transaction) => {
      const before = await this.#parts.permissions.allowed(userId, documentId, 'rename', transaction);
      const wish = { name, suffix: '', autoRename: false };
      await nameIn(transaction, ownerId, before.parent_id, wish, documentId);
      const after = await updateDocument(transaction, documentId, { name, updatedAt: this.#now() });
      return { ...after, granted: before.granted, keeps: before.keeps };
    });
    const people = await readPeople(this.#parts.database, [documentId]);
    for (const each of [ownerId, ...people.map(({ userId: given }) => given)])
      await this.#notifications.push(each, { kind: 'renamed', document_id: documentId });
    return this.#parts.presenter.present(row, userId);
  }

  /** Moves all documents or none. */
  async move(
    userId: string,
    ids: readonly string[],
    parentId: string | null,
    autoRename: boolean,
  ): Promise<DocumentItem[]> {
    const items = await inTree(this.#parts.database, userId, async (transaction) => {
      const depth = await checkParent(transaction, userId, parentId);
      const moved: DocumentItem[] = [];
      for (const id of new Set(ids)) {
        const before = await this.#parts.permissions.allowed(userId, id, 'move', transaction);
        const height = await heightAndCheckCycle(transaction, id, parentId);
        if (depth - 1 + height > MAX_DEPTH) throw new LecternError('PARENT_INVALID');
        const suffix = before.object_hash === null ? '' : `.${extensionOf(before.name)}`;
        const wish = { name: before.name, suffix, autoRename };
        const name = await nameIn(transaction, userId, parentId, wish, id);
        moved.push(
          this.#parts.presenter.presentOwn(await updateDocument(transaction, id, { name, parentId })),
        );
      }
      return moved;
    });
    await this.#notifications.push(userId, { kind: 'documents' });
    return items;
  }

  /** Creates a copy in the caller's own library, content included. Folders are not copied: INVALID_INPUT. */
  async copy(userId: string, sourceId: string, target: CopyTarget): Promise<DocumentItem> {
    const row = await this.#parts.database
      .transaction()
      .execute((transaction) => this.#copyIn(userId, sourceId, target, transaction));
    return this.#parts.presenter.presentOwn(row);
  }

  /** Copies all documents or none. */
  async copyAll(userId: string, sourceIds: readonly string[], target: CopyTarget): Promise<DocumentItem[]> {
    const rows = await this.#parts.database.transaction().execute(async (transaction) => {
      const made: DocumentRow[] = [];
      for (const id of sourceIds) made.push(await this.#copyIn(userId, id, target, transaction));
      return made;
    });
    return rows.map((row) => this.#parts.presenter.presentOwn(row));
  }

  async #copyIn(
    userId: string,
    sourceId: string,
    target: CopyTarget,
    transaction: DocumentTransaction,
  ): Promise<DocumentRow> {
    const source = await this.#parts.permissions.allowed(userId, sourceId, 'copy', transaction);
    if (source.resource_type_code === 'folder')
      throw new LecternError('INVALID_INPUT', { field: 'source_id' });
    const created = await this.create(
      {
        ownerId: userId,
        parentId: target.parentId,
        name: target.name ?? source.name,
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
    const unsaid = !(await this.#parts.permissions.readsComments(userId, source.id, transaction));
    await this.#parts.contents.copy(source.resource_type_code, source.id, created.id, transaction, unsaid);
    if (source.cover_hash === null) return created;
    return setCover(transaction, created.id, source.cover_hash);
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}
