import { type Language, LecternError } from '@lectern/protocol';
import type { ExportTask } from '@lectern/protocol/exports';
import type { Clock } from '../../platform/clock.ts';
import { type JobFailure, presentFailure } from '../../platform/jobs/job-failure.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { ExportFiles } from './export-files.ts';
import { exportJob } from './export-job.ts';
import type { ExportLinks } from './export-links.ts';
import type { ExportEnd, ExportsStore, NewExport } from './exports.store.ts';
import type { ExportRow } from './exports.tables.ts';

/** Of one user: exports that wait or run at once, and files that are kept. */
const UNFINISHED_MAX = 3;
const KEPT_MAX = 20;
/** A file is kept for a day. Milliseconds. */
const KEEP_MS = 24 * 3_600_000;

interface ExportsServicePorts {
  readonly store: ExportsStore;
  readonly files: ExportFiles;
  readonly documents: DocumentsService;
  readonly links: ExportLinks;
  readonly jobs: Jobs;
  readonly clock: Clock;
}

/** Exports: begun, watched, cancelled and swept here, drawn by `ExportWork`. */
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

  /** Who may see a courseware may have it drawn. */
  async start(
    wish: Pick<NewExport, 'userId' | 'documentId' | 'format' | 'wish' | 'language'>,
  ): Promise<ExportRow> {
    const { resource_type_code: kind } = await this.#ports.documents.allowed(
      wish.userId,
      wish.documentId,
      'see',
    );
    if (kind !== 'coursewares') throw new LecternError('DOCUMENT_NOT_FOUND');
    const at = this.now();
    const row = await this.store.database.transaction().execute(async (transaction) => {
      if ((await this.store.countUnfinished(wish.userId, transaction)) >= UNFINISHED_MAX) {
        throw new LecternError('TOO_MANY_REQUESTS', { seconds: 30 });
      }
      const made = await this.store.insert({ ...wish, at, expiresAt: this.#expiry(at) }, transaction);
      const jobId = await this.#ports.jobs.add(exportJob, { exportId: made.id }, transaction);
      await this.store.setJob(made.id, jobId, transaction);
      return made;
    });
    await this.#ports.jobs.wake(exportJob);
    return row;
  }

  /** Of the user, while the user may see the courseware. Throws DOCUMENT_NOT_FOUND, TASK_NOT_FOUND. */
  async get(userId: string, documentId: string, id: string): Promise<ExportRow> {
    await this.#ports.documents.allowed(userId, documentId, 'see');
    const row = await this.store.findOf(userId, documentId, id);
    if (!row) throw new LecternError('TASK_NOT_FOUND');
    return row;
  }

  /** What a signed link leads to, while whoever asked for it may still see the courseware. Throws LINK_INVALID. */
  async linked(id: string, query: Readonly<Record<string, unknown>>): Promise<KeptExport> {
    this.#ports.links.check(id, query);
    const row = await this.store.find(id);
    const file = row && keptFile(row);
    if (!row || !file || row.expires_at < this.now() || row.document_id === null)
      throw new LecternError('LINK_INVALID');
    await this.#ports.documents.allowed(row.user_id, row.document_id, 'see').catch((error: unknown) => {
      throw error instanceof LecternError ? new LecternError('LINK_INVALID') : error;
    });
    return file;
  }

  /** Nothing comes of it any more, however far it was; a file that was made goes. */
  async cancel(userId: string, documentId: string, id: string): Promise<ExportRow> {
    const before = await this.get(userId, documentId, id);
    const row = await this.store.finish(id, { state: 'cancelled' }, this.now(), before.expires_at);
    if (row && before.job_id !== null) await this.#ports.jobs.cancel(exportJob, before.job_id);
    if (row) return row;
    if (before.state === 'done') await this.#remove(before);
    return { ...before, file_hash: null };
  }

  /** False when it ended meanwhile: then nothing may come of it. */
  async finish(id: string, end: ExportEnd): Promise<boolean> {
    const at = this.now();
    const row = await this.store.finish(id, end, at, this.#expiry(at));
    if (!row) return false;
    const kept = await this.store.kept(row.user_id);
    for (const old of kept.slice(KEPT_MAX)) await this.#remove(old);
    return true;
  }

  /** Ends one with an error that its user is told. */
  async fail(id: string, error: JobFailure): Promise<void> {
    await this.finish(id, { state: 'failed', error });
  }

  present(row: ExportRow, language: Language): ExportTask {
    const file = row.expires_at > this.now() ? keptFile(row) : undefined;
    return {
      id: row.id,
      document_id: row.document_id ?? '',
      format: row.format,
      state: row.state,
      pages_done: row.pages_done,
      pages_total: row.pages_total,
      error: row.error && presentFailure(row.error, language),
      file: file ? { name: file.name, size: file.size, url: this.#ports.links.link(row.id) } : null,
      create_at: row.created_at.getTime(),
      expires_at: file ? row.expires_at.getTime() : null,
    };
  }

  #remove(row: ExportRow): Promise<void> {
    return removeExport(row, this.store, this.files);
  }

  #expiry(at: Date): Date {
    return new Date(at.getTime() + KEEP_MS);
  }
}

/** Its file first: a row whose file is still there is found again. */
export async function removeExport(row: ExportRow, store: ExportsStore, files: ExportFiles): Promise<void> {
  if (row.file_hash !== null) await files.remove(row.file_hash);
  await store.remove(row.id);
}

/** The file of an export that is done. */
export interface KeptExport {
  readonly name: string;
  readonly hash: string;
  readonly size: number;
}

function keptFile(row: ExportRow): KeptExport | undefined {
  const { file_name: name, file_hash: hash, file_size: size } = row;
  return name === null || hash === null || size === null ? undefined : { name, hash, size };
}
