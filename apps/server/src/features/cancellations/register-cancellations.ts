import { every } from '../../platform/every.ts';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { routeCancellations } from './cancellations.routes.ts';
import { type CancellationPorts, CancellationsService } from './cancellations.service.ts';
import { CancellationsStore, type CancellationTables } from './cancellations.store.ts';

const END_EVERY_MS = 10 * 60_000;

/** Registers cancellations: an account and the personal rows of every feature are deleted a week after the request. */
export function registerCancellations(
  { clock, config, database, log, personalData, routes }: Ground,
  ports: CancellationPorts,
): Registered<CancellationsService> {
  const store = new CancellationsStore(database.withTables<CancellationTables>());
  const service = new CancellationsService({ ...ports, store, personalData, clock, log });
  routeCancellations(routes, service);
  const personal: readonly PersonalRow<CancellationTables>[] = [
    {
      table: 'account_cancellation',
      column: 'account_id',
      onCancel: 'account',
      export: { none: 'shown where it was requested' },
    },
  ];
  if (!config.roles.includes('worker')) return { service, close: nothingToClose, personal };
  const ending = every({
    everyMs: END_EVERY_MS,
    firstAfterMs: 0,
    run: () => service.endDue(),
    failure: 'failed to check for accounts due for cancellation',
    log,
  });
  return { service, close: () => ending.close(), personal };
}
