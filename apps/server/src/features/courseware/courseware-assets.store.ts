import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { sql } from 'kysely';
import type { CoursewareDatabase, CoursewareTables } from './courseware.tables.ts';

function itemOf(
  row: Omit<CoursewareTables['courseware_asset'], 'created_at' | 'document_id' | 'paid'>,
): AssetItem {
  const { hash, mime, size, width, height } = row;
  return { hash, mime, size, ...(width !== null && { width }), ...(height !== null && { height }) };
}

const COLUMNS = ['hash', 'mime', 'size', 'width', 'height'] as const;

/** Which documents may use which files. */
export class CoursewareAssetsStore {
  readonly #database: CoursewareDatabase;

  constructor(database: CoursewareDatabase) {
    this.#database = database;
  }

  /**
   * Adds the files that the document does not have yet, and returns them. `paid`: each counts separately against the
   * owner's space.
   */
  async add(
    documentId: string,
    items: readonly AssetItem[],
    paid: boolean,
    database: CoursewareDatabase = this.#database,
  ): Promise<readonly AssetItem[]> {
    if (items.length === 0) return [];
    const hashes = items.map(({ hash }) => hash);
    // Adding a file again resets its age, so that it is kept as long as a new file (see UnusedAssets).
    await sql`
      update courseware_asset set created_at = now()
        where document_id = ${documentId} and hash = any(${hashes}::text[])
          and created_at < now() - interval '1 day'`.execute(database);
    const rows = await database
      .insertInto('courseware_asset')
      .values(
        items.map(({ hash, mime, size, width, height }) => ({
          document_id: documentId,
          hash,
          mime,
          size,
          width: width ?? null,
          height: height ?? null,
          paid,
        })),
      )
      .onConflict((conflict) => conflict.columns(['document_id', 'hash']).doNothing())
      .returning(COLUMNS)
      .execute();
    return rows.map(itemOf);
  }

  /** Gives the copy all assets of its source, except files of these types. They count against the copy's owner. */
  async copyAll(
    sourceId: string,
    targetId: string,
    database: CoursewareDatabase,
    without?: { readonly mimes: string },
  ): Promise<void> {
    await sql`
      insert into courseware_asset (document_id, hash, mime, size, width, height, paid)
      select ${targetId}, hash, mime, size, width, height, paid
        from courseware_asset
        where document_id = ${sourceId} and (${without === undefined} or mime !~ ${without?.mimes ?? ''})`.execute(
      database,
    );
  }

  /**
   * Removes files that were paid for, were added before `before` and are not in `named`. Returns the size of each,
   * bytes.
   */
  async removeUnnamed(
    documentId: string,
    named: ReadonlySet<string>,
    before: Date,
    database: CoursewareDatabase,
  ): Promise<readonly number[]> {
    const rows = await database
      .deleteFrom('courseware_asset')
      .where('document_id', '=', documentId)
      .where('paid', '=', true)
      .where('created_at', '<', before)
      .where('hash', '<>', sql<string>`all(${[...named]}::text[])`)
      .returning('size')
      .execute();
    return rows.map(({ size }) => size);
  }

  async find(documentId: string, hash: string): Promise<AssetItem | undefined> {
    const [found] = await this.findMany(documentId, [hash]);
    return found;
  }

  async findMany(documentId: string, hashes: readonly string[]): Promise<readonly AssetItem[]> {
    if (hashes.length === 0) return [];
    const rows = await this.#database
      .selectFrom('courseware_asset')
      .select(COLUMNS)
      .where('document_id', '=', documentId)
      // The hashes are passed as one array: the records of a hostile courseware name more hashes than a statement may
      // have parameters.
      .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.map(itemOf);
  }

  /** Returns the hashes that any courseware may use. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('courseware_asset')
      .select('hash')
      .distinct()
      .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.map(({ hash }) => hash);
  }

  async remove(documentId: string, hashes: readonly string[]): Promise<void> {
    await this.#database
      .deleteFrom('courseware_asset')
      .where('document_id', '=', documentId)
      .where('hash', 'in', [...hashes])
      .execute();
  }
}
