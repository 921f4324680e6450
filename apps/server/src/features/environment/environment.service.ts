import { LecternError } from '@lectern/protocol';
import {
  type EnvironmentConfig,
  environmentOf,
  type Feature,
  featureConfig,
  type OverrideItem,
} from '@lectern/protocol/environment';
import type { Clock } from '../../platform/clock.ts';
import type { BareDatabase } from '../../platform/database/database.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce, isAllowed } from '../../platform/policy.ts';
import { type AccountsService, mayOverseeSchool, type User } from '../accounts/index.ts';
import { EnvironmentStore, type EnvironmentTables } from './environment.store.ts';

type Caller = Pick<CallerIdentity, 'userId' | 'organisationId'>;

/** Which features are switched on, and for which users. Every feature with a switch checks it with this service. */
export class EnvironmentService {
  readonly #store: EnvironmentStore;
  readonly #clock: Clock;

  constructor(database: BareDatabase, clock: Clock) {
    this.#store = new EnvironmentStore(database.withTables<EnvironmentTables>());
    this.#clock = clock;
  }

  async config(caller: Caller, user: User | undefined, hostname: string): Promise<EnvironmentConfig> {
    return {
      environment: environmentOf(hostname),
      overrides: await this.#overrides(caller, user),
      may_set_school: isAllowed(mayOverseeSchool(caller, user?.identities ?? [])),
    };
  }

  async isOn(feature: Feature, caller: Caller, user: User | undefined): Promise<boolean> {
    return featureConfig(await this.#overrides(caller, user))[feature];
  }

  /** Sets a switch for the school that the caller oversees; null deletes the setting. Throws FORBIDDEN. */
  async setForSchool(
    caller: Caller,
    user: User | undefined,
    feature: Feature,
    enable: boolean | null,
  ): Promise<void> {
    enforce(mayOverseeSchool(caller, user?.identities ?? []));
    if (caller.organisationId === undefined) throw new LecternError('FORBIDDEN');
    await this.set(feature, caller.organisationId, enable);
  }

  /** Sets a switch for a user, a school or an identity; with an empty id for all users. Null deletes the setting. */
  async set(feature: Feature, identityId: string, enable: boolean | null): Promise<void> {
    if (enable === null) await this.#store.remove(feature, identityId);
    else await this.#store.put({ feature, identityId, enable }, new Date(this.#clock.now()));
  }

  /** Overrides for all users, for the user's identities, for the school, for the user: a later one prevails. */
  async #overrides(caller: Caller, user: User | undefined): Promise<OverrideItem[]> {
    const order = ['', ...(user?.identities ?? []), caller.organisationId ?? '', caller.userId];
    const found = await this.#store.find([...new Set(order)]);
    return found
      .toSorted((one, other) => order.indexOf(one.identityId) - order.indexOf(other.identityId))
      .map(({ feature, identityId, enable }) => ({
        enable,
        tag_info: JSON.stringify({ target: feature }),
        identity_id: identityId,
      }));
  }
}

export type FindUser = Pick<AccountsService, 'findUser'>;
