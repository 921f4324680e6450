import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { routeTaughtChapters } from './taught-chapters.routes.ts';
import { TaughtChaptersService } from './taught-chapters.service.ts';
import { TaughtChaptersStore, type TaughtChapterTables } from './taught-chapters.store.ts';

/** Registers the chapter that each account teaches. */
export function registerTaughtChapters({
  clock,
  database,
  routes,
}: Ground): Registered<TaughtChaptersService> {
  const store = new TaughtChaptersStore(database.withTables<TaughtChapterTables>());
  const service = new TaughtChaptersService(store, clock);
  routeTaughtChapters(routes, service);
  const personal: readonly PersonalRow<TaughtChapterTables>[] = [
    {
      table: 'taught_chapter',
      column: 'account_id',
      onCancel: 'delete',
      export: {
        file: 'chapter.json',
        about: { zh: '正在讲授的章节', en: 'the chapter that you teach' },
        columns: ['chapter', 'chosen_at'],
      },
    },
  ];
  return { service, close: nothingToClose, personal };
}
