import type { Logger } from 'pino';
import { BrowserBroke } from '../../platform/browser/headless-browser.ts';
import { localDay } from '../../platform/clock.ts';
import { jobFailure, unexplainedFailure } from '../../platform/jobs/job-failure.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import { type AwayPatience, JOB_PATIENCE, whenThere } from '../../platform/objects/when-there.ts';
import { pace } from '../../platform/pace.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { AccountArchive } from './account/account-archive.ts';
import { zipped } from './account/zip-stream.ts';
import { type ExportsService, formatOf } from './exports.service.ts';
import type { ExportProgress } from './exports.store.ts';
import type { ExportRow } from './exports.tables.ts';
import type { ExportedCourseware, MadeFile, MakeExport } from './make-export.ts';
import type { Printable } from './print/printable.ts';

/** Minimum interval between stored reports of progress, milliseconds. */
const PROGRESS_EVERY_MS = 250;

type TellProgress = (done: number, total: number) => void;

/** The export was cancelled while it was running. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface ExportWorkPorts {
  readonly exports: ExportsService;
  readonly documents: Pick<DocumentsService, 'allowed' | 'readsComments'>;
  readonly courseware: ExportedCourseware;
  readonly lessons: Pick<LessonsService, 'written'>;
  readonly make: Pick<MakeExport, 'make'>;
  readonly archive: Pick<AccountArchive, 'entries'>;
  readonly log: Logger;
  readonly patience?: AwayPatience;
}

export class ExportWork {
  readonly #ports: ExportWorkPorts;

  constructor(ports: ExportWorkPorts) {
    this.#ports = ports;
  }

  /**
   * Runs an export to its end. A fault of the courseware or the machine ends the export. An external failure, or a
   * crash of the browser, is thrown for a retry, and ends the export only on the last try.
   */
  async run(run: JobRun<{ readonly exportId: string }>): Promise<void> {
    const row = await this.#advance(run.payload.exportId, 'running');
    if (!row) return;
    const stop = new AbortController();
    try {
      const file = await this.#whenThere(row, AbortSignal.any([run.signal, stop.signal]), stop);
      const kept = await this.#ports.exports.finish(row.id, { state: 'done', file, notes: file.notes ?? [] });
      if (!kept) await this.#ports.exports.files.remove(file.hash);
    } catch (error) {
      await this.#ended(row, run, error);
    }
  }

  /** Fails exports whose workers died too often to be retried. */
  async giveUpLost(before: Date): Promise<void> {
    for (const row of await this.#ports.exports.store.lost(before)) {
      const log = this.#ports.log.child({ export: row.id });
      await this.#ports.exports.fail(row.id, unexplainedFailure(log, 'the workers of an export were lost'));
    }
  }

  /** While the object store is unreachable the export waits and can be cancelled; then it starts from its beginning. */
  #whenThere(row: ExportRow, signal: AbortSignal, stop: AbortController): Promise<MadeFile> {
    let wasAway = false;
    const work = async () => {
      // The store is checked first, so that no page is drawn that cannot be stored.
      await this.#ports.exports.files.checkThere();
      if (wasAway) await this.#advance(row.id, 'running');
      return await this.#made(row, signal, stop);
    };
    return whenThere(work, this.#ports.patience ?? JOB_PATIENCE, signal, async () => {
      wasAway = true;
      if (!(await this.#advance(row.id, 'running', { filesAway: true }))) throw new Cancelled();
    });
  }

  async #made(row: ExportRow, signal: AbortSignal, stop: AbortController): Promise<MadeFile> {
    const progress = this.#progress(row, stop);
    const file = await (row.format === 'account'
      ? this.#archived(row, progress.tell, signal)
      : this.#written(row, progress.tell, signal));
    await progress.told();
    return file;
  }

  /** Writes all data of a user into one archive. */
  async #archived(row: ExportRow, tell: TellProgress, signal: AbortSignal): Promise<MadeFile> {
    const at = this.#ports.exports.now();
    const order = { userId: row.user_id, language: row.language, at, signal, progress: tell };
    const kept = await this.#ports.exports.files.put(zipped(this.#ports.archive.entries(order), at));
    const day = localDay(at);
    return {
      ...kept,
      name: row.language === 'zh' ? `我的讲台数据 ${day}.zip` : `My Lectern data ${day}.zip`,
    };
  }

  /** Stores progress at intervals, in order; `told` resolves when the last report is stored. */
  #progress(row: ExportRow, stop: AbortController): { tell: TellProgress; told: () => Promise<unknown> } {
    const isDue = pace(PROGRESS_EVERY_MS);
    let told: Promise<unknown> = Promise.resolve();
    const tell: TellProgress = (done, total) => {
      if (done > 0 && done < total && !isDue()) return;
      told = told
        .then(() => this.#advance(row.id, 'running', { done, total }))
        .then(
          (still) => still ?? stop.abort(new Cancelled()),
          (error: unknown) =>
            this.#ports.log.warn({ err: error }, 'failed to write the progress of an export'),
        );
    };
    return { tell, told: () => told };
  }

  async #written(row: ExportRow, tell: TellProgress, signal: AbortSignal): Promise<MadeFile> {
    const documentId = row.document_id ?? '';
    // The user's permission may have been revoked while the export waited.
    const { name } = await this.#ports.documents.allowed(row.user_id, documentId, 'download');
    const { pages, hidden, notes, keys, width, lesson } = row.wish;
    const printable = async (): Promise<Printable> => ({
      state: await this.#ports.courseware.state(documentId),
      snapshot: () => this.#ports.courseware.snapshot(documentId),
      title: name,
      language: row.language,
      pages,
      hidden,
      ink: lesson === undefined ? undefined : await this.#ports.lessons.written(row.user_id, lesson),
      notes: notes ?? false,
      asset: (hash) => this.#ports.courseware.asset(documentId, hash),
    });
    return this.#ports.make.make(
      {
        format: formatOf(row),
        documentId,
        unsaid: !(await this.#ports.documents.readsComments(row.user_id, documentId)),
        keys: keys ? row.language : undefined,
        title: titleOf(name, row),
        width,
        printable,
        at: this.#ports.exports.now(),
      },
      tell,
      signal,
    );
  }

  async #ended(row: ExportRow, run: JobRun<unknown>, error: unknown): Promise<void> {
    if (error instanceof Cancelled) return;
    const now = await this.#ports.exports.store.find(row.id);
    if (!now || now.state === 'cancelled') return;
    const failure = jobFailure(error, run.lastAttempt, this.#ports.log.child({ export: row.id }));
    if (failure) {
      const broke = error instanceof BrowserBroke;
      await this.#ports.exports.fail(row.id, broke ? { code: 'EXPORT_TOO_COMPLEX', details: {} } : failure);
      return;
    }
    await this.#advance(row.id, 'waiting');
    throw error;
  }

  #advance(
    id: string,
    state: ExportProgress['state'],
    progress: Partial<Omit<ExportProgress, 'state'>> = {},
  ): Promise<ExportRow | undefined> {
    const { store } = this.#ports.exports;
    const to = { state, done: 0, total: 0, filesAway: false, ...progress };
    return store.advance(id, to, this.#ports.exports.now());
  }
}

/** Title of the file: an export of ink has another title than one of the courseware. */
function titleOf(name: string, { wish, language }: ExportRow): string {
  if (wish.lesson === undefined) return name;
  return language === 'zh' ? `${name} 课堂笔迹` : `${name} class ink`;
}
