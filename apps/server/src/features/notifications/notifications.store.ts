import { newId } from '@lectern/base';
import { NotificationType } from '@lectern/protocol/constants';
import type { Notification, NotificationContent } from '@lectern/protocol/push';
import { type JSONColumnType, type Kysely, type Selectable, sql, type Transaction } from 'kysely';

export type NotificationTable = {
  id: string;
  user_id: string;
  type: Notification['type'];
  content: JSONColumnType<Notification['content'], string, string>;
  created_at: Date;
  read_at: Date | null;
};

export type NotificationTables = { notification: NotificationTable };
export type NotificationDatabase = Kysely<NotificationTables>;
export type NotificationTransaction = Transaction<NotificationTables>;
type NotificationRow = Selectable<NotificationTable>;

function present(row: NotificationRow): Notification {
  // The type says what the content is; both were written together by `insert`.
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

  /** A word on the permission of a document takes the place of the earlier ones, which are no longer true. */
  async insert(
    userId: string,
    told: NotificationContent,
    at: Date,
    database: NotificationDatabase,
  ): Promise<string> {
    const id = newId();
    const { type, content } = told;
    if (told.type === NotificationType.permissionChange) {
      await database
        .deleteFrom('notification')
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .where(sql`content ->> 'document_id'`, '=', told.content.document_id)
        .execute();
    }
    await database
      .insertInto('notification')
      .values({ id, user_id: userId, type, content: JSON.stringify(content), created_at: at, read_at: null })
      .execute();
    return id;
  }

  async find(
    id: string,
  ): Promise<{ readonly userId: string; readonly notification: Notification } | undefined> {
    const row = await this.#database
      .selectFrom('notification')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { userId: row.user_id, notification: present(row) };
  }

  /** How often others told this user something since then, and how often one of them did. */
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

  /** Newest first; one more than asked for is read to know whether there are more. */
  async list(
    userId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly items: Notification[]; readonly hasMore: boolean }> {
    const rows = await this.#database
      .selectFrom('notification')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit + 1)
      .execute();
    return { items: rows.slice(0, limit).map(present), hasMore: rows.length > limit };
  }

  async countUnread(userId: string): Promise<number> {
    const row = await this.#database
      .selectFrom('notification')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.count;
  }

  async markRead(userId: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
    if (ids?.length === 0) return;
    let update = this.#database
      .updateTable('notification')
      .set({ read_at: at })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null);
    if (ids) update = update.where('id', 'in', ids);
    await update.execute();
  }

  async clear(userId: string): Promise<void> {
    await this.#database.deleteFrom('notification').where('user_id', '=', userId).execute();
  }

  /** What is older than this is nobody's news any more. */
  async sweep(before: Date): Promise<void> {
    await this.#database.deleteFrom('notification').where('created_at', '<', before).execute();
  }
}
