import { Gauge, Histogram } from 'prom-client';
import { loadSecret } from '../../platform/database/secret.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { routeCourseware } from './courseware.routes.ts';
import { CoursewareService } from './courseware.service.ts';
import type { CoursewareTables } from './courseware.tables.ts';
import { CoursewareAssetsService } from './courseware-assets.service.ts';
import { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { CoursewareLog } from './courseware-log.store.ts';
import { FileLinks } from './file-links.ts';
import { LiveAccess } from './live-access.ts';
import { routeLiveCoursewares } from './live-coursewares.routes.ts';
import { COURSEWARE_UPDATE_TOPIC, LiveCoursewares } from './live-coursewares.ts';
import { LivePersistence } from './live-persistence.ts';
import { defaultWriterLimits, PptxWriter } from './pptx-writer.ts';
import { ServeFile } from './serve-file.ts';
import { Touches } from './touches.ts';
import { UnusedAssetsStore } from './unused-assets.store.ts';
import { UnusedAssets } from './unused-assets.ts';

/** What coursewares need of other features. */
export interface CoursewarePorts {
  readonly documents: DocumentsService;
  readonly accounts: Pick<AccountsService, 'authenticate'>;
}

/** Coursewares: live editing, state, files. Registers itself with the documents as what a courseware holds. */
export async function registerCourseware(
  ground: Ground,
  { documents, accounts }: CoursewarePorts,
): Promise<Registered<CoursewareService>> {
  const { bus, clock, log: logger, metrics, objects, objectSweep, routes, sockets } = ground;
  const links = new FileLinks(new LinkSigner(await loadSecret(ground.database, 'courseware_links'), clock));
  const database = ground.database.withTables<CoursewareTables>();
  const log = new CoursewareLog(database);
  const assetsStore = new CoursewareAssetsStore(database);
  const touches = new Touches((documentId, userId) => documents.touch(documentId, userId), logger);
  const seconds = new Histogram({
    name: 'lectern_courseware_append_seconds',
    help: 'Time until an edit of a courseware is on disk',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [metrics],
  });
  const persistence = new LivePersistence(log, logger, seconds, (documentId, seq, userId) => {
    void bus.publish(COURSEWARE_UPDATE_TOPIC, `${documentId} ${seq}`);
    touches.edited(documentId, userId);
  });
  const access = new LiveAccess(
    accounts.authenticate,
    (userId, id) => documents.permissionOf(userId, id),
    logger,
  );
  const live = new LiveCoursewares(log, access, persistence, logger);
  const pptx = new PptxWriter(defaultWriterLimits, (problem) =>
    logger.warn({ problem }, 'a presentation could not be written as it should'),
  );
  const assets = new CoursewareAssetsService(assetsStore, objects, documents, links);
  const service = new CoursewareService({ log, assets, assetsStore, objects, live, pptx });
  documents.contents.register('coursewares', service);
  const unused = new UnusedAssets(new UnusedAssetsStore(database), log, documents, logger);
  objectSweep.letsGo((now) => unused.letGo(now));
  objectSweep.names('objects', (hashes) => assetsStore.named(hashes));
  routeCourseware(routes, documents, service, new ServeFile(links, assetsStore, objects), clock);
  routeLiveCoursewares(sockets, live);
  live.start(bus);
  observe(metrics, live);
  return {
    service,
    async close() {
      await pptx.close();
      await live.close();
      await touches.close();
    },
  };
}

function observe(metrics: Platform['metrics'], live: LiveCoursewares): void {
  const gauges: readonly (readonly [string, string, () => number])[] = [
    ['lectern_courseware_open', 'Coursewares that are open for live editing', () => live.documentCount],
    ['lectern_courseware_sockets', 'Open sockets of live editing', () => live.connectionCount],
  ];
  for (const [name, help, count] of gauges) {
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(count());
      },
    });
  }
}
