import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { routeCoursewareComments } from './courseware-comments.routes.ts';
import { CoursewareCommentsService } from './courseware-comments.service.ts';
import { CoursewareCommentsStore } from './courseware-comments.store.ts';
import type { CoursewareCommentTables } from './courseware-comments.tables.ts';

/** Ports to other features. */
export interface CoursewareCommentPorts {
  readonly accounts: Pick<AccountsService, 'findUsers'>;
  readonly courseware: Pick<CoursewareService, 'commentsFrom'>;
  readonly documents: Pick<DocumentsService, 'allowed' | 'grants' | 'readsComments'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'present'>;
  readonly notifications: Pick<NotificationsService, 'notify' | 'push'>;
}

/** Registers comments on the pages and elements of coursewares. */
export function registerCoursewareComments(
  { clock, database, routes }: Ground,
  { courseware, ...ports }: CoursewareCommentPorts,
): Registered<CoursewareCommentsService> {
  const store = new CoursewareCommentsStore(database.withTables<CoursewareCommentTables>());
  const service = new CoursewareCommentsService({ store, clock, ...ports });
  routeCoursewareComments(routes, service);
  courseware.commentsFrom((documentId) => service.ofFile(documentId));
  const personal: readonly PersonalRow<CoursewareCommentTables>[] = [
    {
      table: 'courseware_comment',
      column: 'author_id',
      onCancel: { keep: 'comments stay with their courseware, under an account without a name' },
      export: {
        file: 'comments.json',
        about: { zh: '您写的批注', en: 'comments that you wrote' },
        columns: ['document_id', 'page_id', 'created_at', 'text'],
      },
    },
    {
      table: 'courseware_comment',
      column: 'mentions',
      onCancel: { keep: 'the user that a comment mentions is part of the text of its author' },
      export: { none: 'part of texts of other users' },
    },
  ];
  return { service, close: nothingToClose, personal };
}
