import { HeadlessBrowser } from '../../platform/browser/headless-browser.ts';
import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DocumentsService } from '../documents/index.ts';
import { ExportFiles } from './export-files.ts';
import { EXPORT_JOBS } from './export-job.ts';
import { ExportLinks } from './export-links.ts';
import { ExportWork } from './export-work.ts';
import type { ExportedCourseware } from './exported-courseware.ts';
import { routeExports } from './exports.routes.ts';
import { ExportsService, expireExport } from './exports.service.ts';
import { ExportsStore } from './exports.store.ts';
import type { ExportTables } from './exports.tables.ts';
import { MakeExport } from './make-export.ts';
import { StagePrinter } from './print/stage-printer.ts';

export { writeShow } from './html-show/write-show.ts';
export type { Printable } from './print/printable.ts';
export { StagePrinter } from './print/stage-printer.ts';

/** An export that nobody moved for this long has lost its worker for good, milliseconds. */
const LOST_AFTER_MS = 30 * 60_000;
const SWEEP_EVERY_MS = 5 * 60_000;

export interface ExportPorts {
  readonly documents: DocumentsService;
  readonly courseware: ExportedCourseware;
  /** An export of this user began or ended, or its file was fetched: told to all windows of the user. */
  readonly changed: (userId: string, exportId: string) => Promise<void>;
  /** Tests give one that is not there, or that they can break. */
  readonly browser?: HeadlessBrowser;
}

/** Coursewares become files, of whatever format: asked for by everyone, made where this process works. */
export async function registerExports(
  platform: Platform,
  routes: Routes,
  { documents, courseware, changed, browser: given }: ExportPorts,
): Promise<{ close(): Promise<void> }> {
  const { clock, config, database, jobs, log, objects } = platform;
  const store = new ExportsStore(database.withTables<ExportTables>());
  const links = new ExportLinks(new LinkSigner(await loadSecret(database, 'export_links'), clock));
  const files = new ExportFiles(objects);
  const exports = new ExportsService({ store, files, documents, links, jobs, clock, changed });
  routeExports(routes, exports);
  platform.objectSweep.names('objects', (hashes) => store.named(hashes));

  if (!config.roles.includes('worker')) return { close: async () => undefined };
  const browser =
    given ??
    new HeadlessBrowser({
      program: config.chromium,
      log: (said) => log.warn({ said }, 'a browser did not start'),
    });
  const make = new MakeExport(new StagePrinter(browser), courseware, files);
  const work = new ExportWork({ exports, documents, courseware, make, log });
  for (const [job, atOnce] of EXPORT_JOBS) await jobs.work(job, atOnce, (run) => work.run(run));
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => Promise.all([sweepExports(platform), work.giveUpLost(new Date(clock.now() - LOST_AFTER_MS))]),
    failure: 'exports could not be swept',
    log,
  });
  return {
    async close() {
      await sweeping.close();
      await browser.close();
    },
  };
}

/** Removes the files that are a day old; what is known of them a week after, where nobody fetched them. */
export async function sweepExports({ clock, database, objects }: Platform): Promise<void> {
  const store = new ExportsStore(database.withTables<ExportTables>());
  const files = new ExportFiles(objects);
  const now = new Date(clock.now());
  for (const row of await store.expired(now)) await expireExport(row, now, store, files);
}
