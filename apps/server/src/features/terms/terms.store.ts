import type { TermBegin } from '@lectern/protocol/terms';
import type { JSONColumnType, Kysely } from 'kysely';

/** Owner of the terms: an account or a school. */
export type TermsOwner = { readonly accountId: string } | { readonly organisationId: string };

export class TermsStore {
  readonly #database: Kysely<TermTables>;

  constructor(database: Kysely<TermTables>) {
    this.#database = database;
  }

  async find(owner: TermsOwner): Promise<TermBegin[] | null> {
    const row = await this.#database
      .selectFrom('term_begins')
      .select('begins')
      .where(columnOf(owner), '=', idOf(owner))
      .executeTakeFirst();
    return row?.begins ?? null;
  }

  async put(owner: TermsOwner, begins: readonly TermBegin[]): Promise<void> {
    const said = JSON.stringify(begins);
    const column = columnOf(owner);
    await this.#database
      .insertInto('term_begins')
      .values({ account_id: null, organisation_id: null, [column]: idOf(owner), begins: said })
      .onConflict((conflict) => conflict.column(column).doUpdateSet({ begins: said }))
      .execute();
  }

  async remove(owner: TermsOwner): Promise<void> {
    await this.#database.deleteFrom('term_begins').where(columnOf(owner), '=', idOf(owner)).execute();
  }
}

function columnOf(owner: TermsOwner): 'account_id' | 'organisation_id' {
  return 'accountId' in owner ? 'account_id' : 'organisation_id';
}

function idOf(owner: TermsOwner): string {
  return 'accountId' in owner ? owner.accountId : owner.organisationId;
}

export type TermTables = {
  term_begins: {
    account_id: string | null;
    organisation_id: string | null;
    begins: JSONColumnType<TermBegin[], string, string>;
  };
};
