import { newId } from '@lectern/base';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { BareDatabase } from '../../platform/database/any-tables.ts';

export interface Organisation {
  readonly id: string;
  readonly name: string;
  /** Province, city and district, where the school gave them. */
  readonly areaCodes: readonly [string | null, string | null, string | null];
}

interface OrganisationTable {
  id: string;
  name: string;
  area_code_one: string | null;
  area_code_two: string | null;
  area_code_three: string | null;
  created_at: Date;
}

export interface NewOrganisation {
  readonly name: string;
  readonly areaCodes?: readonly [string | null, string | null, string | null];
}

/** Schools and what else holds organisation accounts. */
export class OrganisationsService {
  readonly #clock: Clock;
  readonly #database: Kysely<{ organisation: OrganisationTable }>;

  constructor(database: BareDatabase, clock: Clock) {
    this.#clock = clock;
    this.#database = database.withTables<{ organisation: OrganisationTable }>();
  }

  async createOrganisation({ name, areaCodes = [null, null, null] }: NewOrganisation): Promise<Organisation> {
    const id = newId();
    await this.#database
      .insertInto('organisation')
      .values({
        id,
        name,
        area_code_one: areaCodes[0],
        area_code_two: areaCodes[1],
        area_code_three: areaCodes[2],
        created_at: new Date(this.#clock.now()),
      })
      .execute();
    return { id, name, areaCodes };
  }

  async findOrganisation(id: string): Promise<Organisation | undefined> {
    return (await this.findOrganisations([id])).get(id);
  }

  async findOrganisations(ids: readonly string[]): Promise<ReadonlyMap<string, Organisation>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('organisation')
      .selectAll()
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(rows.map((row) => [row.id, toOrganisation(row)]));
  }

  /** The oldest organisation of exactly this name. */
  async findOrganisationByName(name: string): Promise<Organisation | undefined> {
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
