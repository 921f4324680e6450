import { newId } from '@lectern/base';
import type { Language } from '@lectern/protocol';
import { type Kysely, sql } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';
import type { ExportNote, ExportRow, ExportTables, ExportWish } from './exports.tables.ts';

export type ExportDatabase = Kysely<ExportTables>;

const UNFINISHED = ['waiting', 'running'] as const;
/** Maximum number of a user's exports that are listed; older exports have failed or expired. */
const OPEN_MAX = 100;

export interface NewExport {
  readonly userId: string;
  readonly documentId: string | null;
  readonly format: ExportRow['format'];
  readonly wish: ExportWish;
  readonly language: Language;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Progress of an unfinished export. */
export interface ExportProgress {
  readonly state: 'waiting' | 'running';
  /** Number of pages. */
  readonly done: number;
  readonly total: number;
  readonly filesAway: boolean;
}

/** Result of the work on an export. */
export type ExportEnd =
  | {
      readonly state: 'done';
      readonly file: { readonly name: string; readonly hash: string; readonly size: number };
      readonly notes: readonly ExportNote[];
    }
  | { readonly state: 'failed'; readonly error: JobFailure }
  | { readonly state: 'cancelled' };

export class ExportsStore {
  readonly database: ExportDatabase;

  constructor(database: ExportDatabase) {
    this.database = database;
  }

  async insert(made: NewExport, database: ExportDatabase): Promise<ExportRow> {
    return database
      .insertInto('export_task')
      .values({
        id: newId(),
        user_id: made.userId,
        document_id: made.documentId,
        format: made.format,
        wish: JSON.stringify(made.wish),
        language: made.language,
        state: 'waiting',
        pages_done: 0,
        pages_total: 0,
        error: null,
        created_at: made.at,
        updated_at: made.at,
        expires_at: made.expiresAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async setJob(id: string, jobId: string, database: ExportDatabase): Promise<void> {
    await database.updateTable('export_task').set({ job_id: jobId }).where('id', '=', id).execute();
  }

  async find(id: string): Promise<ExportRow | undefined> {
    return this.database.selectFrom('export_task').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Finds an export only of this user and this document. */
  async findOf(userId: string, documentId: string, id: string): Promise<ExportRow | undefined> {
    const row = await this.find(id);
    return row?.user_id === userId && row.document_id === documentId ? row : undefined;
  }

  /** The last export of all data of a user, unless it was cancelled. */
  async ofAccount(userId: string, database: ExportDatabase = this.database): Promise<ExportRow | undefined> {
    return database
      .selectFrom('export_task')
      .selectAll()
      .where('user_id', '=', userId)
      .where('format', '=', 'account')
      .where('state', '!=', 'cancelled')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * Number of a user's exports that wait or run. In a transaction, a concurrent call for this user waits until it
   * ends.
   */
  async countUnfinished(userId: string, database: ExportDatabase): Promise<number> {
    await sql`select pg_advisory_xact_lock(hashtext(${`export ${userId}`}))`.execute(database);
    const { count } = await database
      .selectFrom('export_task')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('state', 'in', UNFINISHED)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Stores the progress of an unfinished export; `undefined` when it has ended. */
  async advance(id: string, to: ExportProgress, at: Date): Promise<ExportRow | undefined> {
    return this.database
      .updateTable('export_task')
      .set({
        state: to.state,
        pages_done: to.done,
        pages_total: to.total,
        files_away: to.filesAway,
        updated_at: at,
      })
      .where('id', '=', id)
      .where('state', 'in', UNFINISHED)
      .returningAll()
      .executeTakeFirst();
  }

  /** Ends an unfinished export; `undefined` when it has ended already, and then the result must be discarded. */
  async finish(id: string, end: ExportEnd, at: Date, expiresAt: Date): Promise<ExportRow | undefined> {
    return this.database
      .updateTable('export_task')
      .set({
        state: end.state,
        files_away: false,
        updated_at: at,
        expires_at: expiresAt,
        ...(end.state === 'done'
          ? {
              file_name: end.file.name,
              file_hash: end.file.hash,
              file_size: end.file.size,
              notes: JSON.stringify(end.notes),
            }
          : {}),
        ...(end.state === 'failed' ? { error: JSON.stringify(end.error) } : {}),
      })
      .where('id', '=', id)
      .where('state', 'in', UNFINISHED)
      .returningAll()
      .executeTakeFirst();
  }

  /** The exports of a user that wait, run or have a file, the oldest first. */
  async open(userId: string): Promise<readonly ExportRow[]> {
    return this.database
      .selectFrom('export_task')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', '!=', 'cancelled')
      .where('fetched_at', 'is', null)
      .where('document_id', 'is not', null)
      .orderBy('id', 'desc')
      .limit(OPEN_MAX)
      .execute()
      .then((rows) => rows.reverse());
  }

  /** Records that a browser has received the whole file. */
  async setFetched(id: string, at: Date): Promise<void> {
    await this.database.updateTable('export_task').set({ fetched_at: at }).where('id', '=', id).execute();
  }

  /** Records that the file was deleted; the row is kept until `until`. */
  async setExpired(id: string, until: Date): Promise<void> {
    await this.database
      .updateTable('export_task')
      .set({ state: 'expired', file_hash: null, expires_at: until })
      .where('id', '=', id)
      .execute();
  }

  /** The exports of a user that have a file, the newest first. */
  async kept(userId: string): Promise<readonly ExportRow[]> {
    return this.database
      .selectFrom('export_task')
      .selectAll()
      .where('user_id', '=', userId)
      .where('file_hash', 'is not', null)
      .orderBy('id', 'desc')
      .execute();
  }

  async ofUser(userId: string): Promise<readonly ExportRow[]> {
    return this.database.selectFrom('export_task').selectAll().where('user_id', '=', userId).execute();
  }

  async expired(now: Date): Promise<readonly ExportRow[]> {
    return this.database
      .selectFrom('export_task')
      .selectAll()
      .where('expires_at', '<', now)
      .limit(100)
      .execute();
  }

  /**
   * Exports whose worker crashed too often, so that no worker runs them. Archives of whole accounts are excluded while
   * they wait for their turn, because only one runs at a time.
   */
  async lost(before: Date): Promise<readonly ExportRow[]> {
    return this.database
      .selectFrom('export_task')
      .selectAll()
      .where('state', 'in', UNFINISHED)
      .where((where) => where.or([where('format', '!=', 'account'), where('state', '=', 'running')]))
      .where('updated_at', '<', before)
      .limit(100)
      .execute();
  }

  /** Returns the given hashes under which the file of an export is stored. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('export_task')
      .select('file_hash')
      .where('file_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.flatMap(({ file_hash: hash }) => hash ?? []);
  }

  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('export_task').where('id', '=', id).execute();
  }
}
