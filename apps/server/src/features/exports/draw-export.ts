import type { ExportFormat } from '@lectern/protocol/exports';
import type { ExportFiles, KeptFile } from './export-files.ts';
import { fileName } from './file-name.ts';
import { writeShow } from './html-show/write-show.ts';
import { PictureArchive } from './picture-archive.ts';
import type { Printable, PrintProgress } from './print/printable.ts';
import type { PictureWish, PrintedPicture, StagePrinter } from './print/stage-printer.ts';

export interface ExportOrder {
  readonly format: ExportFormat;
  /** Of pictures, pixels. */
  readonly width: number;
  readonly printable: Printable;
  readonly at: Date;
}

export interface DrawnFile extends KeptFile {
  /** As it is saved under. */
  readonly name: string;
}

const ENDINGS = { png: 'png', jpeg: 'jpg' } as const;

/** Draws an export in its format and stores the file, of which no more than a page is ever held here. */
export class DrawExport {
  readonly #printer: StagePrinter;
  readonly #files: ExportFiles;

  constructor(printer: StagePrinter, files: ExportFiles) {
    this.#printer = printer;
    this.#files = files;
  }

  async draw(order: ExportOrder, progress: PrintProgress, signal: AbortSignal): Promise<DrawnFile> {
    const { format, printable } = order;
    const name = fileName(printable.title);
    switch (format) {
      case 'pdf': {
        const kept = await this.#printer.pdf(printable, progress, signal, (pdf) => this.#files.put(pdf));
        return { ...kept, name: `${name}.pdf` };
      }
      case 'png':
      case 'jpeg':
        return this.#pictures(order, { format, width: order.width }, name, progress, signal);
      case 'html': {
        // Needs no browser: it is drawn by whoever opens it.
        const show = await writeShow(printable, signal);
        return { ...(await this.#files.put(once(show))), name: `${name}.html` };
      }
    }
  }

  /** A single page is a picture; several are one archive of them, numbered as the deck's pages are. */
  async #pictures(
    { printable, at }: ExportOrder,
    wish: PictureWish,
    name: string,
    progress: PrintProgress,
    signal: AbortSignal,
  ): Promise<DrawnFile> {
    const ending = ENDINGS[wish.format];
    const pieces = new Handover<Uint8Array>();
    const archive = new PictureArchive(at);
    let single = false;
    const drawing = this.#printer
      .pictures(printable, wish, progress, signal, async ({ page, bytes }: PrintedPicture, total) => {
        single = total === 1;
        const number = String(page).padStart(3, '0');
        const added = single ? [bytes] : archive.add(`${name} ${number}.${ending}`, bytes);
        for (const piece of added) await pieces.give(piece);
      })
      .then(async () => {
        if (!single) for (const piece of archive.end()) await pieces.give(piece);
        pieces.end();
      });
    drawing.catch((error: unknown) => pieces.fail(error));
    const [kept] = await Promise.all([this.#files.put(pieces), drawing]);
    return { ...kept, name: `${name}.${single ? ending : 'zip'}` };
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Pieces from whoever makes them to whoever stores them, one at a time: who makes waits until the last was taken. */
class Handover<T> implements AsyncIterable<T> {
  readonly #pipe = new TransformStream<T, T>();
  readonly #writer = this.#pipe.writable.getWriter();

  async give(piece: T): Promise<void> {
    await this.#writer.write(piece);
  }

  end(): void {
    this.#writer.close().catch(() => undefined);
  }

  fail(error: unknown): void {
    this.#writer.abort(error).catch(() => undefined);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    yield* this.#pipe.readable;
  }
}
