import { type Kysely, sql, type Transaction } from 'kysely';
import { below, type Place } from '../../platform/database/conditions.ts';
import type { ShareRow, ShareTables } from './shares.tables.ts';

export type ShareDatabase = Kysely<ShareTables>;
export type ShareTransaction = Transaction<ShareTables>;

/** Recipients of a link for certain people. */
export interface Recipients {
  readonly userIds: readonly string[];
  readonly classIds: readonly string[];
}

export type ShareSetting = Pick<
  ShareRow,
  'owner_id' | 'permission' | 'edit_type' | 'ends_at' | 'download' | 'password_hash'
>;

export interface VisitRow {
  readonly user_id: string;
  readonly times: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** Rows of links, their recipients, and their visits. */
export class SharesStore {
  readonly database: ShareDatabase;

  constructor(database: ShareDatabase) {
    this.database = database;
  }

  async find(id: string): Promise<ShareRow | undefined> {
    return this.database.selectFrom('share').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Links of one owner after a place, the last created first. */
  async given(ownerId: string, place: Place | undefined, limit: number): Promise<readonly ShareRow[]> {
    return this.database
      .selectFrom('share')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where(below('created_at', 'id', place))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Documents of an owner that have a link, expired ones included. */
  async linked(ownerId: string): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('share')
      .select('document_id')
      .where('owner_id', '=', ownerId)
      .where('withdrawn_at', 'is', null)
      .execute();
    return rows.map(({ document_id: id }) => id);
  }

  async countOpen(ownerId: string, now: Date): Promise<number> {
    const { count } = await this.database
      .selectFrom('share')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('withdrawn_at', 'is', null)
      .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Reads a link and locks it: concurrent changes wait until the transaction ends. */
  async hold(id: string, transaction: ShareTransaction): Promise<ShareRow | undefined> {
    return transaction.selectFrom('share').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  }

  /** Ids of the links for the teachers of a class, without withdrawn ones. */
  async ofClass(classId: string): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('share')
      .innerJoin('share_recipient', 'share_recipient.share_id', 'share.id')
      .select('share.id')
      .where('share_recipient.class_id', '=', classId)
      .where('share.withdrawn_at', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Locks a link for a change of its grant. */
  async lock(id: string, transaction: ShareTransaction): Promise<ShareRow | undefined> {
    return transaction
      .selectFrom('share')
      .selectAll()
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
  }

  /**
   * Locks the link of a document until the transaction ends, so that it is created and changed by one caller at a time.
   */
  async lockDocument(documentId: string, transaction: ShareTransaction): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`share of ${documentId}`}, 0))`.execute(
      transaction,
    );
  }

  async ofDocument(
    documentId: string,
    database: ShareDatabase = this.database,
  ): Promise<ShareRow | undefined> {
    return database
      .selectFrom('share')
      .selectAll()
      .where('document_id', '=', documentId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
  }

  /**
   * Creates or changes the only link of a document, also with concurrent calls. A new password increments the round,
   * which makes old passes invalid.
   */
  async put(
    { id, documentId, at }: { readonly id: string; readonly documentId: string; readonly at: Date },
    { owner_id, permission, edit_type, ends_at, download, password_hash }: ShareSetting,
    isNewPassword: boolean,
    transaction: ShareTransaction,
  ): Promise<ShareRow> {
    const { rows } = await sql<ShareRow>`
      insert into share as s
        (id, document_id, owner_id, permission, edit_type, password_hash, ends_at, download, created_at, updated_at)
      values (${id}, ${documentId}, ${owner_id}, ${permission}, ${edit_type}, ${password_hash}, ${ends_at},
        ${download}, ${at}, ${at})
      on conflict (document_id) where withdrawn_at is null do update set
        permission = excluded.permission, edit_type = excluded.edit_type, ends_at = excluded.ends_at,
        download = excluded.download, updated_at = excluded.updated_at,
        password_hash = case when ${isNewPassword} then excluded.password_hash else s.password_hash end,
        round = s.round + case when ${isNewPassword} then 1 else 0 end
      returning *`.execute(transaction);
    const [row] = rows;
    if (!row) throw new Error('a link was neither created nor changed');
    return row;
  }

  async withdraw(documentId: string, at: Date, transaction: ShareTransaction): Promise<ShareRow | undefined> {
    return transaction
      .updateTable('share')
      .set({ withdrawn_at: at, updated_at: at, password_hash: null })
      .where('document_id', '=', documentId)
      .where('withdrawn_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
  }

  /** Changes the owner of links after documents were handed over. */
  async changeOwner(fromId: string, toId: string, transaction: ShareTransaction): Promise<void> {
    await sql`
      update share s set owner_id = ${toId} from document d
        where d.id = s.document_id and d.owner_id = ${toId} and s.owner_id = ${fromId}`.execute(transaction);
  }

  async setRecipients(
    shareId: string,
    { userIds, classIds }: Recipients,
    transaction: ShareTransaction,
  ): Promise<void> {
    await transaction.deleteFrom('share_recipient').where('share_id', '=', shareId).execute();
    const rows = [
      ...userIds.map((id) => ({ share_id: shareId, user_id: id, class_id: null })),
      ...classIds.map((id) => ({ share_id: shareId, user_id: null, class_id: id })),
    ];
    if (rows.length > 0) await transaction.insertInto('share_recipient').values(rows).execute();
  }

  async recipients(shareId: string, database: ShareDatabase = this.database): Promise<Recipients> {
    const rows = await database
      .selectFrom('share_recipient')
      .select(['user_id', 'class_id'])
      .where('share_id', '=', shareId)
      .execute();
    return {
      userIds: rows.flatMap(({ user_id: id }) => id ?? []).sort(),
      classIds: rows.flatMap(({ class_id: id }) => id ?? []).sort(),
    };
  }

  /** Adds visits; visits of links that were deleted meanwhile are dropped. */
  async addVisits(visits: readonly Visits[]): Promise<void> {
    // The rows are sorted, so that two processes that write at once do not deadlock.
    const rows = [...visits].sort((a, b) => (a.shareId + a.userId < b.shareId + b.userId ? -1 : 1));
    const given = sql`
      select * from unnest(
        ${rows.map(({ shareId }) => shareId)}::text[], ${rows.map(({ userId }) => userId)}::text[],
        ${rows.map(({ times }) => times)}::bigint[], ${rows.map(({ firstAt }) => firstAt)}::timestamptz[],
        ${rows.map(({ lastAt }) => lastAt)}::timestamptz[]
      ) as given (share_id, user_id, times, first_at, last_at)`;
    await sql`
      with given as (${given}),
      sums as (select share_id, sum(times) as times from given group by share_id),
      held as (select id from share where id in (select share_id from sums) order by id for update),
      counted as (
        update share s set visits = visits + sums.times from sums, held
          where s.id = sums.share_id and held.id = s.id returning s.id
      )
      insert into share_visit as v (share_id, user_id, times, first_at, last_at)
        select share_id, user_id, times, first_at, last_at from given
          where share_id in (select id from counted)
      on conflict (share_id, user_id) do update
        set times = v.times + excluded.times, last_at = greatest(v.last_at, excluded.last_at)`.execute(
      this.database,
    );
  }

  async visits(
    shareId: string,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly rows: readonly VisitRow[]; readonly hasMore: boolean }> {
    const rows = await this.database
      .selectFrom('share_visit')
      .select(['user_id', 'times', 'first_at', 'last_at'])
      .where('share_id', '=', shareId)
      .orderBy('last_at', 'desc')
      .orderBy('user_id')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  async countVisitors(shareId: string): Promise<number> {
    const { count } = await this.database
      .selectFrom('share_visit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('share_id', '=', shareId)
      .where('user_id', '!=', '')
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

/** How often a visitor opened a link since the counts were last stored. */
export interface Visits {
  readonly shareId: string;
  /** Empty for a visitor without an account. */
  readonly userId: string;
  times: number;
  readonly firstAt: Date;
  lastAt: Date;
}
