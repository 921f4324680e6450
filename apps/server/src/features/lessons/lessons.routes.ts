import { listClassCalls } from '@lectern/protocol/class-calls';
import { getClassSums } from '@lectern/protocol/class-sums';
import { hostLesson, leaveLesson } from '@lectern/protocol/lesson-hosts';
import * as endpoints from '@lectern/protocol/lessons';
import type { Routes } from '../../platform/http/routes.ts';
import type { ClassSumsService } from './class-sums.service.ts';
import type { LessonHosts } from './lesson-hosts.service.ts';
import type { LessonsService } from './lessons.service.ts';

export function routeLessons(routes: Routes, lessons: LessonsService): void {
  routes.handle(endpoints.beginLesson, ({ caller, params, body }) =>
    lessons.begin(caller, params.id, {
      name: body.name,
      coursewareId: body.courseware_id,
      classId: body.class_id,
      beginAt: body.begin_at,
    }),
  );
  routes.handle(endpoints.endLesson, ({ caller, params, body }) =>
    lessons.end(caller, params.id, body.end_at, body.panel_id),
  );
  routes.handle(endpoints.resumeLesson, ({ caller, params, body }) =>
    lessons.resume(caller, params.id, body.resume_at),
  );
  routes.handle(endpoints.changeLessonClass, ({ caller, params, body }) =>
    lessons.changeClass(caller, params.id, body.class_id),
  );
  routes.handle(endpoints.listLessons, ({ caller, query }) => lessons.list(caller, query));
  routes.handle(endpoints.getLesson, ({ caller, params }) => lessons.get(caller, params.id));
  routes.handle(endpoints.deleteLesson, async ({ caller, params }) => {
    await lessons.remove(caller, params.id);
    return {};
  });
  routes.handle(endpoints.addClassEvents, async ({ caller, params, body }) => ({
    count: await lessons.addEvents(caller, params.id, body.events),
  }));
  routes.handle(endpoints.listClassEvents, ({ caller, params, query }) =>
    lessons.listEvents(caller, params.id, query),
  );
}

export function routeClassSums(routes: Routes, sums: ClassSumsService): void {
  routes.handle(getClassSums, ({ caller, params, query }) =>
    sums.sums(caller, params.class_id, {
      from: query.from === undefined ? undefined : new Date(query.from),
      until: query.until === undefined ? undefined : new Date(query.until),
    }),
  );
  routes.handle(listClassCalls, async ({ caller, params, query }) => ({
    calls: await sums.calls(caller, params.class_id, query.lesson_id),
  }));
}

export function routeLessonHosts(routes: Routes, hosts: LessonHosts): void {
  routes.handle(hostLesson, ({ caller, params, body }) =>
    hosts.host(caller.userId, params.id, {
      panelId: body.panel_id,
      how: body.how,
      coursewareId: body.courseware_id,
      beginAt: body.begin_at,
      silentMs: body.silent_ms,
      isHidden: body.hidden,
    }),
  );
  routes.handle(leaveLesson, async ({ caller, params, body }) => {
    await hosts.leave(caller.userId, params.id, body.panel_id);
    return {};
  });
}
