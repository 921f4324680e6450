import { LecternError } from '@lectern/protocol';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import { jobFailure } from '../../platform/jobs/job-failure.ts';
import { type JobRun, type Jobs, jobKind } from '../../platform/jobs/jobs.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { type AwayPatience, JOB_PATIENCE, whenThere } from '../../platform/objects/when-there.ts';
import { pace } from '../../platform/pace.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { Printable, StagePrinter } from '../exports/index.ts';
import { lookOf, type PageLook, pageLooks } from './page-looks.ts';
import type { ShownPagesStore } from './shown-pages.store.ts';

/** Draws the pages of one courseware for the phones of a lesson. */
export const shownPagesJob = jobKind({
  name: 'shown_pages',
  payload: z.object({
    documentId: z.string(),
    lessonId: z.string(),
    /** One page with some of its covers opened; if omitted, all pages in their initial state. */
    page: z.optional(z.object({ id: z.string(), uncovered: z.array(z.string()) })),
  }),
  retries: 1,
  // 300 pages at half a second each, with reserve for a busy machine, and the wait for an unreachable object store
  timeoutSeconds: 600,
});

/** Bus topic: the id of a lesson whose pages have new pictures. */
export const PICTURED_TOPIC = 'lesson_pictured';

/** A phone is about 400 points wide and has up to three pixels per point. */
const WIDTH = 960;
const WISH = { format: 'jpeg', width: WIDTH, atStart: true } as const;
const PAGES_MAX = 300;
/** Minimum interval at which lessons are notified of new pictures, milliseconds. */
const TELL_EVERY_MS = 1_000;

/** A page, and the ids of its opened covers. */
interface UncoveredPage {
  readonly id: string;
  readonly uncovered: string[];
}

export interface ShownCourseware {
  state(documentId: string): Promise<Uint8Array>;
  snapshot: (documentId: string) => ReturnType<Printable['snapshot']>;
  asset(documentId: string, hash: string): ReturnType<Printable['asset']>;
}

export interface ShownPagesPorts {
  readonly store: ShownPagesStore;
  readonly documents: Pick<DocumentsService, 'allowed'>;
  readonly courseware: ShownCourseware;
  /** The store of the pictures. Pictures that it lost are drawn again. */
  readonly derivatives: ObjectStore;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly patience?: AwayPatience;
}

/** Pictures of a courseware's pages in their initial state, without elements that animations show later. */
export class ShownPagesService {
  readonly #ports: ShownPagesPorts;

  constructor(ports: ShownPagesPorts) {
    this.#ports = ports;
  }

  /** Requests pictures of the pages for a lesson of this user; false when the user may not see the courseware. */
  async ask(userId: string, documentId: string, lessonId: string): Promise<boolean> {
    const { documents, jobs } = this.#ports;
    try {
      await documents.allowed(userId, documentId, 'see');
    } catch (error) {
      if (error instanceof LecternError) return false;
      throw error;
    }
    await jobs.add(shownPagesJob, { documentId, lessonId });
    await jobs.wake(shownPagesJob);
    return true;
  }

  /** Requests a picture of a page with the covers that are opened in a lesson, unless it exists. */
  async askUncovered(documentId: string, lessonId: string, page: UncoveredPage): Promise<void> {
    const { jobs, store } = this.#ports;
    const look = lookOf(page.id, page.uncovered);
    if ((await store.find(documentId, [look])).size > 0) return;
    await jobs.add(shownPagesJob, { documentId, lessonId, page });
    await jobs.wake(shownPagesJob);
  }

  /** Hashes of pictures by page id or by key of `lookOf`; pages without a picture are omitted. */
  find(documentId: string, pageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#ports.store.find(documentId, pageIds);
  }

  /** Reads a picture; the caller has checked its address. Throws ASSET_NOT_FOUND. */
  async picture(hash: string): Promise<Buffer> {
    return Buffer.from(await this.#ports.derivatives.get(hash));
  }

  /**
   * Draws missing pictures of the courseware in its present state. Without a browser, phones show numbers and titles.
   */
  async draw(
    printer: Pick<StagePrinter, 'pictures'>,
    {
      payload: { documentId, lessonId, page },
      signal,
      lastAttempt,
    }: JobRun<{ documentId: string; lessonId: string; page?: UncoveredPage | undefined }>,
  ): Promise<void> {
    const { bus, log, patience = JOB_PATIENCE } = this.#ports;
    const work = () =>
      page
        ? this.#drawUncovered(printer, documentId, page, signal)
        : this.#draw(printer, documentId, lessonId, signal);
    try {
      // A lesson that waits for its pictures shows numbers and titles.
      await whenThere(work, patience, signal, async () => undefined);
      await bus.publish(PICTURED_TOPIC, lessonId);
    } catch (error) {
      const failure = jobFailure(error, lastAttempt, log.child({ document: documentId }));
      if (!failure) throw error;
      log.info({ document: documentId, code: failure.code }, 'failed to draw pages for phones');
    }
  }

  async #draw(
    printer: Pick<StagePrinter, 'pictures'>,
    documentId: string,
    lessonId: string,
    signal: AbortSignal,
  ): Promise<void> {
    const { store } = this.#ports;
    const looks = await this.#looks(documentId);
    const due = await this.#due(documentId, looks);
    if (due.size > 0) await this.#drawPages(printer, documentId, lessonId, due, signal);
    // A page that has not changed keeps its pictures with opened covers.
    const isAsDrawn = ({ pageId, lookHash }: PageLook) =>
      looks.some((page) => pageId.startsWith(`${page.pageId} `) && page.lookHash === lookHash);
    const uncovered = [...(await store.drawnOf(documentId)).values()].filter(isAsDrawn);
    await store.dropOthers(
      documentId,
      [...looks, ...uncovered].map(({ pageId }) => pageId),
    );
    await store.touch(documentId, this.#now());
  }

  /** `due`: pages to be drawn, by page number. */
  async #drawPages(
    printer: Pick<StagePrinter, 'pictures'>,
    documentId: string,
    lessonId: string,
    due: ReadonlyMap<number, PageLook>,
    signal: AbortSignal,
  ): Promise<void> {
    const { bus, derivatives, store } = this.#ports;
    const printable = await this.#printable(documentId);
    // A page that was edited or moved since `due` was computed is drawn next time, for each edit makes a new request.
    const now = await this.#looks(documentId);
    const still = new Map(
      [...due].filter(([number, { lookHash }]) => now[number - 1]?.lookHash === lookHash),
    );
    if (still.size === 0) return;
    const isDue = pace(TELL_EVERY_MS);
    await printer.pictures(
      { ...printable, pages: [...still.keys()] },
      WISH,
      () => undefined,
      signal,
      async ({ page, bytes }) => {
        const look = still.get(page);
        if (!look) return;
        const { hash: pictureHash } = await derivatives.put(bytes);
        await store.put(documentId, { ...look, pictureHash }, this.#now());
        if (isDue()) await bus.publish(PICTURED_TOPIC, lessonId);
      },
    );
  }

  async #drawUncovered(
    printer: Pick<StagePrinter, 'pictures'>,
    documentId: string,
    { id, uncovered }: UncoveredPage,
    signal: AbortSignal,
  ): Promise<void> {
    const { derivatives, store } = this.#ports;
    const looks = await this.#looks(documentId);
    const look = looks.find(({ pageId }) => pageId === id);
    const pageId = lookOf(id, uncovered);
    if (!look || (await store.find(documentId, [pageId])).size > 0) return;
    const printable = await this.#printable(documentId);
    await printer.pictures(
      { ...printable, pages: [looks.indexOf(look) + 1] },
      { ...WISH, uncovered },
      () => undefined,
      signal,
      async ({ bytes }) => {
        const { hash: pictureHash } = await derivatives.put(bytes);
        await store.put(documentId, { pageId, lookHash: look.lookHash, pictureHash }, this.#now());
      },
    );
  }

  async #printable(documentId: string): Promise<Omit<Printable, 'pages'>> {
    const { courseware } = this.#ports;
    return {
      state: await courseware.state(documentId),
      snapshot: () => courseware.snapshot(documentId),
      title: '',
      language: 'zh',
      hidden: true,
      asset: (hash) => courseware.asset(documentId, hash),
    };
  }

  async #looks(documentId: string): Promise<readonly PageLook[]> {
    return pageLooks(await this.#ports.courseware.snapshot(documentId)).slice(0, PAGES_MAX);
  }

  /** Pages whose hash has changed since they were drawn, or whose picture was lost, by page number. */
  async #due(documentId: string, looks: readonly PageLook[]): Promise<ReadonlyMap<number, PageLook>> {
    const { derivatives, store } = this.#ports;
    const drawn = await store.drawnOf(documentId);
    const isDrawn = await Promise.all(
      looks.map(async ({ pageId, lookHash }) => {
        const page = drawn.get(pageId);
        // The store of derivatives may have been emptied.
        return page?.lookHash === lookHash && (await derivatives.has(page.pictureHash));
      }),
    );
    return new Map(looks.flatMap((look, index) => (isDrawn[index] ? [] : [[index + 1, look] as const])));
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}
