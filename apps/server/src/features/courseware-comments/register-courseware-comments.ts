import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { routeCoursewareComments } from './courseware-comments.routes.ts';
import { CoursewareCommentsService } from './courseware-comments.service.ts';
import { CoursewareCommentsStore } from './courseware-comments.store.ts';
import type { CoursewareCommentTables } from './courseware-comments.tables.ts';

/** What comments need of other features. */
export interface CoursewareCommentPorts {
  readonly accounts: Pick<AccountsService, 'findUsers'>;
  readonly courseware: Pick<CoursewareService, 'commentsFrom'>;
  readonly documents: Pick<DocumentsService, 'allowed' | 'grants' | 'readsComments'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'present'>;
  readonly notifications: Pick<NotificationsService, 'notify' | 'push'>;
}

/** What those who work on a courseware say of its pages and of what is on them. */
export function registerCoursewareComments(
  { clock, database, routes }: Ground,
  { courseware, ...ports }: CoursewareCommentPorts,
): Registered<CoursewareCommentsService> {
  const store = new CoursewareCommentsStore(database.withTables<CoursewareCommentTables>());
  const service = new CoursewareCommentsService({ store, clock, ...ports });
  routeCoursewareComments(routes, service);
  courseware.commentsFrom((documentId) => service.ofFile(documentId));
  return { service, close: nothingToClose };
}
