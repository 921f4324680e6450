import { listStudents, listTeacherClasses, queryClasses } from '@lectern/protocol/classes';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/index.ts';
import { ClassesService } from './classes.service.ts';

export { ClassesService } from './classes.service.ts';

export function registerClasses(
  platform: Platform,
  routes: Routes,
  accounts: AccountsService,
): ClassesService {
  const classes = new ClassesService(platform, accounts);

  routes.handle(listTeacherClasses, ({ caller, params, query }) =>
    classes.listOfTeacher(caller, params.uid, { offset: query.$offset, limit: query.$limit }),
  );

  routes.handle(queryClasses, async ({ caller, query }) => ({
    items: await classes.query(caller, query.class_ids, query.with_stat),
  }));

  routes.handle(listStudents, ({ caller, params, query }) =>
    classes.listStudents(caller, params.class_id, { offset: query.$offset, limit: query.$limit }),
  );

  return classes;
}
