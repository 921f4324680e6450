import { type Kysely, sql } from 'kysely';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { ClassTables, ClassType } from './classes.tables.ts';

/** A class of a school with its teachers. */
export interface SchoolClassRow {
  readonly id: string;
  readonly name: string;
  readonly nick_name: string;
  readonly class_type: ClassType;
  readonly archived: boolean;
  readonly student_count: number;
  readonly teachers: readonly string[];
}

export interface SchoolClassWish {
  readonly words: string;
  readonly archived: boolean;
  /** The list continues after the class with this name and id. */
  readonly after: { readonly name: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** Rows of all classes of a school. */
export class SchoolClassesStore {
  readonly #database: Kysely<ClassTables>;

  constructor(database: Kysely<ClassTables>) {
    this.#database = database;
  }

  /** Lists classes sorted by name; one more than the limit if there are more. */
  async list(
    organisationId: string,
    { words, archived, after, limit }: SchoolClassWish,
  ): Promise<readonly SchoolClassRow[]> {
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await sql<SchoolClassRow>`
      ${this.#columns()} where c.organisation_id = ${organisationId}
        and (c.archived_at is not null) = ${archived}
        and (${words} = '' or c.name ilike ${like} or c.nick_name ilike ${like})
        and (${after === undefined} or (c.name, c.id) > (${after?.name ?? ''}, ${after?.id ?? ''}))
      order by c.name, c.id limit ${limit + 1}`.execute(this.#database);
    return rows;
  }

  async find(organisationId: string, id: string): Promise<SchoolClassRow | undefined> {
    const { rows } = await sql<SchoolClassRow>`
      ${this.#columns()} where c.organisation_id = ${organisationId} and c.id = ${id}`.execute(
      this.#database,
    );
    return rows[0];
  }

  /** Transfers the classes that one person teaches in a school to another person. Returns the ids of the classes. */
  async handOver(
    organisationId: string,
    fromId: string,
    toId: string,
    transaction: AnyTransaction,
  ): Promise<readonly string[]> {
    const { rows } = await sql<{ class_id: string }>`
      with taken as (
        delete from class_teacher t using school_class c
          where c.id = t.class_id and c.organisation_id = ${organisationId} and t.account_id = ${fromId}
          returning t.class_id),
      given as (
        insert into class_teacher (class_id, account_id) select class_id, ${toId} from taken
          on conflict do nothing)
      select class_id from taken`.execute(transaction);
    return rows.map(({ class_id: id }) => id);
  }

  #columns() {
    return sql`
      select c.id, c.name, c.nick_name, c.class_type, c.archived_at is not null as archived,
        (select count(*)::int from class_member m where m.class_id = c.id and m.removed_at is null)
          as student_count,
        array(select t.account_id from class_teacher t where t.class_id = c.id order by t.account_id) as teachers
      from school_class c`;
  }
}
