import * as endpoints from '@lectern/protocol/courseware-comments';
import type { Routes } from '../../platform/http/routes.ts';
import type { CoursewareCommentsService } from './courseware-comments.service.ts';

export function routeCoursewareComments(routes: Routes, comments: CoursewareCommentsService): void {
  routes.handle(endpoints.listComments, ({ caller, params }) => comments.list(caller.userId, params.id));

  routes.handle(endpoints.commentPeople, ({ caller, params }) => comments.people(caller.userId, params.id));

  routes.handle(endpoints.putComment, ({ caller, params, body }) =>
    comments.put(caller.userId, params.id, params.comment_id, body),
  );

  routes.handle(endpoints.changeComment, ({ caller, params, body }) =>
    comments.change(caller.userId, params.id, params.comment_id, body),
  );

  routes.handle(endpoints.resolveComment, ({ caller, params, body }) =>
    comments.resolve(caller.userId, params.id, params.comment_id, body.resolved),
  );

  routes.handle(endpoints.deleteComment, async ({ caller, params }) => {
    await comments.delete(caller.userId, params.id, params.comment_id);
    return {};
  });
}
