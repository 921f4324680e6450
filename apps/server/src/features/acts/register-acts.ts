import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { routeActs } from './acts.routes.ts';
import { type ActSources, ActsService } from './acts.service.ts';

/** Registers the list of a user's acts, which several features store. */
export function registerActs({ routes }: Ground, sources: ActSources): Registered<ActsService> {
  const service = new ActsService(sources);
  routeActs(routes, service);
  return { service, close: nothingToClose, personal: [] };
}
