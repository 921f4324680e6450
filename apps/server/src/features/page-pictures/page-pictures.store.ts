import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';

export class PagePicturesStore {
  readonly #database: Kysely<PagePicturesTables>;

  constructor(database: Kysely<PagePicturesTables>) {
    this.#database = database;
  }

  async find(sourceHash: string): Promise<PagePicturesRow | undefined> {
    return this.#database
      .selectFrom('page_pictures')
      .selectAll()
      .where('source_hash', '=', sourceHash)
      .executeTakeFirst();
  }

  /** True for the caller that begins: no other caller has begun, or the other made no progress since `lostBefore`. */
  async begin(sourceHash: string, at: Date, lostBefore: Date): Promise<boolean> {
    const row = await this.#database
      .insertInto('page_pictures')
      .values({ source_hash: sourceHash, status: 'making', pictures: null, error: null, updated_at: at })
      .onConflict((conflict) =>
        conflict
          .column('source_hash')
          .doUpdateSet({ status: 'making', updated_at: at })
          .where('page_pictures.status', '=', 'making')
          .where('page_pictures.updated_at', '<', lostBefore),
      )
      .returning('source_hash')
      .executeTakeFirst();
    return row !== undefined;
  }

  async finish(sourceHash: string, pictures: Readonly<Record<string, AssetItem>>, at: Date): Promise<void> {
    await this.#end(sourceHash, { status: 'ready', pictures: JSON.stringify(pictures), updated_at: at });
  }

  async fail(sourceHash: string, error: JobFailure, at: Date): Promise<void> {
    await this.#end(sourceHash, { status: 'failed', error: JSON.stringify(error), updated_at: at });
  }

  async #end(
    sourceHash: string,
    values: { status: 'ready' | 'failed'; pictures?: string; error?: string; updated_at: Date },
  ): Promise<void> {
    await this.#database
      .updateTable('page_pictures')
      .set(values)
      .where('source_hash', '=', sourceHash)
      .execute();
  }

  /** Returns the hashes that are in use as the picture of a page. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const { rows } = await sql<{ hash: string }>`
      select distinct hash
        from page_pictures, jsonb_array_elements_text(jsonb_path_query_array(pictures, '$.*.hash')) as hash
       where jsonb_path_query_array(pictures, '$.*.hash') ?| ${[...hashes]}::text[]
         and hash = any(${[...hashes]}::text[])`.execute(this.#database);
    return rows.map(({ hash }) => hash);
  }

  /** Deletes the pictures of files that no courseware uses any more. */
  async forgetUnused(before: Date): Promise<void> {
    await sql`
      delete from page_pictures where updated_at < ${before}
        and not exists (select 1 from courseware_asset where hash = page_pictures.source_hash)`.execute(
      this.#database,
    );
  }

  /** Deletes a failure after it was reported, so that the next request retries. */
  async forget(sourceHash: string): Promise<void> {
    await this.#database.deleteFrom('page_pictures').where('source_hash', '=', sourceHash).execute();
  }
}

type PagePicturesTable = {
  source_hash: string;
  status: 'making' | 'ready' | 'failed';
  /** Pictures by the page's part in the file. */
  pictures: JSONColumnType<Record<string, AssetItem> | null, string | null, string | null>;
  error: JSONColumnType<JobFailure | null, string | null, string | null>;
  updated_at: Date;
};
export type PagePicturesRow = Selectable<PagePicturesTable>;

export type PagePicturesTables = { page_pictures: PagePicturesTable };
