import { type Language, LecternError } from '@lectern/protocol';
import type { DataExport } from '@lectern/protocol/data-exports';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import { presentFailure } from '../../../platform/jobs/job-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type Decision, enforce } from '../../../platform/policy.ts';
import type { ExportFiles } from '../export-files.ts';
import { exportJobOf } from '../export-job.ts';
import type { ExportLinks } from '../export-links.ts';
import { keptFile, removeExport } from '../exports.service.ts';
import type { ExportsStore } from '../exports.store.ts';
import type { ExportRow } from '../exports.tables.ts';

/** A file is kept for a day, and one that is not made by then never is. */
const KEEP_MS = 24 * 3_600_000;
/** All of a disk is read for it: once in so long, milliseconds. */
const PAUSE_MS = 60_000;
const JOB = exportJobOf('account');

interface AccountExportsPorts {
  readonly store: ExportsStore;
  readonly files: ExportFiles;
  readonly links: ExportLinks;
  readonly jobs: Jobs;
  readonly clock: Clock;
}

/** What an account holds is taken out by whoever is signed in as that account. */
function mayTakeOut(caller: CallerIdentity, userId: string): Decision {
  return caller.userId === userId ? 'allowed' : 'USER_NOT_FOUND';
}

/** Exports of all that an account holds: one at a time, and one kept. */
export class AccountExportsService {
  readonly #ports: AccountExportsPorts;

  constructor(ports: AccountExportsPorts) {
    this.#ports = ports;
  }

  /** Throws USER_NOT_FOUND. */
  async get(caller: CallerIdentity, userId: string, language: Language): Promise<DataExport | null> {
    enforce(mayTakeOut(caller, userId));
    const row = await this.#ports.store.ofAccount(userId);
    return row ? this.#present(row, language) : null;
  }

  /** The one that is on its way, or a new one, in whose place the one before goes. Throws TOO_MANY_REQUESTS. */
  async start(caller: CallerIdentity, userId: string, language: Language): Promise<DataExport> {
    enforce(mayTakeOut(caller, userId));
    const { clock, files, jobs, store } = this.#ports;
    const at = new Date(clock.now());
    const { row, before } = await store.database.transaction().execute(async (transaction) => {
      // Holds off whoever begins one of the same user at this moment.
      await store.countUnfinished(userId, transaction);
      const last = await store.ofAccount(userId, transaction);
      if (last?.state === 'waiting' || last?.state === 'running') return { row: last, before: undefined };
      const pause = last ? last.created_at.getTime() + PAUSE_MS - at.getTime() : 0;
      if (pause > 0) throw new LecternError('TOO_MANY_REQUESTS', { seconds: Math.ceil(pause / 1000) });
      const made = await store.insert(
        {
          userId,
          documentId: null,
          format: 'account',
          wish: { hidden: true, width: 0 },
          language,
          at,
          expiresAt: new Date(at.getTime() + KEEP_MS),
        },
        transaction,
      );
      await store.setJob(made.id, await jobs.add(JOB, { exportId: made.id }, transaction), transaction);
      return { row: made, before: last };
    });
    if (before) await removeExport(before, store, files);
    await jobs.wake(JOB);
    return this.#present(row, language);
  }

  /** Nothing comes of one that is on its way, and one that was made goes. Throws USER_NOT_FOUND. */
  async cancel(caller: CallerIdentity, userId: string): Promise<void> {
    enforce(mayTakeOut(caller, userId));
    await this.#removeArchive(userId);
  }

  /**
   * Of a user who is gone: also the files that were made of his coursewares and of lessons. Their links say so from then on,
   * and nothing comes of one that is on its way.
   */
  async removeOf(userId: string): Promise<void> {
    const { clock, files, jobs, store } = this.#ports;
    await this.#removeArchive(userId);
    for (const row of await store.ofUser(userId)) {
      const ended = await store.finish(row.id, { state: 'cancelled' }, new Date(clock.now()), row.expires_at);
      if (ended && row.job_id !== null) await jobs.cancel(exportJobOf(row.format), row.job_id);
      // The export may have come to its end in between.
      const left = await store.find(row.id);
      if (left) await removeExport(left, store, files);
    }
  }

  async #removeArchive(userId: string): Promise<void> {
    const { clock, files, jobs, store } = this.#ports;
    const row = await store.ofAccount(userId);
    if (!row) return;
    const now = new Date(clock.now());
    const ended = await store.finish(row.id, { state: 'cancelled' }, now, row.expires_at);
    if (ended && row.job_id !== null) await jobs.cancel(JOB, row.job_id);
    // The export may have ended between the two statements.
    const left = ended ? undefined : await store.find(row.id);
    if (left) await removeExport(left, store, files);
  }

  #present(row: ExportRow, language: Language): DataExport {
    const file = row.expires_at.getTime() > this.#ports.clock.now() ? keptFile(row) : undefined;
    return {
      id: row.id,
      state: row.state === 'done' && !file ? 'expired' : row.state,
      done: row.pages_done,
      total: row.pages_total,
      error: row.error && presentFailure(row.error, language),
      file: file ? { name: file.name, size: file.size, url: this.#ports.links.link(row.id) } : null,
      create_at: row.created_at.getTime(),
      expires_at: file ? row.expires_at.getTime() : null,
    };
  }
}
