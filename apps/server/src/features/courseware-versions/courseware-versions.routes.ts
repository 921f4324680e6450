import * as endpoints from '@lectern/protocol/courseware-versions';
import type { Routes } from '../../platform/http/routes.ts';
import { sendRead } from '../courseware/index.ts';
import type { CoursewareVersionsService } from './courseware-versions.service.ts';

export function routeCoursewareVersions(routes: Routes, versions: CoursewareVersionsService): void {
  routes.handle(endpoints.listCoursewareVersions, ({ caller, params, query }) =>
    versions.list(caller.userId, params.id, query.behind),
  );

  routes.handle(endpoints.keepCoursewareVersion, ({ caller, params, body }) =>
    versions.keep(caller.userId, params.id, body.name),
  );

  routes.handle(endpoints.nameCoursewareVersion, ({ caller, params, body }) =>
    versions.name(caller.userId, params.id, params.version_id, body.name),
  );

  routes.handle(endpoints.coursewareVersionRecords, async ({ caller, params, request, response }) =>
    sendRead(await versions.records(caller.userId, params.id, params.version_id), request, response),
  );

  routes.handle(endpoints.restoreCoursewareVersion, async ({ caller, params }) => ({
    changed: await versions.restore(caller.userId, params.id, params.version_id),
  }));
}
