import type { AssetItem } from '@lectern/protocol/asset-shapes';
import type { Logger } from 'pino';
import { jobFailure } from '../../platform/jobs/job-failure.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { type AwayPatience, JOB_PATIENCE, whenThere } from '../../platform/objects/when-there.ts';
import type { DocumentConverter } from '../conversion/index.ts';
import type { FileReader } from '../transcoding/index.ts';
import { drawPages } from './draw-pages.ts';
import type { PagePicturesService } from './page-pictures.service.ts';

export interface PagePicturesWorkPorts {
  readonly service: PagePicturesService;
  readonly objects: ObjectStore;
  readonly converter: DocumentConverter;
  readonly reader: FileReader;
  readonly log: Logger;
  readonly patience?: AwayPatience;
}

/**
 * A fault of the file is stored for the next request; an unreachable object store is waited for; any other failure is
 * retried once.
 */
export async function workPagePictures(
  { service, objects, converter, reader, log, patience = JOB_PATIENCE }: PagePicturesWorkPorts,
  { payload: { sourceHash }, signal, lastAttempt }: JobRun<{ readonly sourceHash: string }>,
): Promise<void> {
  const { store } = service;
  const there = <T>(work: () => Promise<T>) => whenThere(work, patience, signal, async () => undefined);
  try {
    const source = await there(() => objects.get(sourceHash));
    const drawn = await drawPages(source, converter, reader, signal);
    const pictures: [string, AssetItem][] = [];
    for (const [part, { hash, bytes, mime, width, height }] of drawn) {
      await there(() => objects.put(bytes));
      const size = {
        ...(width && { width: Math.round(width) }),
        ...(height && { height: Math.round(height) }),
      };
      pictures.push([part, { hash, mime, size: bytes.length, ...size }]);
    }
    await store.finish(sourceHash, Object.fromEntries(pictures), service.now());
  } catch (error) {
    const failure = jobFailure(error, lastAttempt, log.child({ file: sourceHash }));
    if (!failure) throw error;
    await store.fail(sourceHash, failure, service.now());
  }
}
