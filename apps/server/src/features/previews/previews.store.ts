import type { Kysely, Transaction } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';
import type { PreviewResult, PreviewRow, PreviewTables } from './previews.tables.ts';

export type PreviewDatabase = Kysely<PreviewTables>;
export type PreviewTransaction = Transaction<PreviewTables>;

/** File and recipe, for which there is one preview. */
export interface PreviewKey {
  readonly sourceHash: string;
  readonly recipe: string;
}

/** Stored data of a finished preview. */
export interface MadePreview {
  readonly result: PreviewResult;
  readonly objectHash: string | null;
  readonly posterHash: string | null;
}

export class PreviewsStore {
  readonly database: PreviewDatabase;

  constructor(database: PreviewDatabase) {
    this.database = database;
  }

  async find({ sourceHash, recipe }: PreviewKey): Promise<PreviewRow | undefined> {
    return this.database
      .selectFrom('preview')
      .selectAll()
      .where('source_hash', '=', sourceHash)
      .where('recipe', '=', recipe)
      .executeTakeFirst();
  }

  /** Inserts a started preview; `undefined` when another caller has started it. */
  async begin(
    key: PreviewKey,
    by: string,
    at: Date,
    database: PreviewDatabase,
  ): Promise<PreviewRow | undefined> {
    return database
      .insertInto('preview')
      .values({
        source_hash: key.sourceHash,
        recipe: key.recipe,
        status: 'making',
        started_by: by,
        result: null,
        error: null,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.columns(['source_hash', 'recipe']).doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  async setJob(key: PreviewKey, jobId: string, database: PreviewDatabase): Promise<void> {
    await this.#update(key, database).set({ job_id: jobId }).execute();
  }

  /** Whether the preview is still wanted. */
  async progress(key: PreviewKey, progress: number | null, at: Date): Promise<boolean> {
    const result = await this.#update(key)
      .set({ progress, updated_at: at })
      .where('status', '=', 'making')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Whether the preview was still wanted. */
  async finish(key: PreviewKey, made: MadePreview, at: Date): Promise<boolean> {
    const result = await this.#update(key)
      .set({
        status: 'ready',
        result: JSON.stringify(made.result),
        object_hash: made.objectHash,
        poster_hash: made.posterHash,
        updated_at: at,
      })
      .where('status', '=', 'making')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  async fail(key: PreviewKey, error: JobFailure, at: Date): Promise<void> {
    await this.#update(key)
      .set({ status: 'failed', error: JSON.stringify(error), updated_at: at })
      .where('status', '=', 'making')
      .execute();
  }

  /** Deletes a preview; returns its row. */
  async remove(key: PreviewKey): Promise<PreviewRow | undefined> {
    return this.database
      .deleteFrom('preview')
      .where('source_hash', '=', key.sourceHash)
      .where('recipe', '=', key.recipe)
      .returningAll()
      .executeTakeFirst();
  }

  /** Deletes the previews of a document's file, unless another document has the same file. */
  async removeOf(documentId: string, database: PreviewDatabase): Promise<readonly PreviewRow[]> {
    return database
      .deleteFrom('preview')
      .where(({ and, not, exists, selectFrom }) => {
        const kept = selectFrom('document')
          .select('id')
          .whereRef('document.object_hash', '=', 'preview.source_hash');
        const byThis = exists(kept.where('document.id', '=', documentId));
        return and([byThis, not(exists(kept.where('document.id', '!=', documentId)))]);
      })
      .returningAll()
      .execute();
  }

  /** Returns the hashes that a preview needs. */
  async needed(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.database
      .selectFrom('preview')
      .select(['object_hash', 'poster_hash'])
      .where((where) => where.or([where('object_hash', 'in', hashes), where('poster_hash', 'in', hashes)]))
      .execute();
    return new Set(rows.flatMap((row) => [row.object_hash ?? '', row.poster_hash ?? '']));
  }

  /**
   * Deletes previews of files without a document, such as a preview that was generated while its document was deleted.
   */
  async forgetUnused(before: Date): Promise<void> {
    await this.database
      .deleteFrom('preview')
      .where('updated_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('document').select('id').whereRef('document.object_hash', '=', 'preview.source_hash'),
          ),
        ),
      )
      .execute();
  }

  #update({ sourceHash, recipe }: PreviewKey, database: PreviewDatabase = this.database) {
    return database.updateTable('preview').where('source_hash', '=', sourceHash).where('recipe', '=', recipe);
  }
}

/** The derivatives that a preview needs. */
export function filesOf(row: PreviewRow): readonly string[] {
  return [row.object_hash, row.poster_hash].filter((hash) => hash !== null);
}
