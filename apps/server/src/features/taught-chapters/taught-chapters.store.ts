import type { ChapterInfo } from '@lectern/protocol/taught-chapters';
import type { JSONColumnType, Kysely } from 'kysely';

export interface ChosenChapter {
  readonly chapter: ChapterInfo;
  readonly chosen_at: Date;
}

export class TaughtChaptersStore {
  readonly #database: Kysely<TaughtChapterTables>;

  constructor(database: Kysely<TaughtChapterTables>) {
    this.#database = database;
  }

  find(accountId: string): Promise<ChosenChapter | undefined> {
    return this.#database
      .selectFrom('taught_chapter')
      .select(['chapter', 'chosen_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  }

  /** Does nothing if the stored choice is later than this one. */
  async put(accountId: string, { chapter, chosen_at }: ChosenChapter): Promise<void> {
    const said = { chapter: JSON.stringify(chapter), chosen_at };
    await this.#database
      .insertInto('taught_chapter')
      .values({ account_id: accountId, ...said })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(said).where('taught_chapter.chosen_at', '<', chosen_at),
      )
      .execute();
  }

  async remove(accountId: string): Promise<void> {
    await this.#database.deleteFrom('taught_chapter').where('account_id', '=', accountId).execute();
  }
}

export type TaughtChapterTables = {
  taught_chapter: {
    account_id: string;
    chapter: JSONColumnType<ChapterInfo, string, string>;
    chosen_at: Date;
  };
};
