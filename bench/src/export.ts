import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SnapshotReader, stateOfSnapshot } from '@lectern/courseware';
import { readPptx } from '@lectern/pptx';
import { CORPUS_IS_HERE, DECKS } from '@lectern/pptx/corpus';
import { LecternError } from '@lectern/protocol';
import { HeadlessBrowser } from '@lectern/server/headless-browser';
import { type Printable, StagePrinter } from '@lectern/server/stage-printer';
import { quantile, report } from './report.ts';

/** The longest time allowed for the export of a page, milliseconds. */
const PAGE_MS = 2_000;
/** Number of pictures per deck, as for the reference pictures. */
const PICTURES = 5;
const never = new AbortController().signal;

/**
 * `npm run bench -- export`: exports the corpus' decks to PDF, and their first pages to pictures of 1920 pixels, with
 * the product's printer in its browser, one deck after another. LECTERN_ONLY selects decks by a part of their name.
 */
export async function benchExport(): Promise<void> {
  if (!CORPUS_IS_HERE) {
    console.error('export: the corpus is missing beside the project');
    return;
  }
  const only = process.env.LECTERN_ONLY ?? '';
  const names = (await readdir(DECKS)).filter(
    (name) => /\.(pptx|pptm|ppsx|potx)$/.test(name) && name.includes(only),
  );
  const browser = new HeadlessBrowser({
    program: process.env.LECTERN_CHROMIUM,
    withoutJail: process.env.LECTERN_BROWSER_WITHOUT_JAIL === '1',
    log: (said) => console.error(said),
  });
  const printer = new StagePrinter(browser);
  const pdf: number[] = [];
  const pictures: number[] = [];
  let bytes = 0;
  let pages = 0;
  let seconds = 0;
  try {
    for (const name of names) {
      const deck = await openDeck(path.join(DECKS, name));
      if (!deck || deck.pages === 0) continue;
      const start = performance.now();
      const size = await printer.pdf(
        { ...deck.printable, hidden: true },
        () => undefined,
        never,
        async (file) => {
          let length = 0;
          for await (const piece of file) length += piece.length;
          return length;
        },
      );
      const took = performance.now() - start;
      pdf.push(...Array.from({ length: deck.pages }, () => took / deck.pages));
      [bytes, pages, seconds] = [bytes + size, pages + deck.pages, seconds + took / 1000];
      let before = performance.now();
      const first = Array.from({ length: Math.min(PICTURES, deck.pages) }, (_, index) => index + 1);
      const wish = { format: 'png' as const, width: 1_920 };
      await printer.pictures(
        { ...deck.printable, pages: first },
        wish,
        () => undefined,
        never,
        async () => {
          pictures.push(performance.now() - before);
          before = performance.now();
        },
      );
    }
  } finally {
    await browser.close();
  }
  const figure = (what: string, values: readonly number[], of: string) => {
    report({
      bench: 'export',
      name: `${what}, a page, median`,
      value: quantile(values, 0.5),
      unit: 'ms',
      of,
    });
    const p95 = quantile(values, 0.95);
    report({ bench: 'export', name: `${what}, a page, p95`, value: p95, unit: 'ms', atMost: PAGE_MS, of });
  };
  // A PDF is written as a whole: each of its pages counts with its share of the deck's time, opening included.
  figure('PDF', pdf, `${pages} pages of ${names.length} decks`);
  figure('PNG', pictures, `${pictures.length} pages, the first one of a deck with its opening`);
  report({ bench: 'export', name: 'PDF', value: pages / seconds, unit: 'per second', of: 'pages' });
  report({ bench: 'export', name: 'PDF, a page, mean size', value: bytes / pages / 1000, unit: 'KB' });
}

async function openDeck(
  file: string,
): Promise<{ readonly printable: Printable; readonly pages: number } | undefined> {
  const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  try {
    const { snapshot, assets } = await readPptx(new Uint8Array(await readFile(file)), {
      hash,
      keepSource: false,
    });
    const files = new Map(assets.map((asset) => [asset.hash, asset]));
    const printable: Printable = {
      state: stateOfSnapshot(snapshot),
      snapshot: async () => snapshot,
      title: path.basename(file),
      language: 'en',
      hidden: false,
      asset: async (wanted) => files.get(wanted),
    };
    return { printable, pages: new SnapshotReader(snapshot).pages().length };
  } catch (error) {
    // The corpus has encrypted and damaged files on purpose.
    if (error instanceof LecternError) return undefined;
    throw error;
  }
}
