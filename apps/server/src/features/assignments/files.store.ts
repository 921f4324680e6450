import { sql } from 'kysely';
import type { AssignmentDatabase, FileKind, FileRow } from './assignments.tables.ts';

/** Files of questions, answers and teachers' recordings, each listed by the assignment that may show it. */
export class AssignmentFilesStore {
  readonly #database: AssignmentDatabase;

  constructor(database: AssignmentDatabase) {
    this.#database = database;
  }

  /** False when the attempt has `most` other files. */
  async addToWork(
    file: Pick<FileRow, 'assignment_id' | 'hash' | 'mime' | 'size'> & { readonly work_id: string },
    most: number,
  ): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      await sql`select id from assignment_work where id = ${file.work_id} for update`.execute(transaction);
      const { count } = await transaction
        .selectFrom('assignment_file')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('work_id', '=', file.work_id)
        .where('hash', '<>', file.hash)
        .executeTakeFirstOrThrow();
      if (count >= most) return false;
      await transaction
        .insertInto('assignment_file')
        .values({ ...file, kind: 'answer' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }

  async addVoice(file: Pick<FileRow, 'assignment_id' | 'hash' | 'mime' | 'size'>): Promise<void> {
    await this.#database
      .insertInto('assignment_file')
      .values({ ...file, work_id: null, kind: 'voice' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Files of the assignment's questions and recordings, and of one attempt if it is given, with these hashes. */
  async find(
    assignmentId: string,
    workIds: readonly string[],
    hashes: readonly string[],
  ): Promise<readonly FileRow[]> {
    if (hashes.length === 0) return [];
    return this.#database
      .selectFrom('assignment_file')
      .selectAll()
      .where('assignment_id', '=', assignmentId)
      .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .where(sql<boolean>`(work_id is null or work_id = any(${[...workIds]}::text[]))`)
      .execute();
  }

  /** A file of the assignment, for who has its signed address. */
  async ofAssignment(assignmentId: string, hash: string): Promise<FileRow | undefined> {
    return this.#database
      .selectFrom('assignment_file')
      .selectAll()
      .where('assignment_id', '=', assignmentId)
      .where('hash', '=', hash)
      .executeTakeFirst();
  }

  async has(assignmentId: string, hash: string, kind: FileKind): Promise<boolean> {
    const row = await this.#database
      .selectFrom('assignment_file')
      .select('hash')
      .where('assignment_id', '=', assignmentId)
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns the hashes that any assignment uses. */
  async named(hashes: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('assignment_file')
      .select('hash')
      .distinct()
      .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute();
    return rows.map(({ hash }) => hash);
  }
}
