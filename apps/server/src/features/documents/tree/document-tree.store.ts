import { LecternError } from '@lectern/protocol';
import { NAME_MAX_LENGTH } from '@lectern/protocol/constants';
import { nameKey } from '@lectern/protocol/document-name';
import { freeName } from '@lectern/protocol/free-name';
import { type Insertable, sql } from 'kysely';
import type { DocumentDatabase, DocumentRow, DocumentTransaction } from '../documents.rows.ts';
import type { DocumentTable } from '../documents.tables.ts';
import { readPeople, type TouchedGrant } from '../grants/document-grants.store.ts';

/** Characters that a number and an extension add to a name: ` (50000).superboard`. */
const LONGEST_TAIL = 32;

/** Deepest nesting of folders. */
export const MAX_DEPTH = 32;

/**
 * Locks the tree of one owner until the transaction ends: decisions on moves, names, bin and quota rely on no
 * concurrent change. Every function below expects the lock.
 */
export async function lockTree(transaction: DocumentTransaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${ownerId}`}, 0))`.execute(transaction);
}

/**
 * Throws USER_NOT_FOUND when the owner's account was cancelled: unfinished work for it, such as an import, is not
 * stored.
 */
export async function checkOwner(transaction: DocumentTransaction, ownerId: string): Promise<void> {
  const ended = await sql`select 1 from account where id = ${ownerId} and cancelled_at is not null`.execute(
    transaction,
  );
  if (ended.rows.length > 0) throw new LecternError('USER_NOT_FOUND');
}

/** Opens a transaction in which the owner's tree is locked. */
export async function inTree<T>(
  database: DocumentDatabase,
  ownerId: string,
  work: (transaction: DocumentTransaction) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await lockTree(transaction, ownerId);
    return work(transaction);
  });
}

/**
 * Throws PARENT_NOT_FOUND unless `parentId` is a folder of this owner that is not in the bin, PARENT_INVALID when it
 * is not a folder or is nested too deeply. Returns the depth of its children.
 */
export async function checkParent(
  transaction: DocumentTransaction,
  ownerId: string,
  parentId: string | null,
): Promise<number> {
  if (parentId === null) return 1;
  const parent = await transaction
    .selectFrom('document')
    .select(['resource_type_code'])
    .where('id', '=', parentId)
    .where('owner_id', '=', ownerId)
    .where('bin_id', 'is', null)
    .executeTakeFirst();
  if (!parent) throw new LecternError('PARENT_NOT_FOUND');
  if (parent.resource_type_code !== 'folder') throw new LecternError('PARENT_INVALID');
  const above = await ancestors(transaction, parentId);
  if (above.length >= MAX_DEPTH) throw new LecternError('PARENT_INVALID');
  return above.length + 1;
}

/** Ids of the folder and all folders above it. */
async function ancestors(transaction: DocumentTransaction, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above(id, parent_id) as (
      select id, parent_id from document where id = ${id}
      union all
      select d.id, d.parent_id from document d join above a on d.id = a.parent_id
    ) select id from above`.execute(transaction);
  return rows.map((row) => row.id);
}

/** Whether a document of the folder has this name; `except` is a document that may keep its own name. */
async function isTaken(
  transaction: DocumentTransaction,
  ownerId: string,
  parentId: string | null,
  key: string,
  except: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from document
      where owner_id = ${ownerId} and coalesce(parent_id, '') = ${parentId ?? ''} and bin_id is null
        and name_key = ${key} and id is distinct from ${except ?? null}`.execute(transaction);
  return rows.length > 0;
}

/** Names in a folder with this beginning, for the choice of a free number. */
async function likeNames(
  transaction: DocumentTransaction,
  ownerId: string,
  parentId: string | null,
  beginning: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name_key: string }>`
    select name_key from document
      where owner_id = ${ownerId} and coalesce(parent_id, '') = ${parentId ?? ''} and bin_id is null
        and starts_with(name_key, ${beginning})`.execute(transaction);
  return new Set(rows.map((row) => row.name_key));
}

export interface NameWish {
  readonly name: string;
  /** The extension, before which a number is inserted, such as `.png`; empty for a name without an extension. */
  readonly suffix: string;
  readonly autoRename: boolean;
}

/** A free name for the document in that folder. Throws NAME_TAKEN when the name is in use and must not be changed. */
export async function nameIn(
  transaction: DocumentTransaction,
  ownerId: string,
  parentId: string | null,
  wish: NameWish,
  except?: string,
): Promise<string> {
  if (!(await isTaken(transaction, ownerId, parentId, nameKey(wish.name), except))) return wish.name;
  if (!wish.autoRename) throw new LecternError('NAME_TAKEN');
  // A long name is cut to leave space for its number.
  const stem = wish.suffix === '' ? wish.name : wish.name.slice(0, -wish.suffix.length);
  const beginning = nameKey(
    [...stem]
      .slice(0, NAME_MAX_LENGTH - LONGEST_TAIL)
      .join('')
      .trimEnd(),
  );
  return freeName(wish.name, await likeNames(transaction, ownerId, parentId, beginning), wish.suffix);
}

export async function insertDocument(
  transaction: DocumentTransaction,
  values: Insertable<DocumentTable>,
): Promise<DocumentRow> {
  return transaction.insertInto('document').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateDocument(
  transaction: DocumentTransaction,
  id: string,
  values: { readonly name?: string; readonly parentId?: string | null; readonly updatedAt?: Date },
): Promise<DocumentRow> {
  return transaction
    .updateTable('document')
    .set({
      ...(values.name === undefined ? {} : { name: values.name, name_key: nameKey(values.name) }),
      ...(values.parentId === undefined ? {} : { parent_id: values.parentId }),
      ...(values.updatedAt === undefined ? {} : { updated_at: values.updatedAt }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Levels of folders in this document, itself included; 0 unless it is a folder. Throws PARENT_INVALID when `target` is
 * this document or inside it.
 */
export async function heightAndCheckCycle(
  transaction: DocumentTransaction,
  id: string,
  target: string | null,
): Promise<number> {
  const { rows } = await sql<{ id: string; depth: number; folder: boolean }>`
    with recursive below(id, depth, folder) as (
      select id, 1, resource_type_code = 'folder' from document where id = ${id}
      union all
      select d.id, b.depth + 1, d.resource_type_code = 'folder'
        from document d join below b on d.parent_id = b.id where b.folder
    ) select id, depth, folder from below where folder`.execute(transaction);
  if (rows.some((row) => row.id === target)) throw new LecternError('PARENT_INVALID');
  return rows.reduce((height, row) => Math.max(height, row.depth), 0);
}

/**
 * Puts the document and all its contents into the bin; contents that are in the bin already keep the document with
 * which they were put there.
 */
export async function binTree(
  transaction: DocumentTransaction,
  id: string,
  at: Date,
): Promise<readonly TouchedGrant[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below(id) as (
      select id from document where id = ${id} and bin_id is null
      union all
      select d.id from document d join below b on d.parent_id = b.id where d.bin_id is null
    ) update document d set bin_id = ${id}, binned_at = ${at} from below b where d.id = b.id returning d.id`.execute(
    transaction,
  );
  return readPeople(
    transaction,
    rows.map((row) => row.id),
  );
}

/** Restores all documents that were put into the bin with this document; the caller has selected a free name. */
export async function restoreTree(
  transaction: DocumentTransaction,
  id: string,
): Promise<readonly TouchedGrant[]> {
  const rows = await transaction
    .updateTable('document')
    .set({ bin_id: null, binned_at: null })
    .where('bin_id', '=', id)
    .returning('id')
    .execute();
  return readPeople(
    transaction,
    rows.map((row) => row.id),
  );
}

/** These documents and all their contents, deepest first, with the bytes that they and their earlier versions use. */
export async function wholeTree(
  transaction: DocumentTransaction,
  ids: readonly string[],
): Promise<readonly Pick<DocumentRow, 'id' | 'size' | 'resource_type_code'>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Pick<DocumentRow, 'id' | 'size' | 'resource_type_code'>>`
    with recursive below(id, depth) as (
      select id, 0 from document where id = any(${[...ids]})
      union all
      select d.id, b.depth + 1 from document d join below b on d.parent_id = b.id
    )
    select d.id, d.resource_type_code,
        d.size + coalesce((select sum(size) from document_version where document_id = d.id), 0)::bigint as size
      from document d join (select id, max(depth) as depth from below group by id) b on b.id = d.id
      order by b.depth desc`.execute(transaction);
  return rows;
}

export async function deleteRows(transaction: DocumentTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // One statement, because the foreign key from a child to its folder is checked at its end.
  await sql`delete from document where id = any(${[...ids]})`.execute(transaction);
}
