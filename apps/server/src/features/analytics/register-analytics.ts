import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { AddressLimit } from '../accounts/index.ts';
import { routeAnalytics } from './analytics.routes.ts';
import { type AnalyticsNeeds, AnalyticsService } from './analytics.service.ts';
import { AnalyticsStore, type AnalyticsTables } from './analytics.store.ts';

/** Calls of one user in an hour, each with up to fifty events. */
const IN_AN_HOUR = 240;
const HOUR_MS = 3_600_000;
/** Somewhat more than a school year. */
const KEPT_FOR_MS = 400 * 86_400_000;

/** Registers counts of used screens and resources. Counts are stored only when the school has enabled them. */
export function registerAnalytics(
  { clock, database, log, routes }: Ground,
  needs: AnalyticsNeeds,
): Registered<AnalyticsService> {
  const store = new AnalyticsStore(database.withTables<AnalyticsTables>());
  const service = new AnalyticsService(store, needs, clock, new AddressLimit(clock, IN_AN_HOUR, HOUR_MS));
  routeAnalytics(routes, service);
  const sweeping = every({
    everyMs: 6 * HOUR_MS,
    run: () => store.sweep(new Date(clock.now() - KEPT_FOR_MS)),
    failure: 'failed to delete old analytics',
    log,
  });
  const personal: readonly PersonalRow<AnalyticsTables>[] = [
    {
      table: 'analytics_event',
      column: 'user_id',
      onCancel: 'delete',
      export: {
        file: 'usage.json',
        about: { zh: '使用记录', en: 'how you used the program, where your school counts that' },
        columns: ['at', 'name', 'detail'],
      },
    },
  ];
  return { service, close: () => sweeping.close(), personal };
}
