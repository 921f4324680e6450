import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { routeEnvironment } from './environment.routes.ts';
import { EnvironmentService, type FindUser } from './environment.service.ts';

/** What the environment needs of other features. */
export interface EnvironmentNeeds {
  readonly accounts: FindUser;
}

/** Where the program runs, and what is switched on there, for whom. */
export function registerEnvironment(
  { clock, database, routes }: Ground,
  { accounts }: EnvironmentNeeds,
): Registered<EnvironmentService> {
  const service = new EnvironmentService(database, clock);
  routeEnvironment(routes, service, accounts);
  return { service, close: nothingToClose };
}
