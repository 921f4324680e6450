import { defined } from '@lectern/base';
import { TranscodeStatus } from '@lectern/protocol';
import { documentKinds } from '@lectern/protocol/document-kinds';
import { SourceFrom } from '@lectern/protocol/document-shapes';
import { isOldPresentation } from '@lectern/protocol/file-kinds';
import type { TranscodeStage } from '@lectern/protocol/transcoding';
import type { Logger } from 'pino';
import { jobFailure, unexplainedFailure } from '../../platform/jobs/job-failure.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { type AwayPatience, JOB_PATIENCE, whenThere } from '../../platform/objects/when-there.ts';
import { pace } from '../../platform/pace.ts';
import type { PresentationConverter } from '../conversion/index.ts';
import type { CoursewareCommentsService } from '../courseware-comments/index.ts';
import { type DocumentsService, isCoverPicture } from '../documents/index.ts';
import { cutAway } from './cut-away.ts';
import { type FileReader, ReaderBroke } from './file-reader.ts';
import type { ReadCourseware, ReadPage } from './read-file.ts';
import type { TranscodingService } from './transcoding.service.ts';
import type { KeptNote, TaskRow } from './transcoding.tables.ts';

/** Progress is stored at most this often, milliseconds. */
const PROGRESS_EVERY_MS = 250;
/** Stages of a task's progress, per cent: where parsing begins and where it ends. */
const READING = 5;
const CONVERTING = 8;
const PARSING_FROM = 10;
const PARSING_TO = 80;

/** A content type that is valid in a header. The file states it, so its other content is not trusted. */
const MIME = /^[a-z]{1,20}\/[a-z0-9.+-]{1,80}$/;

/** The task was revoked while it was running. */
class Revoked extends Error {
  override readonly name = 'Revoked';
}

interface TranscodeWorkPorts {
  readonly tasks: TranscodingService;
  readonly documents: Pick<DocumentsService, 'create'>;
  readonly kinds: Pick<DocumentsService['kinds'], 'get'>;
  readonly objects: ObjectStore;
  readonly reader: Pick<FileReader, 'read'>;
  readonly converter: PresentationConverter;
  readonly comments: Pick<CoursewareCommentsService, 'takeOver'>;
  readonly log: Logger;
  readonly patience?: AwayPatience;
}

export class TranscodeWork {
  readonly #ports: TranscodeWorkPorts;

  constructor(ports: TranscodeWorkPorts) {
    this.#ports = ports;
  }

  /**
   * Runs a task to its end. A faulty file ends it; an external failure is thrown, so that it is retried, and ends the
   * task only on the last try. A finished task is left alone.
   */
  async run(run: JobRun<{ readonly taskId: string }>): Promise<void> {
    const { taskId } = run.payload;
    const task = await this.#ports.tasks.store.advance(
      taskId,
      { status: TranscodeStatus.EXECUTION, stage: 'reading', progress: READING },
      this.#ports.tasks.now(),
    );
    if (!task) return;
    try {
      const file = await this.#read(task, run.signal);
      await this.#store(task, file, run.signal);
    } catch (error) {
      await this.#ended(task, run, error);
    }
  }

  /** Fails tasks whose workers died too often to be retried. */
  async giveUpLost(before: Date): Promise<void> {
    for (const task of await this.#ports.tasks.store.lost(before)) {
      const log = this.#ports.log.child({ task: task.id });
      await this.#ports.tasks.fail(
        task.id,
        unexplainedFailure(log, 'the workers of a transcode task were lost'),
      );
    }
  }

  async #ended(task: TaskRow, run: JobRun<{ readonly taskId: string }>, error: unknown): Promise<void> {
    if (error instanceof Revoked) return;
    const now = await this.#ports.tasks.store.find(task.id);
    if (now?.status === TranscodeStatus.REVOKE) return;
    if (error instanceof ReaderBroke) {
      this.#ports.log.error({ err: error, task: task.id, file: task.source_hash }, 'the file reader crashed');
      await this.#ports.tasks.fail(task.id, { code: 'FILE_CORRUPT', details: {} });
      return;
    }
    const failure = jobFailure(error, run.lastAttempt, this.#ports.log.child({ task: task.id }));
    if (failure) {
      await this.#ports.tasks.fail(task.id, failure);
      return;
    }
    const waiting = { status: TranscodeStatus.WAITPROGRESS, stage: 'waiting' as const, progress: 0 };
    await this.#ports.tasks.store.advance(task.id, waiting, this.#ports.tasks.now());
    throw error;
  }

  async #read(task: TaskRow, signal: AbortSignal): Promise<ReadCourseware> {
    const extension = task.input.source_format;
    const source = await this.#whenThere(task, 'reading', signal, () =>
      this.#ports.objects.get(task.source_hash),
    );
    const bytes = isOldPresentation(extension) ? await this.#convert(task, source, signal) : source;
    await this.#advance(task, 'parsing', PARSING_FROM);
    const isDue = pace(PROGRESS_EVERY_MS);
    let written = Promise.resolve();
    const file = await this.#ports.reader.read({ bytes, extension }, signal, (done, total) => {
      if (!isDue()) return;
      const progress = PARSING_FROM + Math.floor(((PARSING_TO - PARSING_FROM) * done) / Math.max(1, total));
      written = written
        .then(() => this.#advance(task, 'parsing', progress))
        .catch((error: unknown) =>
          this.#ports.log.warn({ err: error, task: task.id }, 'failed to write the progress of a task'),
        );
    });
    // A progress that is written late would replace the next stage.
    await written;
    return file;
  }

  async #convert(task: TaskRow, bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    await this.#advance(task, 'converting', CONVERTING);
    return this.#ports.converter.toPptx(bytes, signal);
  }

  async #store(task: TaskRow, file: ReadCourseware, signal: AbortSignal): Promise<void> {
    const made = defined(this.#ports.kinds.get(file.kind)?.fromFiles, `the row of the kind ${file.kind}`);
    const keepRead = made.readAhead(file.state);
    await this.#advance(task, 'storing', PARSING_TO);
    const put = (bytes: Uint8Array) =>
      this.#whenThere(task, 'storing', signal, () => this.#ports.objects.put(bytes));
    // Assets are stored before the transaction begins, because the transaction locks the owner's tree.
    for (const asset of file.assets) await put(asset.bytes);
    const assets = file.assets.map((asset) =>
      MIME.test(asset.mime) ? asset : { ...asset, mime: 'application/octet-stream' },
    );
    const coverHash = task.input.with_cover ? await storeCover(file.thumbnail, put) : undefined;
    const { pages } = file;
    const { documentId, tell } = await this.#ports.tasks.store.database
      .transaction()
      .execute(async (transaction) => {
        const document = await this.#ports.documents.create(
          {
            ownerId: task.user_id,
            parentId: task.input.target_parent_path === '' ? null : task.input.target_parent_path,
            name: task.input.target_file_name,
            autoRename: true,
            resourceTypeCode: file.kind,
            format: documentKinds[file.kind].format,
            size: task.source_size,
            pageCount: pages.length,
            sourceFrom: sourceFromOf(task),
            ...(coverHash === undefined ? {} : { coverHash }),
          },
          transaction,
        );
        await made.create(document.id, file.state, assets, transaction);
        await this.#ports.comments.takeOver(document.id, file.comments, transaction);
        await this.#ports.tasks.store.insertReport(
          {
            document_id: document.id,
            source_name: task.input.target_file_name,
            source_format: task.input.source_format,
            source_hash: task.source_hash,
            source_size: task.source_size,
            page_count: pages.length,
            notes: storable(numbered(file.report.notes, pages)),
            more_notes: file.report.more,
            fonts: storable(file.report.fonts),
            created_at: this.#ports.tasks.now(),
          },
          transaction,
        );
        const end = { status: TranscodeStatus.DEALSUCCESS, documentId: document.id };
        const ended = await this.#ports.tasks.end(task.id, end, transaction, cutAway(file.report.notes));
        if (!ended) throw new Revoked();
        return { documentId: document.id, tell: ended.afterCommit };
      });
    keepRead(documentId);
    await tell();
  }

  /**
   * While the object store is unreachable the task reports that and can be revoked; afterwards it continues from this
   * step.
   */
  async #whenThere<T>(
    task: TaskRow,
    stage: 'reading' | 'storing',
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    const progress = stage === 'reading' ? READING : PARSING_TO;
    let wasAway = false;
    const done = await whenThere(work, this.#ports.patience ?? JOB_PATIENCE, signal, async () => {
      wasAway = true;
      await this.#advance(task, 'files_away', progress);
    });
    if (wasAway) await this.#advance(task, stage, progress);
    return done;
  }

  async #advance(
    task: TaskRow,
    stage: Exclude<TranscodeStage, 'waiting' | 'done'>,
    progress: number,
  ): Promise<void> {
    const status = TranscodeStatus.EXECUTION;
    const row = await this.#ports.tasks.store.advance(
      task.id,
      { status, stage, progress },
      this.#ports.tasks.now(),
    );
    if (!row) throw new Revoked();
  }
}

/**
 * Stores the file's own thumbnail, which lists show at once. The browser draws a sharper one after an edit, or at once
 * when the file has no thumbnail.
 */
async function storeCover(
  thumbnail: Uint8Array | undefined,
  put: (bytes: Uint8Array) => Promise<{ readonly hash: string }>,
): Promise<string | undefined> {
  if (!thumbnail || !isCoverPicture(Buffer.from(thumbnail))) return undefined;
  return (await put(thumbnail)).hash;
}

function sourceFromOf({ input }: TaskRow): SourceFrom {
  return Object.values(SourceFrom).find((known) => known === input.source_from) ?? SourceFrom.created;
}

/** JSON that PostgreSQL accepts: texts of a hostile file may contain NUL and unpaired surrogates. */
function storable(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.replaceAll('\0', '\ufffd').toWellFormed() : one,
  );
}

function numbered(notes: ReadCourseware['report']['notes'], pages: readonly ReadPage[]): KeptNote[] {
  const numbers = new Map(pages.map(({ id }, index) => [id, index + 1]));
  return notes.map((note) => {
    const page = note.pageId === undefined ? undefined : numbers.get(note.pageId);
    return { ...note, ...(page === undefined ? {} : { page }) };
  });
}
