import type { Readable } from 'node:stream';
import { defined } from '@lectern/base';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { type ErrorCode, type Language, LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { QUESTION_FILE_MAX_BYTES, type QuestionFileWish } from '@lectern/protocol/question-files';
import type { QuestionFiles } from '@lectern/question-files';
import { zipSync } from 'fflate';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { ThreadWork, type ThreadWorkLimits } from '../../platform/threads/thread-work.ts';
import { Turns } from '../../platform/turns.ts';
import type { DocumentConverter } from '../conversion/index.ts';
import type { ReadRequest, ReadResult } from './reading/read-file.ts';
import type { WriteRequest, WriteResult, WrittenFile } from './writing/write-file.ts';
import { hashesIn, type LossLine } from './writing/written-exercise.ts';

const READER = new URL('./reading/reader.thread.ts', import.meta.url);
const LIMITS: ThreadWorkLimits = {
  waiting: 40,
  ofOne: 2,
  totalMs: 30_000,
  heapMb: 512,
  idleMs: 60_000,
};
const WRITER = new URL('./writing/writer.thread.ts', import.meta.url);
/** Most bytes of the files in an exercise that is written: they are in memory several times. */
const FILES_MAX_BYTES = 100_000_000;

/** The codes of a thread that exceeds its limits, for reading. */
const OF_READING: Partial<Record<ErrorCode, ErrorCode>> = {
  EXPORT_TOO_SLOW: 'FILE_TOO_SLOW',
  EXPORT_TOO_COMPLEX: 'FILE_TOO_COMPLEX',
};

/** Formulas of a paper that would be left out of its PDF. */
const NO_FORMULAS: LossLine = { code: 'pdf-formulas', state: 'refused' };

interface AcceptedFiles {
  accepted(
    userId: string,
    documentId: string,
  ): Promise<{ readonly mimes: RegExp; readonly mostPixels: number }>;
  takeIn(documentId: string, files: readonly AssetItem[]): Promise<void>;
}

/** Exercises as the features of documents return them. */
export interface ExerciseContents {
  snapshot(documentId: string): Promise<CoursewareSnapshot>;
  asset(
    documentId: string,
    hash: string,
  ): Promise<{ readonly mime: string; readonly bytes: Uint8Array } | undefined>;
}

export interface QuestionFilesPorts {
  readonly documents: {
    allowed(userId: string, id: string, action: 'download'): Promise<{ readonly name: string }>;
  };
  readonly exercises: ExerciseContents;
  readonly assets: AcceptedFiles;
  readonly space: {
    checkRoomOf(documentId: string, bytes: number): Promise<void>;
  };
  readonly objects: ObjectStore;
  /** Converts Word files to PDF. */
  readonly converter: Pick<DocumentConverter, 'drawsFormulas' | 'toPdf'>;
}

/** Carries a result out of the store, which then stores nothing. */
class Read extends Error {
  override readonly name = 'Read';
  readonly result: ReadResult;

  constructor(result: ReadResult) {
    super();
    this.result = result;
  }
}

/** Files of questions: reads them for documents, and writes exercises into them. */
export class QuestionFilesService {
  readonly #ports: QuestionFilesPorts;
  readonly #reader: ThreadWork<ReadRequest, ReadResult>;
  readonly #writer: ThreadWork<WriteRequest, WriteResult>;
  readonly #converting = new Turns({ atOnce: 1, waiting: 10, ofOne: 2 });

  /** `limits`: tests pass smaller ones. */
  constructor(ports: QuestionFilesPorts, limits: ThreadWorkLimits = LIMITS) {
    this.#ports = ports;
    this.#reader = new ThreadWork(READER, limits);
    this.#writer = new ThreadWork(WRITER, limits);
  }

  /**
   * Reads the questions of a file, and stores the files within it for the document. Throws DOCUMENT_NOT_FOUND, FORBIDDEN,
   * FILE_TOO_LARGE, FILE_TOO_SLOW, FILE_TOO_COMPLEX, CAPACITY_NOT_ENOUGH, TOO_MANY_REQUESTS and the errors of `readFile`.
   */
  async read(
    userId: string,
    documentId: string,
    file: { readonly name: string; readonly bytes: Readable; readonly language: Language },
    signal: AbortSignal,
  ): Promise<Pick<ReadResult, 'gzip' | 'size'>> {
    const { assets, objects, space } = this.#ports;
    const accepted = await assets.accepted(userId, documentId);
    const { gzip, size, files } = await this.#received(file, async (bytes) => {
      const request = async () => ({
        bytes: await bytes(),
        name: file.name,
        language: file.language,
        ...accepted,
      });
      return this.#reader.ask(request, userId, signal);
    });
    await space.checkRoomOf(
      documentId,
      files.reduce((sum, { item }) => sum + item.size, 0),
    );
    for (const each of files) {
      signal.throwIfAborted();
      await objects.put(each.bytes);
    }
    await assets.takeIn(
      documentId,
      files.map(({ item }) => item),
    );
    return { gzip, size };
  }

  /** The file waits for its turn on the disk: many files at once would not fit into the memory. */
  async #received(
    { bytes }: { readonly bytes: Readable },
    read: (bytes: () => Promise<Uint8Array>) => Promise<ReadResult>,
  ): Promise<ReadResult> {
    try {
      await this.#ports.objects.putStream(bytes, QUESTION_FILE_MAX_BYTES, async ({ file }) => {
        throw new Read(await read(() => file.read(0, file.size)));
      });
    } catch (error) {
      if (error instanceof Read) return error.result;
      const code = error instanceof LecternError ? OF_READING[error.code] : undefined;
      throw code && error instanceof LecternError ? new LecternError(code, error.details) : error;
    }
    throw new Error('the store kept a file that was only to be read');
  }

  /**
   * Writes an exercise that the user may download. Throws DOCUMENT_NOT_FOUND, also for other documents, EXPORT_TOO_LARGE and
   * the errors of `ThreadWork.ask`.
   */
  async write(
    userId: string,
    documentId: string,
    wish: QuestionFileWish,
    language: Language,
    signal: AbortSignal,
  ): Promise<WriteResult> {
    const { documents, exercises } = this.#ports;
    const { name: title } = await documents.allowed(userId, documentId, 'download');
    const request = async (): Promise<WriteRequest> => {
      const snapshot = await exercises.snapshot(documentId);
      const files = await this.#filesOf(documentId, hashesIn(snapshot));
      return { wish, title, language, snapshot, files };
    };
    const result = await this.#writer.ask(request, userId, signal);
    const isDrawn =
      wish.format !== 'pdf' || !result.hasFormulas || (await this.#ports.converter.drawsFormulas());
    return isDrawn ? result : { ...result, lines: [NO_FORMULAS, ...result.lines] };
  }

  /** The file of an exercise; several files of a paper as one archive. Throws as `write` does, and as `toPdf`. */
  async file(
    userId: string,
    documentId: string,
    wish: QuestionFileWish,
    language: Language,
    signal: AbortSignal,
  ): Promise<{ readonly extension: string; readonly bytes: Uint8Array }> {
    const written = await this.write(userId, documentId, wish, language, signal);
    if (written.lines.includes(NO_FORMULAS))
      throw new LecternError('CONVERTER_MISSING', { tool: 'LibreOffice Math' });
    const files = wish.format === 'pdf' ? await this.#printed(written.files, userId, signal) : written.files;
    const [only, ...others] = files;
    if (only && others.length === 0) return only;
    const entries = files.map(({ name, extension, bytes }) => [`${name}.${extension}`, bytes] as const);
    return { extension: 'zip', bytes: zipSync(Object.fromEntries(entries), { level: 0 }) };
  }

  /** Word files as PDF, one after another: a converter uses a processor and hundreds of megabytes. */
  async #printed(
    files: readonly WrittenFile[],
    userId: string,
    signal: AbortSignal,
  ): Promise<readonly WrittenFile[]> {
    const leave = await this.#converting.take(userId, signal);
    try {
      const printed: WrittenFile[] = [];
      for (const { name, bytes } of files) {
        const pdf = await this.#ports.converter.toPdf(bytes, 'docx', signal);
        printed.push({ name, extension: 'pdf', bytes: pdf });
      }
      return printed;
    } finally {
      leave();
    }
  }

  /** The workbook without questions. */
  async template(userId: string, language: Language): Promise<Uint8Array> {
    const wish = { format: 'xlsx', size: 'A4', key: 'none', answer_sheet: false } as const;
    const request = () => ({ wish, title: '', language, snapshot: { records: [] }, files: new Map() });
    const { files } = await this.#writer.ask(request, userId);
    return defined(files[0], 'the written template').bytes;
  }

  async #filesOf(documentId: string, hashes: readonly string[]): Promise<QuestionFiles> {
    const files = new Map<string, { bytes: Uint8Array; mime: string; name: string }>();
    let size = 0;
    for (const hash of hashes) {
      const file = await this.#ports.exercises.asset(documentId, hash);
      size += file?.bytes.length ?? 0;
      if (size > FILES_MAX_BYTES)
        throw new LecternError('EXPORT_TOO_LARGE', { megabytes: FILES_MAX_BYTES / 1_000_000 });
      if (file) files.set(hash, { ...file, name: hash });
    }
    return files;
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader.close(), this.#writer.close()]);
  }
}
