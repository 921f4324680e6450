import { FEATURE_NAMES, type Feature } from '@lectern/protocol/environment';
import type { Kysely } from 'kysely';

export interface Override {
  readonly feature: Feature;
  readonly identityId: string;
  readonly enable: boolean;
}

export class EnvironmentStore {
  readonly #database: Kysely<EnvironmentTables>;

  constructor(database: Kysely<EnvironmentTables>) {
    this.#database = database;
  }

  /**
   * The overrides for any of these identities, in no order. Features that only later versions of the program know are
   * omitted.
   */
  async find(identityIds: readonly string[]): Promise<readonly Override[]> {
    const rows = await this.#database
      .selectFrom('environment_override')
      .selectAll()
      .where('identity_id', 'in', identityIds)
      .execute();
    return rows.flatMap(({ feature, identity_id: identityId, enable }) => {
      const known = FEATURE_NAMES.find((name) => name === feature);
      return known === undefined ? [] : [{ feature: known, identityId, enable }];
    });
  }

  async put({ feature, identityId, enable }: Override, at: Date): Promise<void> {
    await this.#database
      .insertInto('environment_override')
      .values({ feature, identity_id: identityId, enable, updated_at: at })
      .onConflict((conflict) =>
        conflict.columns(['identity_id', 'feature']).doUpdateSet({ enable, updated_at: at }),
      )
      .execute();
  }

  async remove(feature: Feature, identityId: string): Promise<void> {
    await this.#database
      .deleteFrom('environment_override')
      .where('identity_id', '=', identityId)
      .where('feature', '=', feature)
      .execute();
  }
}

export type EnvironmentTables = {
  environment_override: {
    feature: string;
    identity_id: string;
    enable: boolean;
    updated_at: Date;
  };
};
