import { newId } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import { type Notification, type NotificationContent, subjectOf } from '@lectern/protocol/push';
import { type JSONColumnType, type Kysely, type Selectable, sql, type Transaction } from 'kysely';

export type NotificationTable = {
  id: string;
  user_id: string;
  type: Notification['type'];
  content: JSONColumnType<Notification['content'], string, string>;
  created_at: Date;
  read_at: Date | null;
  /** Number of the notification's last change; null until the number is assigned. */
  revision: number | null;
  removed_at: Date | null;
};

export type NotificationTables = { notification: NotificationTable };
export type NotificationDatabase = Kysely<NotificationTables>;
export type NotificationTransaction = Transaction<NotificationTables>;
type NotificationRow = Selectable<NotificationTable>;

/** The sender of a deleted notification is kept, because the limit counts it. */
const LEFT = sql<string>`jsonb_strip_nulls(jsonb_build_object('by_user_id', content -> 'by_user_id'))`;

/** First key of an advisory lock for numbering; the second key stands for the user. */
const NUMBERING = 81_001;

function present(row: NotificationRow): Notification {
  // The type determines the shape of the content; `insert` wrote both together.
  return {
    id: row.id,
    create_at: row.created_at.getTime(),
    read_at: row.read_at?.getTime() ?? null,
    type: row.type,
    content: row.content,
  } as Notification;
}

export class NotificationsStore {
  readonly #database: NotificationDatabase;

  constructor(database: NotificationDatabase) {
    this.#database = database;
  }

  /** Adds a notification and deletes earlier ones on the same subject, which are out of date. */
  async insert(
    userId: string,
    told: NotificationContent,
    at: Date,
    database: NotificationDatabase,
  ): Promise<string> {
    const id = newId();
    const { type, content } = told;
    await database
      .updateTable('notification')
      .set({ removed_at: at, content: LEFT, revision: null })
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('removed_at', 'is', null)
      .where(subjectColumn(told), '=', subjectOf(told))
      .execute();
    await database
      .insertInto('notification')
      .values({ id, user_id: userId, type, content: JSON.stringify(content), created_at: at, read_at: null })
      .execute();
    return id;
  }

  /** Replaces the content of an earlier notification on the same subject, if there is one, without notifying again. */
  async correct(userId: string, told: NotificationContent, database: NotificationDatabase): Promise<void> {
    await database
      .updateTable('notification')
      .set({ content: JSON.stringify(told.content), revision: null })
      .where('user_id', '=', userId)
      .where('type', '=', told.type)
      .where('removed_at', 'is', null)
      .where(subjectColumn(told), '=', subjectOf(told))
      .execute();
  }

  async find(
    id: string,
  ): Promise<{ readonly userId: string; readonly notification: Notification } | undefined> {
    const row = await this.#database
      .selectFrom('notification')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row && { userId: row.user_id, notification: present(row) };
  }

  /**
   * Number of notifications that this user got from other users since then, and number of notifications from one user.
   */
  async countFromOthers(
    userId: string,
    otherId: string,
    since: Date,
    database: NotificationDatabase,
  ): Promise<{ readonly all: number; readonly one: number }> {
    const { rows } = await sql<{ all: number; one: number }>`
      select count(*)::int as all, count(*) filter (where content ->> 'by_user_id' = ${otherId})::int as one
        from notification
        where user_id = ${userId} and created_at > ${since} and content ->> 'by_user_id' is not null`.execute(
      database,
    );
    return rows[0] ?? { all: 0, one: 0 };
  }

  /** The newest first; one more than requested is read to know whether there are more. */
  async list(
    userId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly items: Notification[]; readonly hasMore: boolean }> {
    const rows = await this.#database
      .selectFrom('notification')
      .selectAll()
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return { items: rows.slice(0, limit).map(present), hasMore: rows.length > limit };
  }

  /** Notifications that changed or were deleted since a cursor; undefined when there are more than the limit. */
  async changes(
    userId: string,
    since: number,
    limit: number,
  ): Promise<{ readonly items: Notification[]; readonly removed: string[] } | undefined> {
    const rows = await this.#database
      .selectFrom('notification')
      .selectAll()
      .where('user_id', '=', userId)
      .where('revision', '>', since)
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    if (rows.length > limit) return undefined;
    return {
      items: rows.filter((row) => row.removed_at === null).map(present),
      removed: rows.filter((row) => row.removed_at !== null).map((row) => row.id),
    };
  }

  /**
   * The cursor up to which a reader knows the list. Changes are numbered at this moment, one reader of a user after the
   * other: a change that is committed later gets a greater number, even when its transaction began earlier.
   */
  async cursor(userId: string): Promise<number> {
    const { unnumbered, last } = await this.#numbers(userId);
    if (!unnumbered) return last;
    await this.#database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(NUMBERING)}, hashtext(${userId}))`.execute(
        transaction,
      );
      await sql`
        update notification set revision = nextval('notification_revision')
          where user_id = ${userId} and revision is null`.execute(transaction);
    });
    return (await this.#numbers(userId)).last;
  }

  async #numbers(userId: string): Promise<{ readonly unnumbered: boolean; readonly last: number }> {
    const row = await this.#database
      .selectFrom('notification')
      .select(sql<number | null>`max(revision)`.as('last'))
      .select(sql<boolean | null>`bool_or(revision is null)`.as('unnumbered'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { unnumbered: row.unnumbered === true, last: Number(row.last ?? 0) };
  }

  async countUnread(userId: string): Promise<number> {
    const row = await this.#database
      .selectFrom('notification')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.count;
  }

  /** Returns whether any row changed. */
  async markRead(
    userId: string,
    which: { readonly ids?: readonly string[] | undefined; readonly until?: number | undefined },
    at: Date,
  ): Promise<boolean> {
    if (which.ids?.length === 0) return false;
    let update = this.#database
      .updateTable('notification')
      .set({ read_at: at, revision: null })
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .where('read_at', 'is', null);
    if (which.ids) update = update.where('id', 'in', which.ids);
    if (which.until !== undefined) update = update.where('created_at', '<=', new Date(which.until));
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** Returns whether any row was deleted. */
  async clear(userId: string, until: number | undefined, at: Date): Promise<boolean> {
    let update = this.#database
      .updateTable('notification')
      .set({ removed_at: at, content: LEFT, revision: null })
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null);
    if (until !== undefined) update = update.where('created_at', '<=', new Date(until));
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** Deletes notifications that are older than this. */
  async sweep(before: Date): Promise<void> {
    await this.#database.deleteFrom('notification').where('created_at', '<', before).execute();
  }
}

/** The property of the content that names its subject, by type. */
function subjectColumn({ type }: NotificationContent) {
  if (type === NotificationType.parsePPT) return sql<string>`content ->> 'task_id'`;
  if (type === NotificationType.mentioned) return sql<string>`content ->> 'comment_id'`;
  if (type === NotificationType.handOver) return sql<string>`content ->> 'hand_over_id'`;
  return type === NotificationType.permissionChange
    ? sql<string>`content ->> 'document_id'`
    : sql<string>`''`;
}
