import { DOCUMENT_KIND_CODES } from '@lectern/protocol/document-kind-of';
import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { OutgoingGuard } from '../../platform/outgoing/outgoing-guard.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { PresentationConverter } from '../conversion/index.ts';
import type { CoursewareCommentsService } from '../courseware-comments/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { FileReader } from './file-reader.ts';
import { ImportReportsService } from './import-reports.service.ts';
import { ImportSourceLinks } from './import-source-links.ts';
import { TranscodeCallbacks, transcodeCallbackJob } from './transcode-callbacks.ts';
import { TranscodeWork } from './transcode-work.ts';
import { routeTranscoding } from './transcoding.routes.ts';
import { TranscodingService, transcodeJob } from './transcoding.service.ts';
import { TranscodingStore } from './transcoding.store.ts';
import type { TranscodingTables } from './transcoding.tables.ts';

/** Files read at a time in one process. */
const CONCURRENCY = 2;
/** Time without progress after which a task has lost its worker, milliseconds. */
const LOST_AFTER_MS = 20 * 60_000;
const SWEEP_EVERY_MS = 60_000;

/** Ports to other features. */
export interface TranscodingPorts {
  readonly documents: Pick<
    DocumentsService,
    'allowed' | 'contents' | 'create' | 'kinds' | 'permits' | 'readsComments' | 'space'
  >;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly comments: Pick<CoursewareCommentsService, 'takeOver'>;
}

/**
 * Registers imports of files as coursewares. Any process accepts tasks, and processes with the worker role run them.
 */
export async function registerTranscoding(
  ground: Ground,
  { documents, notifications, comments }: TranscodingPorts,
): Promise<Registered<TranscodingService>> {
  const { clock, config, database, jobs, log, objects, objectSweep, routes, warmUp } = ground;
  const store = new TranscodingStore(database.withTables<TranscodingTables>());
  const guard = new OutgoingGuard(config.callbackAllowance);
  const service = new TranscodingService({ store, documents, notifications, jobs, clock, guard });
  objectSweep.names('objects', (hashes) => store.named(hashes));
  const key = await loadSecret(database, 'transcode_callbacks');
  const callbacks = new TranscodeCallbacks({ store, guard, key, clock, log });
  const links = new ImportSourceLinks(
    new LinkSigner(await loadSecret(database, 'import_source_links'), clock),
  );
  const reports = new ImportReportsService({ store, documents, links });
  for (const code of DOCUMENT_KIND_CODES)
    documents.contents.follow(code, (...copy) => reports.copied(...copy));
  routeTranscoding(routes, service, reports, objects, callbacks);
  const personal: readonly PersonalRow<TranscodingTables>[] = [
    {
      table: 'transcode_task',
      column: 'user_id',
      onCancel: 'delete',
      export: { none: 'progress of an import; the result is on the disk' },
    },
  ];
  if (!config.roles.includes('worker')) return { service, close: nothingToClose, personal };

  const reader = new FileReader();
  const converter = new PresentationConverter((said) => log.warn({ said }, 'failed to convert a file'));
  const work = new TranscodeWork({
    tasks: service,
    documents,
    kinds: documents.kinds,
    objects,
    reader,
    converter,
    comments,
    log,
  });
  await jobs.work(transcodeJob, CONCURRENCY, (run) => work.run(run));
  await jobs.work(transcodeCallbackJob, CONCURRENCY, (run) => callbacks.run(run));
  const cancelWarmUp = warmUp(() => {
    reader.prepare();
    converter
      .check()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'old presentations cannot be converted on this server'),
      );
  });
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => work.giveUpLost(new Date(clock.now() - LOST_AFTER_MS)),
    failure: 'failed to end lost transcode tasks',
    log,
  });
  return {
    service,
    personal,
    async close() {
      cancelWarmUp();
      await sweeping.close();
      await Promise.all([reader.close(), converter.close()]);
    },
  };
}
