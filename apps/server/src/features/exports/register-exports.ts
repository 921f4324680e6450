import { HeadlessBrowser } from '../../platform/browser/headless-browser.ts';
import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { AccountArchive } from './account/account-archive.ts';
import { AccountExportsService } from './account/account-exports.service.ts';
import { ExportFiles, ExportLinks } from './export-files.ts';
import { EXPORT_JOBS } from './export-job.ts';
import { ExportWork } from './export-work.ts';
import { routeAccountExports, routeExports } from './exports.routes.ts';
import { ExportsService, sweepExports } from './exports.service.ts';
import { ExportsStore } from './exports.store.ts';
import type { ExportTables } from './exports.tables.ts';
import { type ExportedCourseware, MakeExport } from './make-export.ts';
import { StagePrinter } from './print/stage-printer.ts';

/** Time without progress after which an export has lost its worker, milliseconds. */
const LOST_AFTER_MS = 30 * 60_000;
const SWEEP_EVERY_MS = 5 * 60_000;

/** Ports to other features. */
export interface ExportPorts {
  readonly documents: Pick<DocumentsService, 'allowed' | 'kinds' | 'listing' | 'readsComments'>;
  readonly courseware: ExportedCourseware;
  readonly lessons: Pick<LessonsService, 'get' | 'listEvents' | 'taught' | 'written'>;
  readonly notifications: Pick<NotificationsService, 'push'>;
}

/**
 * Registers exports of coursewares in every format: any process accepts requests, processes with the worker role create
 * the files.
 */
export async function registerExports(
  ground: Ground,
  ports: ExportPorts,
): Promise<Registered<AccountExportsService>> {
  const { documents, courseware, lessons, notifications } = ports;
  const { clock, config, database, jobs, log, objects, objectSweep, personalData, routes } = ground;
  const store = new ExportsStore(database.withTables<ExportTables>());
  const links = new ExportLinks(new LinkSigner(await loadSecret(database, 'export_links'), clock));
  const files = new ExportFiles(objects);
  const service = new ExportsService({ store, files, documents, lessons, links, notifications, jobs, clock });
  routeExports(routes, service);
  const ofAccounts = new AccountExportsService({ store, files, links, jobs, clock });
  routeAccountExports(routes, ofAccounts);
  objectSweep.names('objects', (hashes) => store.named(hashes));

  const personal: readonly PersonalRow<ExportTables>[] = [
    {
      table: 'export_task',
      column: 'user_id',
      onCancel: { remove: (userId) => ofAccounts.removeOf(userId) },
      export: { none: 'generated from content of the disk' },
    },
  ];
  if (!config.roles.includes('worker')) return { service: ofAccounts, close: nothingToClose, personal };
  const browser = new HeadlessBrowser({
    withoutJail: config.browserWithoutJail,
    program: config.chromium,
    log: (said) => log.warn({ said }, 'failed to start a browser'),
  });
  const make = new MakeExport(new StagePrinter(browser), courseware, files);
  const archive = new AccountArchive({ ...ports, objects, personalData });
  const work = new ExportWork({ exports: service, documents, courseware, lessons, make, archive, log });
  for (const [job, atOnce] of EXPORT_JOBS) await jobs.work(job, atOnce, (run) => work.run(run));
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => Promise.all([sweepExports(ground), work.giveUpLost(new Date(clock.now() - LOST_AFTER_MS))]),
    failure: 'failed to delete old exports',
    log,
  });
  return {
    service: ofAccounts,
    personal,
    async close() {
      await sweeping.close();
      await browser.close();
    },
  };
}
