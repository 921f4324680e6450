import { LecternError } from '@lectern/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { BareDatabase } from '../../platform/database/database.ts';
import type { ClassTables, MemberRow } from './classes.tables.ts';
import { type ChangedStudents, isSameRow, leftRow } from './student-change.ts';

export interface StudentCounts {
  /** Number of pupils of the class after the change. */
  readonly count: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How long a change is remembered, milliseconds, so that a browser can ask whether it was applied. */
const REMEMBERED_MS = 7 * 86_400_000;

/** Rows of pupils, and of the changes that were applied. */
export class StudentsStore {
  readonly #database: Kysely<ClassTables>;

  constructor(database: BareDatabase) {
    this.#database = database.withTables<ClassTables>();
  }

  async list(
    classId: string,
    offset: number,
    limit: number,
  ): Promise<{ count: number; students: readonly MemberRow[] }> {
    const members = presentOf(this.#database, classId);
    const [{ count }, students] = await Promise.all([
      members.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      members.selectAll().orderBy('position').offset(offset).limit(limit).execute(),
    ]);
    return { count, students };
  }

  /** The pupils of several classes, in the order of each class list; those who have left are last. */
  async ofClasses(classIds: readonly string[]): Promise<readonly MemberRow[]> {
    if (classIds.length === 0) return [];
    return this.#database
      .selectFrom('class_member')
      .selectAll()
      .where('class_id', '=', sql<string>`any(${[...classIds]}::text[])`)
      .orderBy('position')
      .orderBy('removed_at')
      .execute();
  }

  /**
   * Writes the pupils that `decide` returns, all or none, while the pupils of the class are locked. A change whose id
   * was applied before is not applied again; its counts are returned. `decide` may throw.
   */
  async change(
    classId: string,
    changeId: string,
    now: Date,
    decide: (before: readonly MemberRow[]) => ChangedStudents,
  ): Promise<StudentCounts> {
    return this.#database.transaction().execute(async (transaction) => {
      await lock(transaction, classId);
      const before = await presentOf(transaction, classId).selectAll().orderBy('position').execute();
      const done = await transaction
        .selectFrom('class_change')
        .selectAll()
        .where('id', '=', changeId)
        .executeTakeFirst();
      if (done) {
        if (done.class_id !== classId) throw new LecternError('INVALID_INPUT', { field: 'change_id' });
        return { count: before.length, added: done.added, changed: done.changed, removed: done.removed };
      }
      const { present, added, removed } = decide(before);
      const known = new Map(before.map((row) => [row.id, row]));
      const changed = present.filter((row) => {
        const old = known.get(row.id);
        return old !== undefined && !isSameRow(old, row);
      });
      await insertNew(transaction, added);
      await replace(transaction, [...changed, ...removed.map((row) => leftRow(row, now))]);
      const counts = { added: added.length, changed: changed.length, removed: removed.length };
      await transaction
        .insertInto('class_change')
        .values({ id: changeId, class_id: classId, ...counts, made_at: now })
        .execute();
      await transaction
        .deleteFrom('class_change')
        .where('class_id', '=', classId)
        .where('made_at', '<', new Date(now.getTime() - REMEMBERED_MS))
        .execute();
      return { count: present.length, ...counts };
    });
  }

  async photo(classId: string, memberId: string): Promise<string | undefined> {
    const row = await presentOf(this.#database, classId)
      .select('photo_hash')
      .where('id', '=', memberId)
      .executeTakeFirst();
    return row?.photo_hash ?? undefined;
  }

  /** False when the class has no such pupil. */
  async setPhoto(classId: string, memberId: string, hash: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('class_member')
      .set({ photo_hash: hash })
      .where('class_id', '=', classId)
      .where('id', '=', memberId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /** Returns the hashes that are in use as a pupil's photo. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('class_member')
      .select('photo_hash')
      .distinct()
      .where('photo_hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.flatMap(({ photo_hash }) => photo_hash ?? []);
  }
}

function presentOf(database: Kysely<ClassTables>, classId: string) {
  return database.selectFrom('class_member').where('class_id', '=', classId).where('removed_at', 'is', null);
}

async function lock(transaction: Transaction<ClassTables>, classId: string): Promise<void> {
  await transaction
    .selectFrom('school_class')
    .select('id')
    .where('id', '=', classId)
    .forUpdate()
    .executeTakeFirst();
}

async function insertNew(transaction: Transaction<ClassTables>, rows: readonly MemberRow[]): Promise<void> {
  if (rows.length === 0) return;
  const made = await transaction
    .insertInto('class_member')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  // The id belongs to another pupil, or to one who has left.
  if (made.length < rows.length) throw new LecternError('INVALID_INPUT', { field: 'added' });
}

/** Updates in one statement; the rows exist and are locked. */
async function replace(transaction: Transaction<ClassTables>, rows: readonly MemberRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('class_member')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        real_name: eb.ref('excluded.real_name'),
        nick_name: eb.ref('excluded.nick_name'),
        student_number: eb.ref('excluded.student_number'),
        group_name: eb.ref('excluded.group_name'),
        seat_row: eb.ref('excluded.seat_row'),
        seat_column: eb.ref('excluded.seat_column'),
        card_number: eb.ref('excluded.card_number'),
        // Keeps a photo that was uploaded meanwhile; a pupil who left has none.
        photo_hash: sql<
          string | null
        >`case when excluded.removed_at is null then class_member.photo_hash end`,
        position: eb.ref('excluded.position'),
        removed_at: eb.ref('excluded.removed_at'),
      })),
    )
    .execute();
}
