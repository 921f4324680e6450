import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { ThreadWork } from '../../platform/threads/thread-work.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { routeCoursewareVersions } from './courseware-versions.routes.ts';
import { CoursewareVersionsService } from './courseware-versions.service.ts';
import { CoursewareVersionsStore } from './courseware-versions.store.ts';
import type { CoursewareVersionDatabase, CoursewareVersionTables } from './courseware-versions.tables.ts';
import type { VersionAnswer, VersionQuestion } from './courseware-versions.thread.ts';

const MAKE_EVERY_MS = 60_000;
const MAKE_JITTER_MS = 15_000;
/** Limits of the thread: it parses a courseware of the largest size twice. */
const LIMITS = { waiting: 50, ofOne: 3, totalMs: 30_000, heapMb: 512, idleMs: 60_000 };

/** Ports to other features. */
export interface CoursewareVersionPorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'notePages'>;
  readonly courseware: Pick<CoursewareService, 'alsoNamed' | 'live' | 'logs' | 'onEdited' | 'reads'>;
}

/** Registers the history of coursewares: versions that are created when they are idle, and that can be restored. */
export function registerCoursewareVersions(
  { clock, config, database, log, objects, objectSweep, routes }: Ground,
  { documents, courseware }: CoursewareVersionPorts,
): Registered<CoursewareVersionsService> {
  const store = new CoursewareVersionsStore(database.withTables<CoursewareVersionTables>());
  const url = new URL('./courseware-versions.thread.ts', import.meta.url);
  const thread = new ThreadWork<VersionQuestion, VersionAnswer>(url, LIMITS);
  const service = new CoursewareVersionsService({
    store,
    courseware,
    documents,
    objects,
    thread,
    clock,
    log,
  });
  routeCoursewareVersions(routes, service);
  objectSweep.names('objects', (hashes) => store.named(hashes));
  courseware.alsoNamed((documentId, transaction) =>
    store.filesOf(documentId, transaction as unknown as CoursewareVersionDatabase),
  );
  const stop = courseware.onEdited((documentId) => service.edited(documentId));
  const making = config.roles.includes('worker')
    ? every({
        everyMs: MAKE_EVERY_MS,
        jitterMs: MAKE_JITTER_MS,
        run: () => service.makeDue(clock.now()),
        failure: 'failed to create versions of coursewares',
        log,
      })
    : undefined;
  const personal: readonly PersonalRow<CoursewareVersionTables>[] = [
    {
      table: 'courseware_version',
      column: 'people',
      onCancel: { keep: 'the history of a courseware names its authors, by id only' },
      export: { none: 'coursewares are exported in their current state' },
    },
  ];
  const close = async () => {
    stop();
    await making?.close();
    await service.close();
    await thread.close();
  };
  return { service, close, personal };
}
