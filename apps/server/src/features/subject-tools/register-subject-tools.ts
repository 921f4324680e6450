import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { FavouriteToolsStore, type FavouriteToolTables } from './favourite-tools.store.ts';
import { StrokeData } from './stroke-data.ts';
import { routeStrokeData, routeSubjectTools } from './subject-tools.routes.ts';
import { SubjectToolsService } from './subject-tools.service.ts';

/** Registers the subject tool service: the tools that a place and a subject have, and each account's favourites. */
export function registerSubjectTools({ clock, database, routes }: Ground): Registered<SubjectToolsService> {
  const store = new FavouriteToolsStore(database.withTables<FavouriteToolTables>());
  const service = new SubjectToolsService(store, clock);
  routeSubjectTools(routes, service);
  routeStrokeData(routes, new StrokeData());
  const personal: readonly PersonalRow<FavouriteToolTables>[] = [
    {
      table: 'favourite_subject_tool',
      column: 'account_id',
      onCancel: 'delete',
      export: {
        file: 'subject-tools.json',
        about: { zh: '收藏的学科工具', en: 'your favourite subject tools' },
        columns: ['tool_key', 'added_at'],
      },
    },
  ];
  return { service, close: nothingToClose, personal };
}
