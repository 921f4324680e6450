import { loadSecret } from '../../platform/database/secret.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import { routeCourseware } from './courseware.routes.ts';
import { CoursewareService } from './courseware.service.ts';
import type { CoursewareTables } from './courseware.tables.ts';
import { CoursewareAssetsService } from './courseware-assets.service.ts';
import { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { coursewareKind } from './courseware-kind.ts';
import { CoursewareReads } from './courseware-reads.ts';
import { CoursewareWriter, defaultWriterLimits } from './courseware-writer.ts';
import { FileLinks } from './file-links.ts';
import { ServeFile } from './serve-file.ts';
import { UnusedAssets } from './unused-assets.ts';

/** What coursewares need of other features. */
export interface CoursewarePorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'space'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
}

/** Coursewares: a kind of live document with files of its own, and the ways to take one out. */
export async function registerCourseware(
  ground: Ground,
  { documents, liveDocuments }: CoursewarePorts,
): Promise<Registered<CoursewareService>> {
  const { clock, database, log, objects, objectSweep, routes } = ground;
  const links = new FileLinks(new LinkSigner(await loadSecret(database, 'courseware_links'), clock));
  const store = new CoursewareAssetsStore(database.withTables<CoursewareTables>());
  const unused = new UnusedAssets({ store, documents, log });
  const live = liveDocuments.register(coursewareKind(store, unused));
  const reads = new CoursewareReads(live);
  const writer = new CoursewareWriter(defaultWriterLimits, (problem) =>
    log.warn({ problem }, 'a presentation could not be written as it should'),
  );
  const assets = new CoursewareAssetsService(store, objects, documents, links);
  const service = new CoursewareService({ live, assets, store, objects, reads, writer });
  objectSweep.names('objects', (hashes) => store.named(hashes));
  routeCourseware(routes, documents, service, new ServeFile(links, store, objects, documents), clock);
  const close = async () => {
    await Promise.all([writer.close(), reads.close()]);
  };
  return { service, close };
}
