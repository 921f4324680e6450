import type { Identity } from '@lectern/protocol';
import type { AnalyticsEvent } from '@lectern/protocol/analytics';
import type { Generated, JSONColumnType, Kysely } from 'kysely';

export type AnalyticsTables = {
  analytics_event: {
    id: Generated<string>;
    user_id: string;
    organisation_id: string | null;
    identities: JSONColumnType<Identity[], string, string>;
    name: AnalyticsEvent;
    detail: string;
    at: Date;
  };
};

export interface KeptEvent {
  readonly userId: string;
  readonly organisationId: string | undefined;
  readonly identities: readonly Identity[];
  readonly name: AnalyticsEvent;
  readonly detail: string;
  readonly at: Date;
}

export class AnalyticsStore {
  readonly #database: Kysely<AnalyticsTables>;

  constructor(database: Kysely<AnalyticsTables>) {
    this.#database = database;
  }

  async insert(events: readonly KeptEvent[]): Promise<void> {
    await this.#database
      .insertInto('analytics_event')
      .values(
        events.map(({ userId, organisationId, identities, name, detail, at }) => ({
          user_id: userId,
          organisation_id: organisationId ?? null,
          identities: JSON.stringify(identities),
          ...{ name, detail, at },
        })),
      )
      .execute();
  }

  /** Counts of each event in a school since a time, and of the users who caused it. */
  async sums(
    organisationId: string,
    since: Date,
  ): Promise<readonly { readonly name: AnalyticsEvent; readonly times: number; readonly people: number }[]> {
    return this.#database
      .selectFrom('analytics_event')
      .select(({ fn }) => [
        'name',
        fn.countAll<number>().as('times'),
        fn.count<number>('user_id').distinct().as('people'),
      ])
      .where('organisation_id', '=', organisationId)
      .where('at', '>=', since)
      .groupBy('name')
      .execute();
  }

  async sweep(before: Date): Promise<void> {
    await this.#database.deleteFrom('analytics_event').where('at', '<', before).execute();
  }
}
