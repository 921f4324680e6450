import { HeadlessBrowser } from '../../platform/browser/headless-browser.ts';
import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { DocumentsService } from '../documents/index.ts';
import { StagePrinter } from '../exports/index.ts';
import { type ShownCourseware, ShownPagesService, shownPagesJob } from './shown-pages.service.ts';
import { ShownPagesStore, type ShownPagesTables } from './shown-pages.store.ts';

/** Age at which pictures of a courseware are deleted that no lesson has shown on phones, milliseconds. */
const UNUSED_AFTER_MS = 7 * 86_400_000;
/** Jobs at once in a process: a browser uses all the processor that it gets. */
const CONCURRENCY = 1;

/** Ports to other features. */
export interface ShownPagesNeeds {
  readonly documents: Pick<DocumentsService, 'allowed'>;
  readonly courseware: ShownCourseware;
}

/** Registers pictures of pages for phones: any process accepts requests, processes with the worker role draw. */
export async function registerShownPages(
  ground: Ground,
  { documents, courseware }: ShownPagesNeeds,
): Promise<Registered<ShownPagesService>> {
  const { bus, clock, config, database, derivatives, jobs, log, objectSweep } = ground;
  const store = new ShownPagesStore(database.withTables<ShownPagesTables>());
  const service = new ShownPagesService({
    store,
    documents,
    courseware,
    derivatives,
    jobs,
    bus,
    clock,
    log,
  });
  objectSweep.names('derivatives', (hashes) => store.named(hashes));
  objectSweep.letsGo((now) => store.forgetOld(new Date(now - UNUSED_AFTER_MS)));
  if (!config.roles.includes('worker')) return { service, close: nothingToClose, personal: [] };
  const browser = new HeadlessBrowser({
    withoutJail: config.browserWithoutJail,
    program: config.chromium,
    log: (said) => log.warn({ said }, 'failed to start a browser'),
  });
  const printer = new StagePrinter(browser);
  await jobs.work(shownPagesJob, CONCURRENCY, (run) => service.draw(printer, run));
  return { service, close: () => browser.close(), personal: [] };
}
