import { assetsIn, type CoursewareSnapshot } from '@lectern/courseware';
import { type Language, LecternError } from '@lectern/protocol';
import type { ExportFormat } from '@lectern/protocol/document-kinds';
import { BrowserBroke } from '../../platform/browser/headless-browser.ts';
import type { ExportFiles, KeptFile } from './export-files.ts';
import type { ExportNote } from './exports.tables.ts';
import { fileName } from './file-name.ts';
import { writeShow } from './html-show/write-show.ts';
import { PictureArchive } from './picture-archive.ts';
import type { Printable, PrintProgress } from './print/printable.ts';
import type { PictureWish, PrintedPicture, StagePrinter } from './print/stage-printer.ts';

export interface ExportOrder {
  readonly format: ExportFormat;
  readonly documentId: string;
  /** Name of the courseware. */
  readonly title: string;
  /** Leaves out the comments, because the user who exports may not read them. */
  readonly unsaid: boolean;
  /** The language in which a presentation has keys of questions in its notes; left out without keys. */
  readonly keys?: Language | undefined;
  /** Width of pictures, pixels. */
  readonly width: number;
  /** Loads the pages and files to draw, for formats that are drawn. */
  readonly printable: () => Promise<Printable>;
  readonly at: Date;
}

export interface MadeFile extends KeptFile {
  /** The file name for the browser. */
  readonly name: string;
  readonly notes?: readonly ExportNote[];
}

const ENDINGS = { png: 'png', jpeg: 'jpg' } as const;

/** Draws elements and passes on each picture as it is finished. */
type Draw = StagePrinter['tools'];

/** Creates the file of an export and stores it. No more than one drawn page is in memory. */
export class MakeExport {
  readonly #printer: StagePrinter;
  readonly #courseware: ExportedCourseware;
  readonly #files: ExportFiles;

  constructor(printer: StagePrinter, courseware: ExportedCourseware, files: ExportFiles) {
    this.#printer = printer;
    this.#courseware = courseware;
    this.#files = files;
  }

  async make(order: ExportOrder, progress: PrintProgress, signal: AbortSignal): Promise<MadeFile> {
    const { format, documentId, title, at, unsaid } = order;
    const name = fileName(title);
    switch (format) {
      case 'pdf': {
        const printable = await order.printable();
        const kept = await this.#printer.pdf(printable, progress, signal, (pdf) => this.#files.put(pdf));
        return { ...kept, name: `${name}.pdf` };
      }
      case 'png':
      case 'jpeg':
        return this.#pictures(order, { format, width: order.width }, name, progress, signal);
      case 'html': {
        // This export needs no browser: the browser that opens the show draws it.
        const show = await writeShow(await order.printable(), signal);
        return this.#put(show, `${name}.html`);
      }
      case 'pptx':
        return this.#presentation(order, `${name}.pptx`, signal);
      case 'ndpx': {
        const about = { title, now: at.getTime() };
        return this.#put(
          await this.#courseware.write(documentId, format, about, { signal, unsaid }),
          `${name}.${format}`,
        );
      }
    }
  }

  /**
   * Subject tools, and questions with pictures, are exported as pictures, because PowerPoint has no such element.
   * Formulas get a picture for programs
   * without formulas. Only the writer knows which formulas are new, so the file is written, the missing pictures are
   * drawn, and the file is written again. The result names elements that could not be drawn.
   */
  async #presentation(order: ExportOrder, name: string, signal: AbortSignal): Promise<MadeFile> {
    const { documentId, title, at } = order;
    const { records } = await this.#courseware.snapshot(documentId);
    const tools = records.filter((record) => record.kind === 'element' && record.type === 'tool').length;
    const pictured = picturedQuestions(records);
    const drawTools: Draw = async (...ports) => this.#printer.tools(...ports);
    const drawQuestions: Draw = async (printable, ...ports) =>
      this.#printer.elements(printable, pictured, ...ports);
    const toolPictures = tools > 0 ? await this.#drawn(order, signal, drawTools) : NO_PICTURES;
    const questionPictures =
      pictured.length > 0 ? await this.#drawn(order, signal, drawQuestions) : NO_PICTURES;
    const pictures = new Map([...toolPictures, ...questionPictures]);
    const about = { title, now: at.getTime() };
    const write = async (drawn: ReadonlyMap<string, Uint8Array>) => {
      let undrawn: readonly string[] = [];
      const bytes = await this.#courseware.write(documentId, 'pptx', about, {
        signal,
        unsaid: order.unsaid,
        keys: order.keys,
        pictures: drawn,
        undrawn: (ids) => {
          undrawn = ids;
        },
      });
      return { bytes, undrawn };
    };
    let written = await write(pictures);
    const { undrawn: lacking } = written;
    if (lacking.length > 0) {
      const draw: Draw = async (printable, ...ports) => this.#printer.elements(printable, lacking, ...ports);
      const formulas = await this.#drawn(order, signal, draw);
      if (formulas.size > 0) written = await write(new Map([...pictures, ...formulas]));
    }
    const counts = {
      TOOLS_NOT_DRAWN: Math.max(0, tools - toolPictures.size),
      QUESTIONS_NOT_DRAWN: Math.max(0, pictured.length - questionPictures.size),
      FORMULAS_NOT_DRAWN: written.undrawn.length,
    } as const;
    const codes = ['TOOLS_NOT_DRAWN', 'QUESTIONS_NOT_DRAWN', 'FORMULAS_NOT_DRAWN'] as const;
    return {
      ...(await this.#put(written.bytes, name)),
      notes: codes.flatMap((code) => (counts[code] > 0 ? [{ code, count: counts[code] }] : [])),
    };
  }

  /**
   * Pictures of the elements that could be drawn. The presentation is also written without a browser or after the
   * browser crashed.
   */
  async #drawn(
    order: ExportOrder,
    signal: AbortSignal,
    draw: Draw,
  ): Promise<ReadonlyMap<string, Uint8Array>> {
    const pictures = new Map<string, Uint8Array>();
    const printable = await order.printable();
    try {
      await draw(printable, signal, (id, png) => pictures.set(id, png));
    } catch (error) {
      signal.throwIfAborted();
      const isOurs = error instanceof LecternError && error.code.startsWith('EXPORT_');
      if (!isOurs && !(error instanceof BrowserBroke)) throw error;
    }
    return pictures;
  }

  async #put(bytes: Uint8Array, name: string): Promise<MadeFile> {
    return { ...(await this.#files.put(once(bytes))), name };
  }

  /** A single page becomes a picture; several become one archive of pictures, numbered as the deck's pages. */
  async #pictures(
    order: ExportOrder,
    wish: PictureWish,
    name: string,
    progress: PrintProgress,
    signal: AbortSignal,
  ): Promise<MadeFile> {
    const printable = await order.printable();
    const ending = ENDINGS[wish.format];
    const pieces = new Handover<Uint8Array>();
    const archive = new PictureArchive(order.at);
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

const NO_PICTURES: ReadonlyMap<string, Uint8Array> = new Map();

/** Ids of the questions that a text box cannot show whole, because they have pictures. */
export function picturedQuestions(records: CoursewareSnapshot['records']): readonly string[] {
  return records.flatMap((record) =>
    record.kind === 'element' && record.type === 'question' && assetsIn([record]).size > 0 ? [record.id] : [],
  );
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Passes pieces from a producer to a consumer, one at a time: the producer waits until the last piece was read. */
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

/** Text of a note on an export, for its user. */
export function exportNote({ code, count }: ExportNote, language: Language): string {
  if (code === 'QUESTIONS_NOT_DRAWN') return questionsNote(count, language);
  return code === 'FORMULAS_NOT_DRAWN' ? formulasNote(count, language) : toolsNote(count, language);
}

function questionsNote(count: number, language: Language): string {
  if (language === 'zh')
    return `有 ${count} 道带图片的题目没能画成图片，在 PowerPoint 里是只有文字的文本框。再导入回来仍是完整的题目。`;
  return count === 1
    ? 'A question with pictures could not be drawn: in PowerPoint it is a text box without them. Imported here again, it is whole.'
    : `${count} questions with pictures could not be drawn: in PowerPoint they are text boxes without them. Imported here again, they are whole.`;
}

function formulasNote(count: number, language: Language): string {
  if (language === 'zh')
    return `有 ${count} 处公式没能画成图片。PowerPoint 2010 及以后的版本照常显示公式，更早的版本和不支持公式的软件里是 LaTeX 文字。`;
  return count === 1
    ? 'A formula could not be drawn as a picture. PowerPoint 2010 and later show it as a formula; programs that know no formulas show its LaTeX.'
    : `${count} formulas could not be drawn as pictures. PowerPoint 2010 and later show them as formulas; programs that know no formulas show their LaTeX.`;
}

function toolsNote(count: number, language: Language): string {
  if (language === 'zh')
    return `有 ${count} 个学科工具没能画成图片，在 PowerPoint 里是写着名称的方框。再导入回来仍可使用。`;
  return count === 1
    ? 'A subject tool could not be drawn: in PowerPoint it is a box with its name. Imported here again, it works as before.'
    : `${count} subject tools could not be drawn: in PowerPoint they are boxes with their names. Imported here again, they work as before.`;
}

/** Functions of a courseware that an export needs. */
export interface ExportedCourseware {
  state(documentId: string): Promise<Uint8Array>;
  snapshot(documentId: string): Promise<CoursewareSnapshot>;
  asset(documentId: string, hash: string): ReturnType<Printable['asset']>;
  /** The content of a file; `now` in milliseconds since 1970. */
  write(
    documentId: string,
    form: 'pptx' | 'ndpx',
    about: { readonly title: string; readonly now: number },
    options: {
      readonly signal: AbortSignal;
      /** Leaves out the comments. */
      readonly unsaid?: boolean;
      /** The language of keys of questions in the notes of a presentation. */
      readonly keys?: Language | undefined;
      /** PNG pictures of elements that only the stage draws, by element id. */
      readonly pictures?: ReadonlyMap<string, Uint8Array>;
      /** Receives the elements whose rewritten formulas had no picture in `pictures`. */
      readonly undrawn?: (elementIds: readonly string[]) => void;
    },
  ): Promise<Uint8Array>;
}
