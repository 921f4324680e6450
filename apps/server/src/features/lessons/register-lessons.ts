import { EditPermission } from '@lectern/protocol';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { isAllowed } from '../../platform/policy.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import { lessonKind } from './lesson-kind.ts';
import { mayTeach } from './lessons.policy.ts';
import { routeLessons } from './lessons.routes.ts';
import { type LessonNeighbours, LessonsService } from './lessons.service.ts';
import { LessonsStore } from './lessons.store.ts';
import type { LessonTables } from './lessons.tables.ts';

/** What lessons need of other features. */
export interface LessonPorts extends LessonNeighbours {
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
}

/** Lessons: their live documents, their host, what counts of them, and how they are kept. */
export function registerLessons(ground: Ground, ports: LessonPorts): Registered<LessonsService> {
  const { bus, clock, database, routes } = ground;
  const { classes, documents, liveDocuments } = ports;
  const store = new LessonsStore(database.withTables<LessonTables>());
  const live = liveDocuments.register(
    lessonKind({
      async permissionOf(userId, lessonId) {
        const row = await store.find(lessonId);
        const decision = mayTeach(userId, row && { teacherId: row.teacher_id });
        return isAllowed(decision) ? EditPermission.EDIT : EditPermission.NONE;
      },
    }),
  );
  const service = new LessonsService({ store, live, classes, documents, bus, clock });
  routeLessons(routes, service);
  return { service, close: nothingToClose };
}
