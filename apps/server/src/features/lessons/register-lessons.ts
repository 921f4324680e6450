import { CoursewareGuard, LESSON_LIMITS } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol';
import { LESSON_LIVE_PATH } from '@lectern/protocol/lessons';
import * as Y from 'yjs';
import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { isAllowed } from '../../platform/policy.ts';
import { DEACTIVATED_TOPIC } from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { LiveDocumentsService, LiveHome, LiveKind } from '../live-documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { ClassCallsStore } from './class-calls.store.ts';
import { ClassSumsService } from './class-sums.service.ts';
import { ClassSumsStore } from './class-sums.store.ts';
import { LessonHosts } from './lesson-hosts.service.ts';
import { LessonHostsStore } from './lesson-hosts.store.ts';
import { mayTeach } from './lessons.policy.ts';
import { routeClassSums, routeLessonHosts, routeLessons } from './lessons.routes.ts';
import { endLeftLessons, type LessonNeighbours, LessonsService } from './lessons.service.ts';
import { LessonsStore } from './lessons.store.ts';
import type { LessonTables } from './lessons.tables.ts';

const END_LEFT_EVERY_MS = 15 * 60_000;

/** Ports to other features. */
export interface LessonPorts extends LessonNeighbours {
  readonly classes: Pick<ClassesService, 'query' | 'checkTeaches'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
  readonly notifications: Pick<NotificationsService, 'push'>;
}

/** Registers lessons: live documents, hosts, events, and records. */
export function registerLessons(ground: Ground, ports: LessonPorts): Registered<LessonsService> {
  const { bus, clock, config, database, log, routes } = ground;
  const { classes, documents, liveDocuments, notifications } = ports;
  const tables = database.withTables<LessonTables>();
  const store = new LessonsStore(tables);
  const live = liveDocuments.register(
    lessonKind({
      async permissionOf(userId, lessonId) {
        const row = await store.find(lessonId);
        const decision = mayTeach(userId, row && { teacherId: row.teacher_id });
        return isAllowed(decision) ? EditPermission.EDIT : EditPermission.NONE;
      },
    }),
  );
  const hosts = new LessonHosts({
    store: new LessonHostsStore(tables),
    lessons: store,
    notifications,
    clock,
  });
  const service = new LessonsService({ store, hosts, live, classes, documents, bus, clock });
  routeLessons(routes, service);
  routeLessonHosts(routes, hosts);
  routeClassSums(
    routes,
    new ClassSumsService(new ClassSumsStore(tables), new ClassCallsStore(tables), classes, clock),
  );
  const deactivated = bus.subscribe(DEACTIVATED_TOPIC, () => {
    service
      .endOfDeactivated()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'failed to end the lessons of a deactivated teacher'),
      );
  });
  const personal: readonly PersonalRow<LessonTables>[] = [
    {
      table: 'lesson',
      column: 'teacher_id',
      onCancel: { remove: (userId) => service.removeAll(userId) },
      export: { in: 'lessons' },
    },
    {
      table: 'lesson_host',
      column: 'teacher_id',
      onCancel: 'delete',
      export: { none: 'only the panel that teaches a lesson' },
    },
  ];
  if (!config.roles.includes('worker')) return { service, close: async () => deactivated(), personal };
  const ending = every({
    everyMs: END_LEFT_EVERY_MS,
    jitterMs: END_LEFT_EVERY_MS / 4,
    firstAfterMs: 0,
    async run() {
      // A teacher may have been deactivated while no process ran.
      await service.endOfDeactivated();
      await endLeftLessons(store, bus, clock.now());
    },
    failure: 'failed to end abandoned lessons',
    log,
  });
  return {
    service,
    personal,
    async close() {
      deactivated();
      await ending.close();
    },
  };
}

/**
 * The lesson as a kind of live document. The panel creates it, perhaps offline; the server's document begins
 * empty, and the panel's merges into it.
 */
function lessonKind(home: LiveHome): LiveKind {
  return {
    code: 'lesson',
    name: 'lesson',
    path: LESSON_LIVE_PATH,
    format: 'lesson',
    home,
    blank: () => ({ state: Y.encodeStateAsUpdate(new Y.Doc()), pageCount: 0 }),
    migrate: () => undefined,
    maxBytes: LESSON_LIMITS.bytes,
    guard: (document) => new CoursewareGuard(document, LESSON_LIMITS),
  };
}
