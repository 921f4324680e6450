import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { COPIED_MAX } from '@lectern/protocol/disk';
import { nameKey } from '@lectern/protocol/document-name';
import { type DocumentItem, type ResourceTypeCode, SourceFrom } from '@lectern/protocol/document-shapes';
import { extensionOf } from '@lectern/protocol/file-kinds';
import type { DocumentParts } from '../document-parts.ts';
import { takeSpace } from '../document-space.store.ts';
import type { DocumentRow, DocumentTransaction } from '../documents.rows.ts';
import { copyRow, readBelow } from './document-copies.store.ts';
import {
  checkOwner,
  checkParent,
  heightAndCheckCycle,
  inTree,
  MAX_DEPTH,
  nameIn,
} from './document-tree.store.ts';

/** The source recorded in a copy, by the `type` of the call. */
export const copySource = {
  get: SourceFrom.obtained,
  create: SourceFrom.created,
  edit: SourceFrom.edited,
  share: SourceFrom.shared,
} as const;

/** Target folder of copies. */
interface CopiesTarget {
  readonly parentId: string | null;
  readonly autoRename: boolean;
}

/** A document that was selected, or is in a selected folder. */
export interface ContainedDocument {
  readonly id: string;
  readonly name: string;
  readonly type: ResourceTypeCode;
  readonly size: number;
  readonly updatedAt: Date;
  /** Whether the document itself was selected, not a folder above it. */
  readonly isTop: boolean;
  readonly parentId: string | null;
}

/** Copies several documents at once, and folders with their contents. */
export class DocumentCopiesService {
  readonly #parts: DocumentParts;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /**
   * Copies all or none. A folder is copied by its owner, and neither into itself nor into its contents: PARENT_INVALID.
   * Throws TOO_MANY_DOCUMENTS above `COPIED_MAX` in total.
   */
  async copy(userId: string, ids: readonly string[], target: CopiesTarget): Promise<DocumentItem[]> {
    const rows = await inTree(this.#parts.database, userId, async (transaction) => {
      await checkOwner(transaction, userId);
      const depth = await checkParent(transaction, userId, target.parentId);
      const chosen: DocumentRow[] = [];
      for (const id of new Set(ids)) {
        const row = await this.#parts.permissions.allowed(userId, id, 'copy', transaction);
        if (row.resource_type_code === 'folder') {
          await this.#parts.permissions.allowed(userId, id, 'move', transaction);
          const height = await heightAndCheckCycle(transaction, id, target.parentId);
          if (depth - 1 + height > MAX_DEPTH) throw new LecternError('PARENT_INVALID');
        }
        chosen.push(row);
      }
      const { tops, below } = await this.#withAllBelow(chosen, COPIED_MAX + 1, transaction);
      if (tops.length + below.length > COPIED_MAX)
        throw new LecternError('TOO_MANY_DOCUMENTS', { max: COPIED_MAX });
      const bytes = [...tops, ...below].reduce((sum, row) => sum + row.size, 0);
      await takeSpace(transaction, userId, bytes);
      return this.#copyAll(userId, tops, below, target, transaction);
    });
    return rows.map((row) => this.#parts.presenter.presentOwn(row));
  }

  /**
   * The selected documents and their contents, each folder before its contents; `most` in total. Throws when a document
   * may not be downloaded; a folder may be downloaded only by its owner.
   */
  async contained(
    userId: string,
    ids: readonly string[],
    most: number,
  ): Promise<readonly ContainedDocument[]> {
    return this.#parts.database.transaction().execute(async (transaction) => {
      const { permissions } = this.#parts;
      const chosen: DocumentRow[] = [];
      for (const id of ids) {
        const row = await permissions.allowed(userId, id, 'copy', transaction);
        if (row.resource_type_code === 'folder') await permissions.allowed(userId, id, 'move', transaction);
        chosen.push(row);
      }
      const { tops, below } = await this.#withAllBelow(chosen, most, transaction);
      return [...tops.map((row) => contained(row, true)), ...below.map((row) => contained(row, false))];
    });
  }

  /** Documents that were selected with their folder are included once, with the folder. */
  async #withAllBelow(
    chosen: readonly DocumentRow[],
    most: number,
    transaction: DocumentTransaction,
  ): Promise<{ readonly tops: readonly DocumentRow[]; readonly below: readonly DocumentRow[] }> {
    const folders = chosen.filter((row) => row.resource_type_code === 'folder').map((row) => row.id);
    const below = await readBelow(transaction, folders, most);
    const within = new Set(below.map(({ id }) => id));
    return { tops: chosen.filter(({ id }) => !within.has(id)), below };
  }

  async #copyAll(
    userId: string,
    tops: readonly DocumentRow[],
    below: readonly DocumentRow[],
    { parentId, autoRename }: CopiesTarget,
    transaction: DocumentTransaction,
  ): Promise<readonly DocumentRow[]> {
    const at = new Date(this.#parts.clock.now());
    const copies = new Map<string, string>();
    const copy = async (row: DocumentRow, into: string | null, name: string) => {
      const place = { id: newId(), ownerId: userId, parentId: into, name, key: nameKey(name), at };
      const copied = await copyRow(transaction, row, place);
      const unsaid = !(await this.#parts.permissions.readsComments(userId, row.id, transaction));
      await this.#parts.contents.copy(row.resource_type_code, row.id, copied.id, transaction, unsaid);
      copies.set(row.id, copied.id);
      return copied;
    };
    const made: DocumentRow[] = [];
    for (const row of tops) {
      const ending = row.object_hash === null ? '' : `.${extensionOf(row.name)}`;
      const suffix = ending === `.${row.format}` ? row.name.slice(-ending.length) : '';
      const name = await nameIn(transaction, userId, parentId, { name: row.name, suffix, autoRename });
      made.push(await copy(row, parentId, name));
    }
    // A folder precedes its contents, so its copy exists already; and in a new folder every name is free.
    for (const row of below) await copy(row, copies.get(row.parent_id ?? '') ?? parentId, row.name);
    return made;
  }
}

function contained(row: DocumentRow, isTop: boolean): ContainedDocument {
  return {
    id: row.id,
    name: row.name,
    type: row.resource_type_code,
    size: row.size,
    updatedAt: row.updated_at,
    isTop,
    parentId: row.parent_id,
  };
}
