import { type Language, LecternError } from '@lectern/protocol';
import type { DataExport } from '@lectern/protocol/data-exports';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import { presentFailure } from '../../../platform/jobs/job-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type Decision, enforce } from '../../../platform/policy.ts';
import type { ExportFiles, ExportLinks } from '../export-files.ts';
import { exportJobOf } from '../export-job.ts';
import { keptFile, removeExport } from '../exports.service.ts';
import type { ExportsStore } from '../exports.store.ts';
import type { ExportRow } from '../exports.tables.ts';

/** Time for which a finished file is kept, and after which an unfinished export expires, milliseconds. */
const KEEP_MS = 24 * 3_600_000;
/** Smallest time between two archives of one user, milliseconds, for each reads the whole disk. */
const PAUSE_MS = 60_000;
const JOB = exportJobOf('account');

interface AccountExportsPorts {
  readonly store: ExportsStore;
  readonly files: ExportFiles;
  readonly links: ExportLinks;
  readonly jobs: Jobs;
  readonly clock: Clock;
}

/** The data of an account may be exported by the user who is signed in as that account. */
function mayTakeOut(caller: CallerIdentity, userId: string): Decision {
  return caller.userId === userId ? 'allowed' : 'USER_NOT_FOUND';
}

/** Exports of all data of an account: one at a time, and one file is kept. */
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

  /**
   * Returns the export in progress, or starts a new one, which replaces the previous export. Throws TOO_MANY_REQUESTS.
   */
  async start(caller: CallerIdentity, userId: string, language: Language): Promise<DataExport> {
    enforce(mayTakeOut(caller, userId));
    const { clock, files, jobs, store } = this.#ports;
    const at = new Date(clock.now());
    const { row, before } = await store.database.transaction().execute(async (transaction) => {
      // Locks, so that a concurrent call for the same user waits.
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

  /** Cancels an export in progress, and deletes a finished export. Throws USER_NOT_FOUND. */
  async cancel(caller: CallerIdentity, userId: string): Promise<void> {
    enforce(mayTakeOut(caller, userId));
    await this.#removeArchive(userId);
  }

  /**
   * Deletes all exports of a cancelled user, including exports of coursewares and lessons. Their links become invalid,
   * and exports in progress are cancelled.
   */
  async removeOf(userId: string): Promise<void> {
    const { clock, files, jobs, store } = this.#ports;
    await this.#removeArchive(userId);
    for (const row of await store.ofUser(userId)) {
      const ended = await store.finish(row.id, { state: 'cancelled' }, new Date(clock.now()), row.expires_at);
      if (ended && row.job_id !== null) await jobs.cancel(exportJobOf(row.format), row.job_id);
      // The export may have finished in between.
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
    // The export may have finished between the two statements.
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
