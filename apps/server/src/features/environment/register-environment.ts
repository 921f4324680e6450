import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { routeEnvironment } from './environment.routes.ts';
import { EnvironmentService, type FindUser } from './environment.service.ts';
import type { EnvironmentTables } from './environment.store.ts';

/** Ports to other features. */
export interface EnvironmentNeeds {
  readonly accounts: FindUser;
}

/** Registers the environment: where the program runs, and which features are switched on for whom. */
export function registerEnvironment(
  { clock, database, routes }: Ground,
  { accounts }: EnvironmentNeeds,
): Registered<EnvironmentService> {
  const service = new EnvironmentService(database, clock);
  routeEnvironment(routes, service, accounts);
  const personal: readonly PersonalRow<EnvironmentTables>[] = [
    {
      table: 'environment_override',
      column: 'identity_id',
      onCancel: 'delete',
      export: { none: "a setting of the program's operator" },
    },
  ];
  return { service, close: nothingToClose, personal };
}
