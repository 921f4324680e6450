import { LecternError } from '@lectern/protocol';
import type { Page } from 'puppeteer-core';
import { PAGE_ORIGIN } from '../../../platform/browser/answer-requests.ts';
import type { HeadlessBrowser } from '../../../platform/browser/headless-browser.ts';
import { printFiles } from './print-files.ts';
import type { Printable, PrintProgress } from './printable.ts';

export type { Printable } from './printable.ts';

/** Functions of the page that prints; apps/web/src/print/print-surface.tsx describes each. */
interface PrintSurface {
  open(wish: {
    readonly title: string;
    readonly language: 'zh' | 'en';
    readonly pages?: readonly number[];
    readonly hidden: boolean;
    readonly ink: boolean;
  }): Promise<PrintPlan>;
  add(number: number): Promise<boolean>;
  finish(): void;
  show(number: number, width: number, atStart: boolean, uncovered: readonly string[]): Promise<boolean>;
  tools(): readonly { readonly id: string; readonly width: number; readonly height: number }[];
  showTool(id: string, scale: number): Promise<boolean>;
  elements(
    ids: readonly string[],
  ): readonly { readonly id: string; readonly width: number; readonly height: number }[];
  showElement(id: string, scale: number): Promise<boolean>;
}

interface PrintPlan {
  readonly pages: readonly number[];
  readonly width: number;
  readonly height: number;
}

declare const window: { readonly lecternPrint: PrintSurface };

export interface PrintedPicture {
  /** Number of the picture's page, counted from 1. */
  readonly page: number;
  readonly bytes: Uint8Array;
}

export interface PictureWish {
  readonly format: 'png' | 'jpeg';
  /** Pixels. */
  readonly width: number;
  /** Whether elements that enter later are left out. */
  readonly atStart?: boolean;
  /** Ids of the covers that are opened. */
  readonly uncovered?: readonly string[];
}

/** JPEG quality, 0 to 100; at 90 text on a slide shows no artefacts. */
const JPEG_QUALITY = 90;
/** Tallest picture, pixels: a very narrow page would otherwise become a picture that no browser can create. */
const PICTURE_MAX_HEIGHT = 8_192;
/**
 * Subject tools and formulas are drawn at this multiple of their size on the page, so that they are sharp on a class
 * panel.
 */
const ALONE_SCALE = 2;
const ALONE_MAX_SIDE = 4_096;
/** The most elements of one courseware that are drawn: each takes tenths of a second. */
const ALONE_MAX = 300;
/** Time for the courseware to be loaded and laid out, milliseconds. */
const OPEN_MS = 60_000;
/** Time for one page, milliseconds, after which the browser is ended; the print surface itself gives up sooner. */
const PAGE_MS = 30_000;
/** Time for writing a PDF of one page, and for each further page, milliseconds. */
const WRITE_MS = 60_000;
const WRITE_PAGE_MS = 2_000;

/** Draws coursewares with the stage in a browser and exports them as PDF and pictures. */
export class StagePrinter {
  readonly #browser: HeadlessBrowser;

  constructor(browser: HeadlessBrowser) {
    this.#browser = browser;
  }

  /**
   * One PDF whose sheets have exactly the deck's size: vector drawing, selectable text, links out and between pages.
   * `take` reads it. Throws EXPORT_NO_BROWSER, EXPORT_UNSAFE, EXPORT_NO_PAGES, EXPORT_TOO_SLOW, BrowserBroke.
   */
  async pdf<T>(
    printable: Printable,
    progress: PrintProgress,
    signal: AbortSignal,
    take: (pdf: ReadableStream<Uint8Array>) => Promise<T>,
  ): Promise<T> {
    return this.#on(printable, signal, async (page, plan, watch) => {
      for (const [index, number] of plan.pages.entries()) {
        progress(index, plan.pages.length);
        await watch(
          PAGE_MS,
          page.evaluate((each) => window.lecternPrint.add(each), number),
        );
      }
      await page.evaluate(() => window.lecternPrint.finish());
      const timeout = WRITE_MS + WRITE_PAGE_MS * plan.pages.length;
      const pdf = await watch(
        timeout,
        page.createPDFStream({ preferCSSPageSize: true, printBackground: true, timeout, tagged: true }),
      );
      const taken = await take(pdf);
      progress(plan.pages.length, plan.pages.length);
      return taken;
    });
  }

  /** A picture of each page, one after another, as soon as it is drawn. Throws the errors of `pdf` and of `take`. */
  async pictures(
    printable: Printable,
    wish: PictureWish,
    progress: PrintProgress,
    signal: AbortSignal,
    take: (picture: PrintedPicture, total: number) => Promise<void>,
  ): Promise<void> {
    await this.#on(printable, signal, async (page, plan, watch) => {
      const width = Math.round(Math.min(wish.width, (PICTURE_MAX_HEIGHT * plan.width) / plan.height));
      const height = Math.max(1, Math.round((plan.height * width) / plan.width));
      await page.setViewport({ width, height, deviceScaleFactor: 1 });
      for (const [index, number] of plan.pages.entries()) {
        progress(index, plan.pages.length);
        await watch(
          PAGE_MS,
          page.evaluate(
            (each, wide, atStart, uncovered) => window.lecternPrint.show(each, wide, atStart, uncovered),
            number,
            width,
            wish.atStart === true,
            [...(wish.uncovered ?? [])],
          ),
        );
        const bytes = await watch(
          PAGE_MS,
          page.screenshot({
            type: wish.format,
            ...(wish.format === 'jpeg' ? { quality: JPEG_QUALITY } : {}),
            clip: { x: 0, y: 0, width, height },
            captureBeyondViewport: false,
          }),
        );
        await take({ page: number, bytes }, plan.pages.length);
      }
      progress(plan.pages.length, plan.pages.length);
    });
  }

  /**
   * A picture (PNG) of each subject tool, as soon as it is drawn, by the id of its element; tools that cannot be drawn,
   * and tools beyond the limit of one export, are left out. Throws the errors of `pdf`.
   */
  async tools(
    printable: Printable,
    signal: AbortSignal,
    take: (elementId: string, png: Uint8Array) => void,
  ): Promise<void> {
    await this.#on(printable, signal, async (page, _, watch) => {
      const tools = await page.evaluate(() => window.lecternPrint.tools());
      const show = (id: string, scale: number) =>
        page.evaluate((each, large) => window.lecternPrint.showTool(each, large), id, scale);
      await this.#alone(page, watch, tools, show, take);
    });
  }

  /**
   * A PNG picture of each element as it appears on its page, without rotation and surroundings. Elements that are
   * hidden, on no page or beyond the limit of one export are left out. Throws the errors of `pdf`.
   */
  async elements(
    printable: Printable,
    ids: readonly string[],
    signal: AbortSignal,
    take: (elementId: string, png: Uint8Array) => void,
  ): Promise<void> {
    await this.#on(printable, signal, async (page, _, watch) => {
      const elements = await page.evaluate((wanted) => window.lecternPrint.elements(wanted), [...ids]);
      const show = (id: string, scale: number) =>
        page.evaluate((each, large) => window.lecternPrint.showElement(each, large), id, scale);
      await this.#alone(page, watch, elements, show, take);
    });
  }

  async #alone(
    page: Page,
    watch: Watch,
    elements: readonly { readonly id: string; readonly width: number; readonly height: number }[],
    show: (id: string, scale: number) => Promise<boolean>,
    take: (elementId: string, png: Uint8Array) => void,
  ): Promise<void> {
    for (const { id, width, height } of elements.slice(0, ALONE_MAX)) {
      const scale = Math.min(ALONE_SCALE, ALONE_MAX_SIDE / Math.max(width, height, 1));
      const clip = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
      if (clip.width < 1 || clip.height < 1) continue;
      await page.setViewport({ ...clip, deviceScaleFactor: 1 });
      if (!(await watch(PAGE_MS, show(id, scale)))) continue;
      const png = await watch(
        PAGE_MS,
        page.screenshot({
          type: 'png',
          clip: { x: 0, y: 0, ...clip },
          captureBeyondViewport: false,
          omitBackground: true,
        }),
      );
      take(id, png);
    }
  }

  async #on<T>(
    printable: Printable,
    signal: AbortSignal,
    work: (page: Page, plan: PrintPlan, watch: Watch) => Promise<T>,
  ): Promise<T> {
    const slow = new AbortController();
    // A page without its pictures would otherwise count as a success: an unavailable file ends the work instead.
    const lacking = new AbortController();
    const asset: Printable['asset'] = (hash) =>
      printable.asset(hash).catch((error: unknown) => {
        lacking.abort(error);
        throw error;
      });
    const watch: Watch = async (milliseconds, step) => {
      const seconds = Math.ceil(milliseconds / 1000);
      const timer = setTimeout(
        () => slow.abort(new LecternError('EXPORT_TOO_SLOW', { seconds })),
        milliseconds,
      );
      try {
        const done = await step;
        // The page was drawn, but without unavailable files.
        lacking.signal.throwIfAborted();
        return done;
      } finally {
        clearTimeout(timer);
      }
    };
    const { title, language, pages, hidden, ink } = printable;
    const wish = { title, language, hidden, ink: ink !== undefined, ...(pages ? { pages } : {}) };
    const files = printFiles({ ...printable, asset });
    const stop = AbortSignal.any([signal, slow.signal, lacking.signal]);
    return this.#browser.use(files, stop, async (page) => {
      page.setDefaultTimeout(0);
      await watch(OPEN_MS, page.goto(`${PAGE_ORIGIN}/`, { waitUntil: 'load', timeout: 0 }));
      const plan = await watch(
        OPEN_MS,
        page.evaluate((each) => window.lecternPrint.open(each), wish),
      );
      if (plan.pages.length === 0) throw new LecternError('EXPORT_NO_PAGES');
      return work(page, plan, watch);
    });
  }
}

/** Ends the browser when a step takes longer than `milliseconds`. */
type Watch = <T>(milliseconds: number, step: Promise<T>) => Promise<T>;
