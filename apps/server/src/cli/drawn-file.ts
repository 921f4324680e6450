import { rename, writeFile } from 'node:fs/promises';
import { stateOfSnapshot } from '@lectern/courseware';
import { errorMessage, type Language, LecternError } from '@lectern/protocol';
import { type Printable, StagePrinter, writeShow } from '../features/exports/index.ts';
import { BrowserBroke, HeadlessBrowser } from '../platform/browser/headless-browser.ts';
import { CommandError } from './command.ts';
import type { CoursewareFile } from './courseware-file.ts';

/** Formats in which a courseware is drawn, by the file's extension. */
export const DRAWN_KINDS = ['.pdf', '.png', '.jpg', '.html'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

const PICTURE_WIDTH = 1_920;

export interface DrawingOptions {
  readonly title: string;
  readonly language: Language;
  /** The browser's full path; searched if omitted. */
  readonly browser: string | undefined;
}

function printableOf({ snapshot, assets }: CoursewareFile, { title, language }: DrawingOptions): Printable {
  const mimes = new Map(
    snapshot.records.flatMap((record) => (record.kind === 'asset' ? [[record.id, record.mime]] : [])),
  );
  return {
    state: stateOfSnapshot(snapshot),
    snapshot: async () => snapshot,
    title,
    language,
    hidden: false,
    asset: async (hash) => {
      const bytes = assets.get(hash);
      return bytes && { mime: mimes.get(hash) ?? 'application/octet-stream', bytes };
    },
  };
}

function browserOf({ browser }: DrawingOptions): HeadlessBrowser {
  return new HeadlessBrowser({
    program: browser,
    withoutJail: process.env.LECTERN_BROWSER_WITHOUT_JAIL === '1',
  });
}

/**
 * PNG pictures, by element id, of all subject tools of a file and of `elements`, for a presentation. Elements that
 * could not be drawn are omitted; without a browser the result is empty.
 */
export async function drawnElements(
  file: CoursewareFile,
  ids: readonly string[],
  options: DrawingOptions,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  const take = (id: string, png: Uint8Array) => pictures.set(id, png);
  const printable = printableOf(file, options);
  const never = new AbortController().signal;
  const browser = browserOf(options);
  const printer = new StagePrinter(browser);
  try {
    if (file.snapshot.records.some((each) => each.kind === 'element' && each.type === 'tool'))
      await printer.tools(printable, never, take);
    if (ids.length > 0) await printer.elements(printable, ids, never, take);
  } catch (error) {
    const isOurs = error instanceof LecternError && error.code.startsWith('EXPORT_');
    if (!isOurs && !(error instanceof BrowserBroke)) throw error;
  } finally {
    await browser.close();
  }
  return pictures;
}

/**
 * Draws a file's pages as an export does and returns the files that were written. The names of several pictures are
 * numbered. Throws a CommandError when no browser can be run.
 */
export async function writeDrawnFile(
  file: CoursewareFile,
  target: string,
  kind: DrawnKind,
  options: DrawingOptions,
): Promise<readonly string[]> {
  const printable = printableOf(file, options);
  const never = new AbortController().signal;
  const browser = browserOf(options);
  const printer = new StagePrinter(browser);
  const nothing = () => undefined;
  const written: string[] = [];
  const write = async (name: string, content: Parameters<typeof writeFile>[1]) => {
    await writeFile(`${name}.part`, content);
    await rename(`${name}.part`, name);
    written.push(name);
  };
  try {
    if (kind === '.html') await write(target, await writeShow(printable, never));
    else if (kind === '.pdf') await printer.pdf(printable, nothing, never, (pdf) => write(target, pdf));
    else {
      const wish = { format: kind === '.png' ? ('png' as const) : ('jpeg' as const), width: PICTURE_WIDTH };
      await printer.pictures(printable, wish, nothing, never, async ({ page, bytes }, total) => {
        const number = String(page).padStart(3, '0');
        await write(total === 1 ? target : `${target.slice(0, -kind.length)}-${number}${kind}`, bytes);
      });
    }
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    throw new CommandError(errorMessage(error.code, options.language, error.details), { cause: error });
  } finally {
    await browser.close();
  }
  return written;
}
