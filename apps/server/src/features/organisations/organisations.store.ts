import type { Kysely } from 'kysely';

interface OrganisationTable {
  id: string;
  name: string;
  area_code_one: string | null;
  area_code_two: string | null;
  area_code_three: string | null;
  created_at: Date;
}

export type OrganisationTables = { organisation: OrganisationTable };

export interface Organisation {
  readonly id: string;
  readonly name: string;
  /** Codes of province, city and district; null where the school set none. */
  readonly areaCodes: readonly [string | null, string | null, string | null];
}

export class OrganisationsStore {
  readonly #database: Kysely<OrganisationTables>;

  constructor(database: Kysely<OrganisationTables>) {
    this.#database = database;
  }

  async insert({ id, name, areaCodes }: Organisation, at: Date): Promise<void> {
    await this.#database
      .insertInto('organisation')
      .values({
        id,
        name,
        area_code_one: areaCodes[0],
        area_code_two: areaCodes[1],
        area_code_three: areaCodes[2],
        created_at: at,
      })
      .execute();
  }

  async find(ids: readonly string[]): Promise<readonly Organisation[]> {
    const rows = await this.#database.selectFrom('organisation').selectAll().where('id', 'in', ids).execute();
    return rows.map(toOrganisation);
  }

  async change(
    id: string,
    name: string | undefined,
    [one, two, three]: readonly (string | undefined)[],
  ): Promise<void> {
    const words = {
      ...(name !== undefined && { name }),
      ...(one !== undefined && { area_code_one: one || null }),
      ...(two !== undefined && { area_code_two: two || null }),
      ...(three !== undefined && { area_code_three: three || null }),
    };
    if (Object.keys(words).length === 0) return;
    await this.#database.updateTable('organisation').set(words).where('id', '=', id).execute();
  }

  /** The oldest organisation of exactly this name. */
  async findByName(name: string): Promise<Organisation | undefined> {
    const row = await this.#database
      .selectFrom('organisation')
      .selectAll()
      .where('name', '=', name)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row && toOrganisation(row);
  }
}

function toOrganisation(row: OrganisationTable): Organisation {
  return {
    id: row.id,
    name: row.name,
    areaCodes: [row.area_code_one, row.area_code_two, row.area_code_three],
  };
}
