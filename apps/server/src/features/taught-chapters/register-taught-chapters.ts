import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { routeTaughtChapters } from './taught-chapters.routes.ts';
import { TaughtChaptersService } from './taught-chapters.service.ts';
import { TaughtChaptersStore } from './taught-chapters.store.ts';
import type { TaughtChapterTables } from './taught-chapters.tables.ts';

/** The chapter that each account teaches. */
export function registerTaughtChapters({
  clock,
  database,
  routes,
}: Ground): Registered<TaughtChaptersService> {
  const store = new TaughtChaptersStore(database.withTables<TaughtChapterTables>());
  const service = new TaughtChaptersService(store, clock);
  routeTaughtChapters(routes, service);
  return { service, close: nothingToClose };
}
