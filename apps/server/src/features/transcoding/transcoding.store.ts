import { newId } from '@lectern/base';
import { TranscodeStatus } from '@lectern/protocol';
import type { TranscodeStage, TranscodeTask } from '@lectern/protocol/transcoding';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { lazyCommit } from '../../platform/database/conditions.ts';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';
import { CUT_CODES } from './cut-away.ts';
import type {
  ImportReportRow,
  ImportReportTable,
  KeptNote,
  TaskRow,
  TranscodingTables,
} from './transcoding.tables.ts';

export type TranscodingDatabase = Kysely<TranscodingTables>;
export type TranscodingTransaction = Transaction<TranscodingTables>;

const UNFINISHED = [TranscodeStatus.WAITPROGRESS, TranscodeStatus.EXECUTION] as const;

/** Result of a task. */
export type TaskEnd =
  | { readonly status: typeof TranscodeStatus.DEALSUCCESS; readonly documentId: string }
  | { readonly status: typeof TranscodeStatus.DEALFAIL; readonly error: JobFailure }
  | { readonly status: typeof TranscodeStatus.REVOKE };

/** Summary of an import report. */
export interface ReportSummary
  extends Pick<ImportReportRow, 'source_name' | 'source_format' | 'source_hash' | 'source_size' | 'fonts'> {
  readonly count: number;
  /** Notes about missing parts. */
  readonly missing: readonly KeptNote[];
}

const MISSING = sql<KeptNote[]>`jsonb_path_query_array(
  notes, '$[*] ? (@.code == $codes[*])', ${JSON.stringify({ codes: CUT_CODES })}::jsonb)`;

export class TranscodingStore {
  readonly database: TranscodingDatabase;

  constructor(database: TranscodingDatabase) {
    this.database = database;
  }

  async insert(
    task: Pick<TaskRow, 'user_id' | 'callback_url' | 'source_hash' | 'source_size'> & {
      readonly input: TranscodeTask['input'];
    },
    at: Date,
    database: TranscodingDatabase,
  ): Promise<TaskRow> {
    return database
      .insertInto('transcode_task')
      .values({
        ...task,
        id: newId(),
        status: TranscodeStatus.WAITPROGRESS,
        stage: 'waiting',
        progress: 0,
        input: JSON.stringify(task.input),
        error: null,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async setJob(id: string, jobId: string, database: TranscodingDatabase): Promise<void> {
    await database.updateTable('transcode_task').set({ job_id: jobId }).where('id', '=', id).execute();
  }

  async find(id: string): Promise<TaskRow | undefined> {
    return this.database.selectFrom('transcode_task').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async findOf(userId: string, id: string): Promise<TaskRow | undefined> {
    const row = await this.find(id);
    return row?.user_id === userId ? row : undefined;
  }

  async list(
    userId: string,
    query: { readonly unfinished: boolean; readonly offset: number; readonly limit: number },
  ): Promise<{ readonly rows: TaskRow[]; readonly hasMore: boolean }> {
    let select = this.database.selectFrom('transcode_task').selectAll().where('user_id', '=', userId);
    if (query.unfinished) select = select.where('status', 'in', UNFINISHED);
    const rows = await select
      .orderBy('id', 'desc')
      .offset(query.offset)
      .limit(query.limit + 1)
      .execute();
    return { rows: rows.slice(0, query.limit), hasMore: rows.length > query.limit };
  }

  async countUnfinished(userId: string): Promise<number> {
    const row = await this.database
      .selectFrom('transcode_task')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('status', 'in', UNFINISHED)
      .executeTakeFirstOrThrow();
    return row.count;
  }

  /**
   * Stores the progress of an unfinished task; `undefined` when it has ended. A lost write is harmless, for the worker
   * sends progress again.
   */
  async advance(
    id: string,
    to: { readonly status: 0 | 1; readonly stage: TranscodeStage; readonly progress: number },
    at: Date,
    database: TranscodingDatabase = this.database,
  ): Promise<TaskRow | undefined> {
    return database
      .updateTable('transcode_task')
      .set({ ...to, updated_at: at })
      .where('id', '=', id)
      .where('status', 'in', UNFINISHED)
      .where(lazyCommit)
      .returningAll()
      .executeTakeFirst();
  }

  /** Ends an unfinished task; `undefined` when it has ended already, and then the result must be discarded. */
  async finish(
    id: string,
    end: TaskEnd,
    at: Date,
    database: TranscodingDatabase,
  ): Promise<TaskRow | undefined> {
    return database
      .updateTable('transcode_task')
      .set({
        status: end.status,
        stage: 'done',
        updated_at: at,
        ...('documentId' in end ? { document_id: end.documentId, progress: 100 } : {}),
        ...('error' in end ? { error: JSON.stringify(end.error) } : {}),
      })
      .where('id', '=', id)
      .where('status', 'in', UNFINISHED)
      .returningAll()
      .executeTakeFirst();
  }

  /** Tasks whose worker crashed too often, so that no worker runs them. */
  async lost(before: Date): Promise<readonly TaskRow[]> {
    return this.database
      .selectFrom('transcode_task')
      .selectAll()
      .where('status', 'in', UNFINISHED)
      .where('updated_at', '<', before)
      .limit(100)
      .execute();
  }

  /** Returns the hashes of files that an unfinished task has to read, or from which a courseware was imported. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const wanted = sql<string>`any(${[...hashes]}::text[])`;
    const rows = await this.database
      .selectFrom('transcode_task')
      .select('source_hash')
      .where('source_hash', '=', wanted)
      .where('status', 'in', UNFINISHED)
      .union((eb) =>
        eb
          .selectFrom('import_report')
          .select('source_hash')
          .where('source_hash', '=', wanted)
          .$narrowType<{ source_hash: string }>(),
      )
      .execute();
    return rows.map(({ source_hash: hash }) => hash);
  }

  async insertReport(report: Insertable<ImportReportTable>, database: TranscodingDatabase): Promise<void> {
    await database.insertInto('import_report').values(report).execute();
  }

  async report(documentId: string): Promise<ImportReportRow | undefined> {
    return this.database
      .selectFrom('import_report')
      .selectAll()
      .where('document_id', '=', documentId)
      .executeTakeFirst();
  }

  /** Number of notes, without reading them, and the fonts. */
  async reportSummary(documentId: string): Promise<ReportSummary | undefined> {
    return this.database
      .selectFrom('import_report')
      .select(['source_name', 'source_format', 'source_hash', 'source_size', 'fonts'])
      .select([sql<number>`jsonb_array_length(notes) + more_notes`.as('count'), MISSING.as('missing')])
      .where('document_id', '=', documentId)
      .executeTakeFirst();
  }

  /** Notes about missing parts by courseware id; coursewares that were not imported are omitted. */
  async missing(documentIds: readonly string[]): Promise<ReadonlyMap<string, readonly KeptNote[]>> {
    if (documentIds.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('import_report')
      .select(['document_id', MISSING.as('missing')])
      .where('document_id', 'in', documentIds)
      .execute();
    return new Map(rows.map(({ document_id: id, missing }) => [id, missing]));
  }

  /** Copies the report for a copy; `withSource`: with the imported file. */
  async copyReport(
    sourceId: string,
    targetId: string,
    withSource: (format: string) => boolean,
    database: TranscodingDatabase,
  ): Promise<void> {
    const report = await database
      .selectFrom('import_report')
      .selectAll()
      .where('document_id', '=', sourceId)
      .executeTakeFirst();
    if (!report) return;
    const { notes, fonts, source_hash: hash, source_format: format, ...rest } = report;
    await this.insertReport(
      {
        ...rest,
        document_id: targetId,
        source_format: format,
        source_hash: withSource(format) ? hash : null,
        notes: JSON.stringify(notes),
        fonts: JSON.stringify(fonts),
      },
      database,
    );
  }
}
