import { LecternError } from '@lectern/protocol';
import {
  getCallbackSecret,
  getImportReport,
  getImportReportSummary,
  getTranscode,
  listTranscodes,
  revokeTranscode,
  startTranscode,
} from '@lectern/protocol/transcoding';
import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { OutgoingGuard } from '../../platform/outgoing/outgoing-guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { PresentationConverter } from '../conversion/index.ts';
import type { DocumentsService, Notify } from '../documents/index.ts';
import { FileReader } from './file-reader.ts';
import { presentReport } from './import-report.ts';
import { transcodeCallbackJob } from './transcode-callback-job.ts';
import { TranscodeCallbacks } from './transcode-callbacks.ts';
import { transcodeJob } from './transcode-job.ts';
import { type StoreCourseware, TranscodeWork } from './transcode-work.ts';
import { presentTask, TranscodingService } from './transcoding.service.ts';
import { TranscodingStore } from './transcoding.store.ts';
import type { TranscodingTables } from './transcoding.tables.ts';

export { FileReader } from './file-reader.ts';
export type { ReadAsset } from './read-file.ts';
export type { StoreCourseware } from './transcode-work.ts';
export { TranscodingService } from './transcoding.service.ts';

/** Files read at a time in one process. */
const CONCURRENCY = 2;
/** A task that nobody moved for this long has lost its worker for good, milliseconds. */
const LOST_AFTER_MS = 20 * 60_000;
const SWEEP_EVERY_MS = 60_000;
const WARM_UP_AFTER_MS = 3_000;

export interface TranscodingPorts {
  readonly documents: DocumentsService;
  readonly notify: Notify;
  readonly storeCourseware: StoreCourseware;
  /** Tests give one with other limits. */
  readonly reader?: FileReader;
  /** Tests give one that finds no LibreOffice. */
  readonly converter?: PresentationConverter;
}

export interface RegisteredTranscoding {
  readonly service: TranscodingService;
  /** The callback_url as it is kept, or none. Throws CALLBACK_REFUSED. */
  readonly checkCallback: (url: string | null | undefined) => string | null;
  close(): Promise<void>;
}

/** Files become coursewares: tasks for everyone, their work where this process has the worker role. */
export async function registerTranscoding(
  platform: Platform,
  routes: Routes,
  ports: TranscodingPorts,
): Promise<RegisteredTranscoding> {
  const { clock, config, database, jobs, log, objects } = platform;
  const { documents, notify, storeCourseware } = ports;
  const store = new TranscodingStore(database.withTables<TranscodingTables>());
  const service = new TranscodingService({ store, documents, jobs, clock, notify });
  platform.objectSweep.names('objects', (hashes) => store.named(hashes));
  const guard = new OutgoingGuard(config.callbackAllowance);
  const key = await loadSecret(database, 'transcode_callbacks');
  const callbacks = new TranscodeCallbacks({ store, guard, key, clock, log });
  const checkCallback = (url: string | null | undefined): string | null => {
    if (url === null || url === undefined) return null;
    try {
      return guard.parse(url).href;
    } catch (cause) {
      throw new LecternError('CALLBACK_REFUSED', {}, { cause });
    }
  };

  routes.handle(startTranscode, ({ caller, body, language }) => {
    const { input } = body;
    if (input.uid !== undefined && input.uid !== caller.userId) throw new LecternError('FORBIDDEN');
    const wish = {
      name: input.target_file_name,
      parentId: input.target_parent_path === '' ? null : input.target_parent_path,
      callbackUrl: checkCallback(body.callback_url),
      withCover: input.with_cover,
      language: input.language,
      sourceFormat: input.source_format,
      sourceFrom: input.source_from,
      jsonPath: input.json_path,
    };
    return service.startFromDocument(caller.userId, input.path, wish, language);
  });
  routes.handle(getCallbackSecret, async ({ caller }) => ({ secret: callbacks.secretOf(caller.userId) }));
  routes.handle(listTranscodes, async ({ caller, query, language }) => {
    const { rows, hasMore } = await store.list(caller.userId, {
      unfinished: query.unfinished ?? false,
      offset: query.offset,
      limit: query.limit,
    });
    return { items: rows.map((row) => presentTask(row, language)), has_more: hasMore };
  });
  routes.handle(getTranscode, async ({ caller, params, language }) =>
    presentTask(await service.get(caller.userId, params.id), language),
  );
  routes.handle(revokeTranscode, async ({ caller, params, language }) =>
    presentTask(await service.revoke(caller.userId, params.id), language),
  );
  routes.handle(getImportReport, async ({ caller, params, language }) => {
    await documents.allowed(caller.userId, params.id, 'see');
    const report = await store.report(params.id);
    if (!report) throw new LecternError('DOCUMENT_NOT_FOUND');
    return presentReport(report, language);
  });
  routes.handle(getImportReportSummary, async ({ caller, params }) => {
    await documents.allowed(caller.userId, params.id, 'see');
    const summary = await store.reportSummary(params.id);
    return summary ? { imported: true, ...summary } : { imported: false, count: 0, fonts: [] };
  });

  if (!config.roles.includes('worker')) return { service, checkCallback, close: async () => undefined };
  const reader = ports.reader ?? new FileReader();
  const converter =
    ports.converter ?? new PresentationConverter((said) => log.warn({ said }, 'a file was not converted'));
  const work = new TranscodeWork({
    tasks: service,
    documents,
    objects,
    reader,
    converter,
    storeCourseware,
    log,
  });
  await jobs.work(transcodeJob, CONCURRENCY, (run) => work.run(run));
  await jobs.work(transcodeCallbackJob, CONCURRENCY, (run) => callbacks.run(run));
  // Once the program is up, and not while it starts.
  const warmUp = setTimeout(() => {
    reader.prepare();
    converter
      .check()
      .catch((error: unknown) => log.warn({ err: error }, 'old presentations cannot be converted here'));
  }, WARM_UP_AFTER_MS);
  warmUp.unref();
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => work.giveUpLost(new Date(clock.now() - LOST_AFTER_MS)),
    failure: 'lost transcode tasks could not be ended',
    log,
  });
  return {
    service,
    checkCallback,
    async close() {
      clearTimeout(warmUp);
      await sweeping.close();
      await Promise.all([reader.close(), converter.close()]);
    },
  };
}
