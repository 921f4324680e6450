import { loadSecret } from '../../platform/database/secret.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { PictureScaler } from '../conversion/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import { routeCourseware } from './courseware.routes.ts';
import { CoursewareService } from './courseware.service.ts';
import type { CoursewareTables } from './courseware.tables.ts';
import { CoursewareAssetsService } from './courseware-assets.service.ts';
import { CoursewareAssetsStore } from './courseware-assets.store.ts';
import { coursewareKind } from './courseware-kind.ts';
import { CoursewareReads } from './courseware-reads.ts';
import { FileLinks } from './file-links.ts';
import { ScaledPicturesStore } from './scaled-pictures.store.ts';
import { ServeFile } from './serve-file.ts';
import { ShownPictures } from './shown-pictures.ts';
import { UnusedAssets } from './unused-assets.ts';
import { CoursewareWriter, defaultWriterLimits } from './writing/courseware-writer.ts';

/** Age at which scaled copies of pictures that no courseware uses are removed, milliseconds. */
const UNUSED_AFTER_MS = 24 * 3_600_000;

/** Ports to other features. */
export interface CoursewarePorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'kinds' | 'readsComments' | 'space'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'register'>;
}

/** Registers coursewares: a kind of live document with files, and their exports. */
export async function registerCourseware(
  ground: Ground,
  { documents, liveDocuments }: CoursewarePorts,
): Promise<Registered<CoursewareService>> {
  const { clock, config, database, derivatives, log, objects, objectSweep, routes, warmUp } = ground;
  const links = new FileLinks(new LinkSigner(await loadSecret(database, 'courseware_links'), clock));
  const store = new CoursewareAssetsStore(database.withTables<CoursewareTables>());
  const unused = new UnusedAssets({ store, documents, log });
  const live = liveDocuments.register(coursewareKind(store, unused));
  const reads = new CoursewareReads(live, config.roles.includes('api'));
  const writer = new CoursewareWriter(defaultWriterLimits, (problem) =>
    log.warn({ problem }, 'a problem occurred while a presentation was written'),
  );
  const scaled = new ScaledPicturesStore(database.withTables<CoursewareTables>());
  const scaler = new PictureScaler((said) => log.warn({ said }, 'failed to scale a picture'));
  const shown = new ShownPictures({ store: scaled, objects, derivatives, scaler, clock });
  const assets = new CoursewareAssetsService({ store, objects, documents, links, shown });
  const service = new CoursewareService({ live, assets, store, objects, shown, unused, reads, writer });
  documents.kinds.add('coursewares', {
    takes: { mimes: /^/, types: 'png, jpg, gif, webp, bmp, svg, mp3, wav, m4a, ogg, flac, mp4, webm' },
    fromFiles: service,
    write: (documentId, about, options) => service.write(documentId, 'ndpx', about, options),
  });
  objectSweep.names('objects', (hashes) => store.named(hashes));
  objectSweep.names('derivatives', (hashes) => scaled.named(hashes));
  objectSweep.letsGo((now) => scaled.forgetUnused(new Date(now - UNUSED_AFTER_MS)));
  routeCourseware(routes, documents, service, new ServeFile(links, store, shown, documents), clock);
  const cancelWarmUp = warmUp(() => reads.prepare());
  const close = async () => {
    cancelWarmUp();
    await Promise.all([writer.close(), reads.close(), shown.close()]);
  };
  return { service, close, personal: [] };
}
