import { sql } from 'kysely';
import type { CoursewareDatabase } from './courseware.tables.ts';

/** A file that is shown in place of a larger picture. */
export interface ShownObject {
  readonly hash: string;
  readonly mime: string;
  readonly size: number;
}

/** Scaled copies of pictures that are too large to be shown. */
export class ScaledPicturesStore {
  readonly #database: CoursewareDatabase;

  constructor(database: CoursewareDatabase) {
    this.#database = database;
  }

  /** `failed` for a picture that could not be scaled, undefined for a picture that was not tried. */
  async find(sourceHash: string): Promise<ShownObject | 'failed' | undefined> {
    const row = await this.#database
      .selectFrom('scaled_picture')
      .selectAll()
      .where('source_hash', '=', sourceHash)
      .executeTakeFirst();
    if (!row) return undefined;
    const { object_hash: hash, mime, size } = row;
    return hash === null || mime === null || size === null ? 'failed' : { hash, mime, size };
  }

  async set(sourceHash: string, made: ShownObject | 'failed', at: Date): Promise<void> {
    const { hash, mime, size } = made === 'failed' ? { hash: null, mime: null, size: null } : made;
    const row = { object_hash: hash, mime, size, made_at: at };
    await this.#database
      .insertInto('scaled_picture')
      .values({ source_hash: sourceHash, ...row })
      .onConflict((conflict) => conflict.column('source_hash').doUpdateSet(row))
      .execute();
  }

  /** Returns the hashes that are in use as scaled copies. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('scaled_picture')
      .select('object_hash')
      .where('object_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.flatMap(({ object_hash }) => object_hash ?? []);
  }

  /** Removes copies of pictures that no courseware uses any more. */
  async forgetUnused(before: Date): Promise<void> {
    await this.#database
      .deleteFrom('scaled_picture')
      .where('made_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('courseware_asset')
              .select('hash')
              .whereRef('courseware_asset.hash', '=', 'scaled_picture.source_hash'),
          ),
        ),
      )
      .execute();
  }
}
