import { listStudents, listTeacherClasses, queryClasses } from '@lectern/protocol/classes';
import type { Routes } from '../../platform/http/routes.ts';
import type { ClassesService } from './classes.service.ts';

export function routeClasses(routes: Routes, classes: ClassesService): void {
  routes.handle(listTeacherClasses, ({ caller, params, query }) =>
    classes.listOfTeacher(caller, params.uid, { offset: query.$offset, limit: query.$limit }),
  );

  routes.handle(queryClasses, async ({ caller, query }) => ({
    items: await classes.query(caller, query.class_ids, query.with_stat),
  }));

  routes.handle(listStudents, ({ caller, params, query }) =>
    classes.listStudents(caller, params.class_id, { offset: query.$offset, limit: query.$limit }),
  );
}
