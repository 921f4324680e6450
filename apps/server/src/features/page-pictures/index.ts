import { pagePicture } from '@lectern/protocol/page-pictures';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { DocumentConverter } from '../conversion/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { FileReader } from '../transcoding/index.ts';
import { PagePicturesService, type PicturedCourseware } from './page-pictures.service.ts';
import { PagePicturesStore } from './page-pictures.store.ts';
import type { PagePicturesTables } from './page-pictures.tables.ts';
import { pagePicturesJob } from './page-pictures-job.ts';
import { workPagePictures } from './page-pictures-work.ts';

/** Pages of a file that no courseware has are forgotten a day after they were drawn. Milliseconds. */
const UNUSED_AFTER_MS = 24 * 3_600_000;
/** One at a time in a process: LibreOffice takes a processor for itself. */
const CONCURRENCY = 1;

export interface PagePicturesPorts {
  readonly documents: DocumentsService;
  readonly courseware: PicturedCourseware;
  /** Tests give one that finds no LibreOffice. */
  readonly converter?: DocumentConverter;
}

/** Pages as they look in the file they came from: asked for by everyone, drawn where this process has the worker role. */
export async function registerPagePictures(
  platform: Platform,
  routes: Routes,
  ports: PagePicturesPorts,
): Promise<{ close(): Promise<void> }> {
  const { clock, config, database, jobs, log, objects } = platform;
  const { documents, courseware } = ports;
  const store = new PagePicturesStore(database.withTables<PagePicturesTables>());
  const service = new PagePicturesService({ store, documents, courseware, objects, jobs, clock });
  platform.objectSweep.names('objects', (hashes) => store.named(hashes));
  platform.objectSweep.letsGo((now) => store.forgetUnused(new Date(now - UNUSED_AFTER_MS)));
  routes.handle(pagePicture, ({ caller, params, body }) => service.ask(caller.userId, params.id, body.part));
  if (!config.roles.includes('worker')) return { close: async () => undefined };
  const reader = new FileReader();
  const converter =
    ports.converter ?? new DocumentConverter((said) => log.warn({ said }, 'a file was not printed'));
  await jobs.work(pagePicturesJob, CONCURRENCY, (run) =>
    workPagePictures({ service, objects, converter, reader, log }, run),
  );
  return { close: () => reader.close() };
}
