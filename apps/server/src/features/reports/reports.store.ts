import { type Kysely, type Selectable, sql } from 'kysely';

type ReportTable = {
  user_id: string;
  /** The school of the account at that time; null for a personal account. */
  organisation_id: string | null;
  event_id: string;
  created_at: Date;
  message: string;
  stack: string;
  page: string;
  version: string;
  agent: string;
  feedback_at: Date | null;
  name: string;
  contact: string;
  happened: string;
  description: string;
};
export type ReportTables = { error_report: ReportTable };
export type ErrorReport = Selectable<ReportTable>;

/** The most reports in a list: reports are read to find faults of the program, not to keep records of people. */
const LISTED = 1_000;

export class ReportsStore {
  readonly #database: Kysely<ReportTables>;

  constructor(database: Kysely<ReportTables>) {
    this.#database = database;
  }

  /**
   * Stores a report. A report that is sent again changes only the feedback, if it has any; the error of the first
   * report stays. Returns the time of the first report.
   */
  async put(report: ErrorReport): Promise<Date> {
    const { name, contact, happened, description, feedback_at } = report;
    const said = { name, contact, happened, description, feedback_at };
    const row = await this.#database
      .insertInto('error_report')
      .values(report)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'event_id'])
          // A report without feedback that was sent twice changes no row.
          .doUpdateSet(feedback_at === null ? { event_id: report.event_id } : said),
      )
      .returning('created_at')
      .executeTakeFirstOrThrow();
    return row.created_at;
  }

  async find(userId: string, eventId: string): Promise<ErrorReport | undefined> {
    return this.#database
      .selectFrom('error_report')
      .selectAll()
      .where('user_id', '=', userId)
      .where('event_id', '=', eventId)
      .executeTakeFirst();
  }

  /** Number of stored feedback entries: of this user, and of all users. */
  async countFeedback(userId: string): Promise<{ readonly ofOne: number; readonly ofAll: number }> {
    return this.#database
      .selectFrom('error_report')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('user_id', '=', userId).as('ofOne'),
        fn.countAll<number>().as('ofAll'),
      ])
      .where('feedback_at', 'is not', null)
      .executeTakeFirstOrThrow();
  }

  /** The newest first. */
  async list(limit = LISTED): Promise<readonly ErrorReport[]> {
    return this.#database
      .selectFrom('error_report')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** Feedback from a school, newest first, after the given entry. */
  async listFeedback(
    organisationId: string,
    behind: { readonly toldAt: Date; readonly eventId: string } | undefined,
    limit: number,
  ): Promise<readonly ErrorReport[]> {
    return this.#database
      .selectFrom('error_report')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('feedback_at', 'is not', null)
      .$if(behind !== undefined, (query) =>
        query.where(sql<boolean>`(feedback_at, event_id) < (${behind?.toldAt}, ${behind?.eventId})`),
      )
      .orderBy('feedback_at', 'desc')
      .orderBy('event_id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Deletes reports before `before`, and all but the newest `silentMax` without feedback. */
  async sweep(before: Date, silentMax: number): Promise<void> {
    await this.#database.deleteFrom('error_report').where('created_at', '<', before).execute();
    await sql`
      delete from error_report where feedback_at is null and created_at < (
        select created_at from error_report where feedback_at is null
          order by created_at desc offset ${silentMax} limit 1)`.execute(this.#database);
  }
}
