import type { Kysely } from 'kysely';

export type FavouriteToolTables = {
  favourite_subject_tool: {
    account_id: string;
    tool_key: string;
    added_at: Date;
  };
};

export class FavouriteToolsStore {
  readonly #database: Kysely<FavouriteToolTables>;

  constructor(database: Kysely<FavouriteToolTables>) {
    this.#database = database;
  }

  /** The keys of an account's favourites, the last added first. */
  async keysOf(accountId: string): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('favourite_subject_tool')
      .select('tool_key')
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .orderBy('tool_key')
      .execute();
    return rows.map(({ tool_key: key }) => key);
  }

  /** Does nothing if the tool is a favourite already. */
  async add(accountId: string, toolKey: string, at: Date): Promise<void> {
    await this.#database
      .insertInto('favourite_subject_tool')
      .values({ account_id: accountId, tool_key: toolKey, added_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove(accountId: string, toolKey: string): Promise<void> {
    await this.#database
      .deleteFrom('favourite_subject_tool')
      .where('account_id', '=', accountId)
      .where('tool_key', '=', toolKey)
      .execute();
  }
}
