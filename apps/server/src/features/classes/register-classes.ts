import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { routeClasses } from './classes.routes.ts';
import { ClassesService, type ClassPorts } from './classes.service.ts';
import { ClassesStore } from './classes.store.ts';

/** Classes and their pupils, as the school's teachers see them. */
export function registerClasses(ground: Ground, { accounts }: ClassPorts): Registered<ClassesService> {
  const { clock, database, log, routes } = ground;
  const service = new ClassesService({ store: new ClassesStore(database), accounts, clock, log });
  routeClasses(routes, service);
  return { service, close: nothingToClose };
}
