import { LecternError } from '@lectern/protocol';
import { type AnalyticsEvent, USAGE_DAYS } from '@lectern/protocol/analytics';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import { type AccountsService, type AddressLimit, mayOverseeSchool } from '../accounts/index.ts';
import type { EnvironmentService } from '../environment/index.ts';
import type { AnalyticsStore } from './analytics.store.ts';

/** Ports to other features. */
export interface AnalyticsNeeds {
  readonly accounts: Pick<AccountsService, 'findUser'>;
  readonly environment: Pick<EnvironmentService, 'isOn'>;
}

const DAY_MS = 86_400_000;

interface SentEvent {
  readonly name: AnalyticsEvent;
  readonly ago: number;
  readonly detail: string;
}

/** Counts uses of screens and resources. This service decides whether analytics is on, whatever the browser sends. */
export class AnalyticsService {
  readonly #store: AnalyticsStore;
  readonly #needs: AnalyticsNeeds;
  readonly #clock: Clock;
  readonly #limit: AddressLimit;

  constructor(store: AnalyticsStore, needs: AnalyticsNeeds, clock: Clock, limit: AddressLimit) {
    this.#store = store;
    this.#needs = needs;
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Returns the number of stored events. Throws TOO_MANY_REQUESTS. */
  async take(caller: CallerIdentity, events: readonly SentEvent[]): Promise<number> {
    this.#limit.take(caller.userId);
    // All guests share one account, so their events have no meaning.
    if (caller.accountType === 'guest') return 0;
    const user = await this.#needs.accounts.findUser(caller.userId);
    if (!(await this.#needs.environment.isOn('analytics', caller, user))) return 0;
    const now = this.#clock.now();
    await this.#store.insert(
      events.map(({ name, ago, detail }) => ({
        userId: caller.userId,
        organisationId: caller.organisationId,
        identities: user?.identities ?? [],
        at: new Date(now - ago),
        ...{ name, detail },
      })),
    );
    return events.length;
  }

  /**
   * Counts of use in the caller's school in the last days, the highest first. Throws FORBIDDEN for a caller who does
   * not oversee a school.
   */
  async usage(caller: CallerIdentity): ReturnType<AnalyticsStore['sums']> {
    const user = await this.#needs.accounts.findUser(caller.userId);
    enforce(mayOverseeSchool(caller, user?.identities ?? []));
    if (caller.organisationId === undefined) throw new LecternError('FORBIDDEN');
    const since = new Date(this.#clock.now() - USAGE_DAYS * DAY_MS);
    const sums = await this.#store.sums(caller.organisationId, since);
    return sums.toSorted((one, other) => other.times - one.times);
  }
}
