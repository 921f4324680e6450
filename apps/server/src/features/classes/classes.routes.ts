import * as endpoints from '@lectern/protocol/classes';
import type { Routes } from '../../platform/http/routes.ts';
import type { ClassesService } from './classes.service.ts';
import type { StudentsService } from './students.service.ts';

export function routeClasses(routes: Routes, classes: ClassesService, students: StudentsService): void {
  routes.handle(endpoints.listTeacherClasses, ({ caller, params, query }) =>
    classes.listOfTeacher(caller, params.uid, {
      archived: query.archived,
      offset: query.$offset,
      limit: query.$limit,
    }),
  );

  routes.handle(endpoints.queryClasses, async ({ caller, query }) => ({
    items: await classes.query(caller, query.class_ids, query.with_stat),
  }));

  routes.handle(endpoints.createClass, ({ caller, body }) =>
    classes.make(caller, {
      id: body.class_id,
      name: body.class_name,
      nickName: body.class_nick_name,
      classType: body.class_type,
    }),
  );

  routes.handle(endpoints.changeClass, ({ caller, params, body }) =>
    classes.change(caller, params.class_id, {
      name: body.class_name,
      nickName: body.class_nick_name,
      classType: body.class_type,
      archived: body.archived,
    }),
  );

  routes.handle(endpoints.listClassTeachers, async ({ caller, params }) => ({
    items: await classes.listTeachers(caller, params.class_id),
  }));

  routes.handle(endpoints.addClassTeacher, async ({ caller, params }) => ({
    items: await classes.addTeacher(caller, params.class_id, params.user_id),
  }));

  routes.handle(endpoints.leaveClass, async ({ caller, params }) => {
    await classes.leave(caller, params.class_id, params.user_id);
    return {};
  });

  routes.handle(endpoints.handOverClass, async ({ caller, params, body }) => {
    await classes.handOver(caller, params.class_id, body.user_id);
    return {};
  });

  routes.handle(endpoints.listStudents, ({ caller, params, query }) =>
    students.list(caller, params.class_id, { offset: query.$offset, limit: query.$limit }),
  );

  routes.handle(endpoints.changeStudents, ({ caller, params, body }) =>
    students.change(caller, params.class_id, body),
  );
}
