import { type Selectable, sql } from 'kysely';
import type {
  CoursewareVersionDatabase,
  CoursewareVersionTables,
  CoursewareVersionTransaction,
} from './courseware-versions.tables.ts';
import type { Thinned } from './thinned-versions.ts';

export type CoursewareVersionRow = Selectable<CoursewareVersionTables['courseware_version']>;

/** First key of an advisory lock for versions; the second key stands for the courseware. */
const MAKING = 98_001;

export class CoursewareVersionsStore {
  readonly #database: CoursewareVersionDatabase;

  constructor(database: CoursewareVersionDatabase) {
    this.#database = database;
  }

  /** Runs the work in a transaction, one at a time for each courseware. */
  alone<T>(documentId: string, work: (transaction: CoursewareVersionTransaction) => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MAKING)}, hashtext(${documentId}))`.execute(
        transaction,
      );
      return work(transaction);
    });
  }

  /** The newest first; only versions older than `behind` if it is given. */
  async list(
    documentId: string,
    { limit, behind }: { readonly limit: number; readonly behind?: CoursewareVersionRow | undefined },
    database: CoursewareVersionDatabase = this.#database,
  ): Promise<readonly CoursewareVersionRow[]> {
    let query = database.selectFrom('courseware_version').selectAll().where('document_id', '=', documentId);
    if (behind)
      query = query.where((where) =>
        where.or([
          where('made_at', '<', behind.made_at),
          where.and([where('made_at', '=', behind.made_at), where('id', '<', behind.id)]),
        ]),
      );
    return query.orderBy('made_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  }

  async find(
    documentId: string,
    id: string,
    database: CoursewareVersionDatabase = this.#database,
  ): Promise<CoursewareVersionRow | undefined> {
    return database
      .selectFrom('courseware_version')
      .selectAll()
      .where('document_id', '=', documentId)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async countNamed(documentId: string, transaction: CoursewareVersionTransaction): Promise<number> {
    const { count } = await transaction
      .selectFrom('courseware_version')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('document_id', '=', documentId)
      .where('name', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async insert(row: CoursewareVersionRow, transaction: CoursewareVersionTransaction): Promise<void> {
    await transaction.insertInto('courseware_version').values(row).execute();
  }

  async setName(
    id: string,
    name: string | null,
    transaction: CoursewareVersionTransaction,
  ): Promise<CoursewareVersionRow> {
    return transaction
      .updateTable('courseware_version')
      .set({ name })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Sets the sequence number of the log up to which the version contains all updates. */
  async setSeq(id: string, seq: number, transaction: CoursewareVersionTransaction): Promise<void> {
    await transaction.updateTable('courseware_version').set({ seq }).where('id', '=', id).execute();
  }

  async remove(thinned: readonly Thinned[], transaction: CoursewareVersionTransaction): Promise<void> {
    for (const { gone, into } of thinned) {
      await sql`
        with gone as (delete from courseware_version where id = ${gone} returning people)
        update courseware_version set people = array(
            select distinct unnest(courseware_version.people || gone.people) order by 1)
          from gone where id = ${into ?? null}`.execute(transaction);
    }
  }

  /** The files that versions of a courseware use. */
  async filesOf(documentId: string, database: CoursewareVersionDatabase): Promise<readonly string[]> {
    const { rows } = await sql<{ hash: string }>`
      select distinct unnest(files) as hash from courseware_version where document_id = ${documentId}`.execute(
      database,
    );
    return rows.map(({ hash }) => hash);
  }

  /** Returns the given hashes under which the content of a version is stored. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('courseware_version')
      .select('object_hash')
      .distinct()
      .where('object_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.map(({ object_hash }) => object_hash);
  }

  /**
   * Records that a courseware was edited, if it exists. Returns whether this is the first edit since its last
   * version.
   */
  async noteEdited(documentId: string, at: Date): Promise<boolean> {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into courseware_edited (document_id, first_at, last_at)
        select id, ${at}, ${at} from document where id = ${documentId}
        on conflict (document_id) do update set last_at = greatest(courseware_edited.last_at, excluded.last_at)
        returning xmax = 0 as is_new`.execute(this.#database);
    return rows[0]?.is_new === true;
  }

  /**
   * Coursewares that need a version: not edited since `rested`, or edited since `begun`, or without any version and
   * edited since `firstBegun`. The courseware with the oldest edit comes first.
   */
  async due(
    { rested, begun, firstBegun }: { readonly rested: Date; readonly begun: Date; readonly firstBegun: Date },
    limit: number,
  ): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('courseware_edited')
      .select('document_id')
      .where((where) =>
        where.or([
          where('last_at', '<', rested),
          where('first_at', '<', begun),
          where.and([
            where('first_at', '<', firstBegun),
            where.not(
              where.exists(
                where
                  .selectFrom('courseware_version')
                  .select('id')
                  .whereRef('courseware_version.document_id', '=', 'courseware_edited.document_id'),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('first_at')
      .limit(limit)
      .execute();
    return rows.map(({ document_id }) => document_id);
  }

  /** Deletes the record of edits that the new version contains; edits after `at` still count. */
  async forgetEdited(
    documentId: string,
    at: Date,
    database: CoursewareVersionDatabase = this.#database,
  ): Promise<void> {
    await sql`
      with gone as (
        delete from courseware_edited where document_id = ${documentId} and last_at <= ${at}
      )
      update courseware_edited set first_at = last_at
        where document_id = ${documentId} and last_at > ${at}`.execute(database);
  }

  /** Postpones the next version of the courseware until `at`. */
  async putOff(documentId: string, at: Date): Promise<void> {
    await this.#database
      .updateTable('courseware_edited')
      .set({ first_at: at, last_at: at })
      .where('document_id', '=', documentId)
      .execute();
  }
}
