import { type Language, LecternError } from '@lectern/protocol';
import { documentKindOf } from '@lectern/protocol/document-kind-of';
import { DRAWN_FORMATS, type ExportFormat } from '@lectern/protocol/document-kinds';
import type { ExportTask } from '@lectern/protocol/exports';
import type { Clock } from '../../platform/clock.ts';
import { type JobFailure, presentFailure } from '../../platform/jobs/job-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { ExportFiles, type ExportLinks } from './export-files.ts';
import { exportJobOf } from './export-job.ts';
import { type ExportEnd, ExportsStore, type NewExport } from './exports.store.ts';
import type { ExportRow, ExportTables } from './exports.tables.ts';
import { exportNote } from './make-export.ts';

/** The most exports of one user that wait or run at once, and the most stored files. */
const UNFINISHED_MAX = 3;
const KEPT_MAX = 20;
/** Lifetime of a file, milliseconds. Its row is kept a week longer, to show the user that the file has expired. */
const DAY_MS = 24 * 3_600_000;
const KEEP_MS = DAY_MS;
const REMEMBER_MS = 7 * DAY_MS;

interface ExportsServicePorts {
  readonly store: ExportsStore;
  readonly files: ExportFiles;
  readonly documents: Pick<DocumentsService, 'allowed'>;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly links: ExportLinks;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsService, 'push'>;
}

interface CoursewareWish {
  readonly documentId: string;
  readonly format: ExportFormat;
}

/** An export with the present name of its courseware. */
export interface NamedExport {
  readonly row: ExportRow;
  readonly name: string;
}

/** Starts, reads, cancels and sweeps exports; `ExportWork` creates the files. */
export class ExportsService {
  readonly store: ExportsStore;
  readonly files: ExportFiles;
  readonly #ports: ExportsServicePorts;

  constructor(ports: ExportsServicePorts) {
    this.store = ports.store;
    this.files = ports.files;
    this.#ports = ports;
  }

  now(): Date {
    return new Date(this.#ports.clock.now());
  }

  /** Starts an export. A courseware may be exported by users who may see it, and the ink of a lesson by its teacher. */
  async start(wish: Pick<NewExport, 'userId' | 'wish' | 'language'> & CoursewareWish): Promise<NamedExport> {
    const { resource_type_code: code, name } = await this.#ports.documents.allowed(
      wish.userId,
      wish.documentId,
      'download',
    );
    const exports = documentKindOf(code)?.exports ?? [];
    if (exports.length === 0) throw new LecternError('DOCUMENT_NOT_FOUND');
    if (!exports.includes(wish.format)) throw new LecternError('INVALID_INPUT', { field: 'format' });
    await this.#checkLesson(wish);
    const at = this.now();
    const job = exportJobOf(wish.format);
    const row = await this.store.database.transaction().execute(async (transaction) => {
      if ((await this.store.countUnfinished(wish.userId, transaction)) >= UNFINISHED_MAX) {
        throw new LecternError('TOO_MANY_REQUESTS', { seconds: 30 });
      }
      const made = await this.store.insert({ ...wish, at, expiresAt: this.#expiry(at) }, transaction);
      const jobId = await this.#ports.jobs.add(job, { exportId: made.id }, transaction);
      await this.store.setJob(made.id, jobId, transaction);
      return made;
    });
    await this.#ports.jobs.wake(job);
    await this.#changed(row.user_id, row.id);
    return { row, name };
  }

  /**
   * Throws LESSON_NOT_FOUND, and INVALID_INPUT for a lesson that was not taught from this courseware, or for a format
   * without ink.
   */
  async #checkLesson({
    userId,
    documentId,
    format,
    wish,
  }: Pick<NewExport, 'userId' | 'wish'> & CoursewareWish): Promise<void> {
    if (wish.lesson === undefined) return;
    const { courseware_id: taughtFrom } = await this.#ports.lessons.get({ userId }, wish.lesson);
    if (taughtFrom !== documentId || !DRAWN_FORMATS.includes(format)) {
      throw new LecternError('INVALID_INPUT', { field: 'lesson_id' });
    }
  }

  /** An export of the user, while the user may see the courseware. Throws DOCUMENT_NOT_FOUND, TASK_NOT_FOUND. */
  async get(userId: string, documentId: string, id: string): Promise<NamedExport> {
    const { name } = await this.#ports.documents.allowed(userId, documentId, 'see');
    const row = await this.store.findOf(userId, documentId, id);
    if (!row) throw new LecternError('TASK_NOT_FOUND');
    return { row, name };
  }

  /** The user's exports that are in progress or have a file, of coursewares that the user may still see. */
  async list(userId: string): Promise<readonly NamedExport[]> {
    const rows = await this.store.open(userId);
    const names = new Map<string, string>();
    for (const id of new Set(rows.flatMap(({ document_id: id }) => id ?? []))) {
      const name = await this.#nameOf(userId, id);
      if (name !== undefined) names.set(id, name);
    }
    return rows.flatMap((row) => {
      const name = names.get(row.document_id ?? '');
      return name === undefined ? [] : { row, name };
    });
  }

  /**
   * The file behind a signed link, while the user who requested it may still see the courseware. Throws LINK_INVALID.
   */
  async linked(id: string, query: Readonly<Record<string, unknown>>): Promise<KeptExport> {
    this.#ports.links.check(id, query);
    const row = await this.store.find(id);
    const file = row && keptFile(row);
    if (!row || !file || row.expires_at < this.now()) throw new LecternError('LINK_INVALID');
    // An archive of the user's own data needs no permission on a courseware.
    if (row.format === 'account') return file;
    if (row.document_id === null) throw new LecternError('LINK_INVALID');
    await this.#ports.documents.allowed(row.user_id, row.document_id, 'download').catch((error: unknown) => {
      throw error instanceof LecternError ? new LecternError('LINK_INVALID') : error;
    });
    return file;
  }

  /** Records that a browser has received the whole file, which need not be offered any more. */
  async fetched(id: string): Promise<void> {
    await this.store.setFetched(id, this.now());
    const row = await this.store.find(id);
    if (row) await this.#changed(row.user_id, id);
  }

  /** Cancels an export in progress; a finished export is deleted with its file. */
  async cancel(userId: string, documentId: string, id: string): Promise<NamedExport> {
    const { row: before, name } = await this.get(userId, documentId, id);
    const row = await this.store.finish(id, { state: 'cancelled' }, this.now(), before.expires_at);
    if (row && before.job_id !== null) {
      await this.#ports.jobs.cancel(exportJobOf(before.format), before.job_id);
    }
    // The export may have finished between the two statements.
    const ended = row ? undefined : await this.store.find(id);
    if (ended && ended.state !== 'cancelled') await removeExport(ended, this.store, this.files);
    await this.#changed(userId, id);
    return { row: row ?? { ...before, state: 'cancelled', file_hash: null }, name };
  }

  /** False when the export ended meanwhile: its result must then be discarded. */
  async finish(id: string, end: ExportEnd): Promise<boolean> {
    const at = this.now();
    const row = await this.store.finish(id, end, at, this.#expiry(at));
    if (!row) return false;
    // The user is notified first: an older file that cannot be removed now must not delay the notification.
    await this.#changed(row.user_id, id);
    const kept = await this.store.kept(row.user_id);
    for (const old of kept.slice(KEPT_MAX)) await expireExport(old, at, this.store, this.files);
    return true;
  }

  /** Ends an export with an error that is shown to its user. */
  async fail(id: string, error: JobFailure): Promise<void> {
    await this.finish(id, { state: 'failed', error });
  }

  present({ row, name }: NamedExport, language: Language): ExportTask {
    const file = row.expires_at > this.now() ? keptFile(row) : undefined;
    return {
      id: row.id,
      document_id: row.document_id ?? '',
      document_name: name,
      format: formatOf(row),
      state: row.state === 'done' && !file ? 'expired' : row.state,
      pages_done: row.pages_done,
      pages_total: row.pages_total,
      files_away: row.files_away,
      error: row.error && presentFailure(row.error, language),
      file: file ? { name: file.name, size: file.size, url: this.#ports.links.link(row.id) } : null,
      notes: row.notes.map((note) => exportNote(note, language)),
      create_at: row.created_at.getTime(),
      expires_at: file ? row.expires_at.getTime() : null,
    };
  }

  /** Undefined for a courseware that the user may not see. */
  async #nameOf(userId: string, documentId: string): Promise<string | undefined> {
    try {
      return (await this.#ports.documents.allowed(userId, documentId, 'see')).name;
    } catch (error) {
      if (error instanceof LecternError) return undefined;
      throw error;
    }
  }

  /** Notifies all windows of the user that an export began or ended, or its file was fetched. */
  #changed(userId: string, exportId: string): Promise<void> {
    return this.#ports.notifications.push(userId, { kind: 'export', export_id: exportId });
  }

  #expiry(at: Date): Date {
    return new Date(at.getTime() + KEEP_MS);
  }
}

/** The format of an export of a courseware. */
export function formatOf({ format }: Pick<ExportRow, 'format'>): ExportFormat {
  if (format === 'account') throw new Error('an export of account data has no courseware format');
  return format;
}

/**
 * Deletes the file. The row of a file that was not fetched is kept for a week, to show the user that it has expired.
 */
export async function expireExport(
  row: ExportRow,
  now: Date,
  store: ExportsStore,
  files: ExportFiles,
): Promise<void> {
  if (row.state !== 'done' || row.fetched_at !== null) return removeExport(row, store, files);
  // The file is deleted first: while the row names it, a failed deletion is found and retried.
  if (row.file_hash !== null) await files.remove(row.file_hash);
  await store.setExpired(row.id, new Date(now.getTime() + REMEMBER_MS));
}

export async function removeExport(row: ExportRow, store: ExportsStore, files: ExportFiles): Promise<void> {
  if (row.file_hash !== null) await files.remove(row.file_hash);
  await store.remove(row.id);
}

/** The file of a finished export. */
export interface KeptExport {
  readonly name: string;
  readonly hash: string;
  readonly size: number;
}

export function keptFile(row: ExportRow): KeptExport | undefined {
  const { file_name: name, file_hash: hash, file_size: size } = row;
  return name === null || hash === null || size === null ? undefined : { name, hash, size };
}

/** Deletes files that are a day old, and a week later the rows of files that were not fetched. */
export async function sweepExports({ clock, database, objects }: Platform): Promise<void> {
  const store = new ExportsStore(database.withTables<ExportTables>());
  const files = new ExportFiles(objects);
  const now = new Date(clock.now());
  for (const row of await store.expired(now)) await expireExport(row, now, store, files);
}
