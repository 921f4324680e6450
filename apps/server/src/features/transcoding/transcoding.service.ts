import { type Language, LecternError, NotificationType, TranscodeStatus } from '@lectern/protocol';
import type { CutAway } from '@lectern/protocol/cut-away';
import { documentName } from '@lectern/protocol/document-name';
import { SourceFrom } from '@lectern/protocol/document-shapes';
import { COURSEWARE_EXTENSIONS, nameWithoutExtension, OPENED_ON_WISH } from '@lectern/protocol/file-kinds';
import type { TranscodeTask } from '@lectern/protocol/transcoding';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type JobFailure, presentFailure } from '../../platform/jobs/job-failure.ts';
import { type Jobs, jobKind } from '../../platform/jobs/jobs.ts';
import type { OutgoingGuard } from '../../platform/outgoing/outgoing-guard.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { CoursewareFile, StartedTask } from '../uploads/index.ts';
import { cutAway } from './cut-away.ts';
import { mayHoldComments } from './import-reports.service.ts';
import { transcodeCallbackJob } from './transcode-callbacks.ts';
import type { TaskEnd, TranscodingStore, TranscodingTransaction } from './transcoding.store.ts';
import type { TaskRow } from './transcoding.tables.ts';

/** Reads one file into a courseware. Contains the id alone: the task's row has the parameters and the state. */
export const transcodeJob = jobKind({
  name: 'transcode',
  payload: z.object({ taskId: z.uuid() }),
  retries: 3,
  // An old presentation may wait for another conversion and then take as long itself; an unreachable object store is
  // waited for.
  timeoutSeconds: 600,
});

/** Formats of documents that can be imported. */
const READABLE = [...COURSEWARE_EXTENSIONS, ...OPENED_ON_WISH];
/** The most tasks of one user that wait or run. */
const UNFINISHED_MAX = 50;

/** Further data of a task that was started by a call. */
interface FromDocument {
  readonly documentId?: string;
  readonly sourceFrom?: SourceFrom;
  readonly jsonPath?: string | undefined;
}

/** Parameters of the courseware in a call; all others come from the document. */
export interface TaskWish {
  readonly name: string | undefined;
  readonly parentId: string | null;
  readonly callbackUrl: string | null;
  readonly withCover: boolean;
  readonly language: Language | undefined;
  readonly sourceFormat: string | undefined;
  readonly sourceFrom: SourceFrom;
  readonly jsonPath: string | undefined;
}

export function presentTask(row: TaskRow, language: Language): TranscodeTask {
  return {
    id: row.id,
    task_type_id: 'ppt_parsing',
    callback_url: row.callback_url,
    input: row.input,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    document_id: row.document_id,
    error: row.error && presentFailure(row.error, language),
    create_at: row.created_at.getTime(),
    update_at: row.updated_at.getTime(),
  };
}

interface TranscodingServicePorts {
  readonly store: TranscodingStore;
  readonly documents: Pick<DocumentsService, 'allowed' | 'readsComments' | 'space'>;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly guard: OutgoingGuard;
}

/** Starts, lists and revokes tasks that import files as coursewares; `TranscodeWork` runs them. */
export class TranscodingService {
  readonly store: TranscodingStore;
  readonly #ports: TranscodingServicePorts;

  constructor(ports: TranscodingServicePorts) {
    this.store = ports.store;
    this.#ports = ports;
  }

  now(): Date {
    return new Date(this.#ports.clock.now());
  }

  /** The callback_url of a task in stored form, or null. Throws CALLBACK_REFUSED. */
  checkCallback(url: string | null | undefined): string | null {
    if (url === null || url === undefined) return null;
    try {
      return this.#ports.guard.parse(url).href;
    } catch (cause) {
      throw new LecternError('CALLBACK_REFUSED', {}, { cause });
    }
  }

  /** Starts the task of a file in the transaction; call the returned function after the commit. */
  async start(
    file: CoursewareFile & FromDocument,
    transaction: TranscodingTransaction,
  ): Promise<StartedTask> {
    if ((await this.store.countUnfinished(file.userId)) >= UNFINISHED_MAX) {
      throw new LecternError('TOO_MANY_REQUESTS', { seconds: 60 });
    }
    const input: TranscodeTask['input'] = {
      path: file.documentId ?? file.hash,
      scope: 'private',
      uid: file.userId,
      target_file_name: file.name,
      target_parent_path: file.parentId ?? '',
      language: file.language,
      target_format_json: { format: 'ndpx' },
      with_cover: file.withCover ?? true,
      source_format: file.extension,
      source_from: file.sourceFrom ?? SourceFrom.created,
      ...(file.jsonPath === undefined ? {} : { json_path: file.jsonPath }),
    };
    const task = {
      user_id: file.userId,
      callback_url: file.callbackUrl ?? null,
      input,
      source_hash: file.hash,
      source_size: file.size,
    };
    const { id } = await this.store.insert(task, this.now(), transaction);
    const jobId = await this.#ports.jobs.add(transcodeJob, { taskId: id }, transaction);
    await this.store.setJob(id, jobId, transaction);
    return { taskId: id, afterCommit: () => this.#ports.jobs.wake(transcodeJob) };
  }

  /** Starts a task for a document's file, or again for the file from which a courseware was imported. */
  async startFromDocument(
    userId: string,
    documentId: string,
    wish: TaskWish,
    language: Language,
  ): Promise<TranscodeTask> {
    const source = await this.#sourceOf(userId, documentId);
    if (wish.sourceFormat !== undefined && wish.sourceFormat !== source.extension) {
      throw new LecternError('FILE_TYPE_MISMATCH');
    }
    const name = documentName(wish.name ?? nameWithoutExtension(source.name));
    await this.#ports.documents.space.checkRoom(userId, wish.parentId, source.size);
    const file = {
      ...source,
      ...wish,
      documentId,
      userId,
      name,
      language: wish.language ?? language,
    };
    const { taskId, afterCommit } = await this.store.database
      .transaction()
      .execute((transaction) => this.start(file, transaction));
    await afterCommit();
    return presentTask(await this.get(userId, taskId), language);
  }

  async get(userId: string, id: string): Promise<TaskRow> {
    const row = await this.store.findOf(userId, id);
    if (!row) throw new LecternError('TASK_NOT_FOUND');
    return row;
  }

  /** The tasks of a user, the latest first. */
  list(userId: string, query: Parameters<TranscodingStore['list']>[1]): ReturnType<TranscodingStore['list']> {
    return this.store.list(userId, query);
  }

  /** Tasks with the missing parts of the resulting coursewares. */
  async presentAll(rows: readonly TaskRow[], language: Language): Promise<TranscodeTask[]> {
    const missing = await this.store.missing(rows.flatMap(({ document_id: id }) => id ?? []));
    return rows.map((row) => {
      const cut = cutAway(missing.get(row.document_id ?? '') ?? []);
      return { ...presentTask(row, language), ...(cut && { cut }) };
    });
  }

  async present(row: TaskRow, language: Language): Promise<TranscodeTask> {
    const [task] = await this.presentAll([row], language);
    return task ?? presentTask(row, language);
  }

  /** Revokes a task at any progress, so that it creates no document. Throws TASK_FINISHED when it is too late. */
  async revoke(userId: string, id: string): Promise<TaskRow> {
    const before = await this.get(userId, id);
    const end = { status: TranscodeStatus.REVOKE };
    const ended = await this.store.database
      .transaction()
      .execute((transaction) => this.end(id, end, transaction));
    if (!ended) throw new LecternError('TASK_FINISHED');
    if (before.job_id !== null) await this.#ports.jobs.cancel(transcodeJob, before.job_id);
    await ended.afterCommit();
    return ended.row;
  }

  /** Ends the task with an error that is shown to its user. */
  async fail(id: string, error: JobFailure): Promise<void> {
    const end = { status: TranscodeStatus.DEALFAIL, error };
    const ended = await this.store.database
      .transaction()
      .execute((transaction) => this.end(id, end, transaction));
    await ended?.afterCommit();
  }

  /**
   * Ends an unfinished task, and notifies its user and its callback_url in the same transaction; `undefined` when it
   * has ended already, and then the result must be discarded. Call `afterCommit` after the commit.
   */
  async end(
    id: string,
    end: TaskEnd,
    transaction: TranscodingTransaction,
    cut?: CutAway,
  ): Promise<{ readonly row: TaskRow; readonly afterCommit: () => Promise<void> } | undefined> {
    const row = await this.store.finish(id, end, this.now(), transaction);
    if (!row) return undefined;
    // A user who revoked the task needs no notification.
    const tell = row.status === TranscodeStatus.REVOKE ? undefined : await this.#tell(row, cut, transaction);
    const calls = row.callback_url !== null;
    if (calls) await this.#ports.jobs.add(transcodeCallbackJob, { taskId: id }, transaction);
    const afterCommit = async () => {
      await tell?.();
      if (calls) await this.#ports.jobs.wake(transcodeCallbackJob);
    };
    return { row, afterCommit };
  }

  #tell(
    row: TaskRow,
    cut: CutAway | undefined,
    transaction: TranscodingTransaction,
  ): Promise<() => Promise<void>> {
    const content = {
      task_id: row.id,
      name: row.input.target_file_name,
      document_id: row.document_id,
      error: row.error && { code: row.error.code, details: { ...row.error.details } },
      ...(cut && { cut: { ...cut } }),
    };
    return this.#ports.notifications.notify(
      row.user_id,
      { type: NotificationType.parsePPT, content },
      transaction,
    );
  }

  async #sourceOf(
    userId: string,
    documentId: string,
  ): Promise<Pick<CoursewareFile, 'hash' | 'size' | 'name' | 'extension'>> {
    const document = await this.#ports.documents.allowed(userId, documentId, 'download');
    if (document.bin_id !== null) throw new LecternError('DOCUMENT_NOT_FOUND');
    if (document.object_hash !== null && READABLE.includes(document.format)) {
      const { object_hash: hash, size, name, format: extension } = document;
      return { hash, size, name, extension };
    }
    const report = await this.store.report(documentId);
    const hash = report?.source_hash ?? null;
    if (!report || hash === null) {
      throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: READABLE.join(', ') });
    }
    // Whether the imported file is read with its comments.
    const reads = await this.#ports.documents.readsComments(userId, documentId);
    if (!reads && mayHoldComments(report.source_format)) throw new LecternError('FORBIDDEN');
    return {
      hash,
      size: report.source_size,
      name: report.source_name,
      extension: report.source_format,
    };
  }
}
