import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { DocumentConverter } from '../conversion/index.ts';
import { FileReader } from '../transcoding/index.ts';
import { routePagePictures } from './page-pictures.routes.ts';
import { type PagePicturesPorts, PagePicturesService, pagePicturesJob } from './page-pictures.service.ts';
import { PagePicturesStore, type PagePicturesTables } from './page-pictures.store.ts';
import { workPagePictures } from './page-pictures-work.ts';

/** Age at which pictures of a file that no courseware uses are deleted, milliseconds. */
const UNUSED_AFTER_MS = 24 * 3_600_000;
/** A process runs one job at a time, because LibreOffice occupies a processor. */
const CONCURRENCY = 1;

/** Registers pictures of imported pages: any process accepts requests, processes with the worker role draw. */
export async function registerPagePictures(
  ground: Ground,
  { documents, courseware }: PagePicturesPorts,
): Promise<Registered<PagePicturesService>> {
  const { clock, config, database, jobs, log, objects, objectSweep, routes } = ground;
  const store = new PagePicturesStore(database.withTables<PagePicturesTables>());
  const service = new PagePicturesService({ store, documents, courseware, objects, jobs, clock });
  objectSweep.names('objects', (hashes) => store.named(hashes));
  objectSweep.letsGo((now) => store.forgetUnused(new Date(now - UNUSED_AFTER_MS)));
  routePagePictures(routes, service);
  if (!config.roles.includes('worker')) return { service, close: nothingToClose, personal: [] };
  const reader = new FileReader();
  const converter = new DocumentConverter((said) => log.warn({ said }, 'failed to print a file'));
  await jobs.work(pagePicturesJob, CONCURRENCY, (run) =>
    workPagePictures({ service, objects, converter, reader, log }, run),
  );
  return { service, close: () => reader.close(), personal: [] };
}
