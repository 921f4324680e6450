import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/courseware';
import { pagePicture } from '@lectern/protocol/page-pictures';
import type { Routes } from '../../platform/http/routes.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { DocumentConverter } from '../conversion/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { FileReader } from '../transcoding/index.ts';
import { drawPages } from './draw-pages.ts';
import { PagePicturesService, type PicturedCourseware } from './page-pictures.service.ts';
import { PagePicturesStore } from './page-pictures.store.ts';
import type { PagePicturesTables } from './page-pictures.tables.ts';
import { pagePicturesJob } from './page-pictures-job.ts';

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
  routes.handle(pagePicture, ({ caller, params, body }) => service.ask(caller.userId, params.id, body.part));
  if (!config.roles.includes('worker')) return { close: async () => undefined };
  const reader = new FileReader();
  const converter =
    ports.converter ?? new DocumentConverter((said) => log.warn({ said }, 'a file was not printed'));
  await jobs.work(pagePicturesJob, CONCURRENCY, (run) => work(platform, service, converter, reader, run));
  return { close: () => reader.close() };
}

/** What is wrong with the file is kept for who asks next; what failed around it is tried once more. */
async function work(
  { objects, log }: Platform,
  service: PagePicturesService,
  converter: DocumentConverter,
  reader: FileReader,
  { payload: { sourceHash }, signal, lastAttempt }: JobRun<{ readonly sourceHash: string }>,
): Promise<void> {
  const { store } = service;
  try {
    const drawn = await drawPages(await objects.get(sourceHash), converter, reader, signal);
    const pictures: [string, AssetItem][] = [];
    for (const [part, { hash, bytes, mime, width, height }] of drawn) {
      await objects.put(bytes);
      const size = {
        ...(width && { width: Math.round(width) }),
        ...(height && { height: Math.round(height) }),
      };
      pictures.push([part, { hash, mime, size: bytes.length, ...size }]);
    }
    await store.finish(sourceHash, Object.fromEntries(pictures), service.now());
  } catch (error) {
    if (error instanceof LecternError && error.code !== 'NOT_READY' && error.code !== 'STORAGE_FULL') {
      await store.fail(sourceHash, { code: error.code, details: error.details }, service.now());
      return;
    }
    if (!lastAttempt) throw error;
    const id = newId();
    log.error({ err: error, id, file: sourceHash }, 'the pages of a file could not be drawn');
    await store.fail(sourceHash, { code: 'INTERNAL', details: { id } }, service.now());
  }
}
