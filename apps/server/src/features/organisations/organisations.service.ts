import { newId } from '@lectern/base';
import type { Clock } from '../../platform/clock.ts';
import type { BareDatabase } from '../../platform/database/database.ts';
import { type Organisation, OrganisationsStore, type OrganisationTables } from './organisations.store.ts';

export interface NewOrganisation {
  readonly name: string;
  readonly areaCodes?: Organisation['areaCodes'];
}

/** Schools and other organisations with accounts. */
export class OrganisationsService {
  readonly #clock: Clock;
  readonly #store: OrganisationsStore;

  constructor(database: BareDatabase, clock: Clock) {
    this.#clock = clock;
    this.#store = new OrganisationsStore(database.withTables<OrganisationTables>());
  }

  async createOrganisation({ name, areaCodes = [null, null, null] }: NewOrganisation): Promise<Organisation> {
    const organisation = { id: newId(), name, areaCodes };
    await this.#store.insert(organisation, new Date(this.#clock.now()));
    return organisation;
  }

  async findOrganisation(id: string): Promise<Organisation | undefined> {
    return (await this.findOrganisations([id])).get(id);
  }

  async findOrganisations(ids: readonly string[]): Promise<ReadonlyMap<string, Organisation>> {
    if (ids.length === 0) return new Map();
    const found = await this.#store.find([...new Set(ids)]);
    return new Map(found.map((organisation) => [organisation.id, organisation]));
  }

  /** Omitted values are kept; an empty area code deletes it. */
  async changeOrganisation(
    id: string,
    { name, areaCodes }: { name?: string | undefined; areaCodes: readonly (string | undefined)[] },
  ): Promise<void> {
    await this.#store.change(id, name, areaCodes);
  }

  /** The oldest organisation of exactly this name. */
  findOrganisationByName(name: string): Promise<Organisation | undefined> {
    return this.#store.findByName(name);
  }
}
