import { newId } from '@lectern/base';
import type { Insertable } from 'kysely';
import type { AccountTables } from '../../src/features/accounts/accounts.tables.ts';
import type { ClassTables } from '../../src/features/classes/classes.tables.ts';
import type { DocumentTables } from '../../src/features/documents/documents.tables.ts';
import type { LessonTables } from '../../src/features/lessons/lessons.tables.ts';
import { type BareDatabase, openDatabase } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { TEMPLATE } from './postgres-setup.ts';
import { createDatabase } from './shared-postgres.ts';

/** A database with all tables and no server, for the tests of a store. */
export async function openTestDatabase(): Promise<{
  readonly database: BareDatabase;
  close(): Promise<void>;
}> {
  const created = await createDatabase(TEMPLATE);
  const { database, close } = openDatabase(created.url, createLog('silent'), 3);
  return {
    database,
    async close() {
      await close();
      await created.drop();
    },
  };
}

/** Time of rows whose time has no meaning in a test. */
export const ROW_TIME = new Date(Date.UTC(2026, 8, 1, 8));

/** Inserts a school; returns its id. */
export async function schoolRow(database: BareDatabase, id = newId()): Promise<string> {
  await database
    .withTables<{ organisation: { id: string; name: string; created_at: Date } }>()
    .insertInto('organisation')
    .values({ id, name: 'school', created_at: ROW_TIME })
    .execute();
  return id;
}

/** Inserts an account, of a person unless it has a school; returns its id. */
export async function accountRow(
  database: BareDatabase,
  account: Partial<AccountTables['account']> = {},
): Promise<string> {
  const id = account.id ?? newId();
  await database
    .withTables<AccountTables>()
    .insertInto('account')
    .values({
      id,
      account_type: account.organisation_id ? 'org' : 'person',
      login_name: null,
      password_hash: null,
      real_name: 'name',
      nick_name: '',
      class_nick_name: '',
      organisation_id: null,
      org_user_code: null,
      person_id: null,
      created_at: ROW_TIME,
      cancelled_at: null,
      deactivated_at: null,
      password_until: null,
      ...account,
    })
    .execute();
  return id;
}

/** Inserts a PDF document; returns its id. */
export async function documentRow(
  database: BareDatabase,
  document: Partial<Insertable<DocumentTables['document']>> & { readonly owner_id: string },
): Promise<string> {
  const id = document.id ?? newId();
  await database
    .withTables<DocumentTables>()
    .insertInto('document')
    .values({
      id,
      name: id,
      name_key: document.name ?? id,
      resource_type_code: 'assets_document',
      format: 'pdf',
      document_type: 2,
      source_from: 1,
      size: 0,
      teaching_materials: '[]',
      created_at: ROW_TIME,
      updated_at: ROW_TIME,
      ...document,
    })
    .execute();
  return id;
}

/** Inserts a class with its teachers; returns its id. */
export async function classRow(
  database: BareDatabase,
  {
    teachers = [],
    ...row
  }: Partial<ClassTables['school_class']> & { readonly teachers?: readonly string[] } = {},
): Promise<string> {
  const tables = database.withTables<ClassTables>();
  const id = row.id ?? newId();
  await tables
    .insertInto('school_class')
    .values({
      id,
      organisation_id: null,
      class_type: 'CLASS',
      name: 'class',
      nick_name: '',
      created_at: ROW_TIME,
      archived_at: null,
      ...row,
    })
    .execute();
  for (const accountId of teachers) {
    await tables.insertInto('class_teacher').values({ class_id: id, account_id: accountId }).execute();
  }
  return id;
}

/** Inserts a lesson; returns its id. */
export async function lessonRow(
  database: BareDatabase,
  lesson: Partial<Insertable<LessonTables['lesson']>> & { readonly teacher_id: string },
): Promise<string> {
  const id = lesson.id ?? newId();
  await database
    .withTables<LessonTables>()
    .insertInto('lesson')
    .values({
      id,
      name: '',
      class_name: '',
      begin_at: ROW_TIME,
      created_at: ROW_TIME,
      last_at: ROW_TIME,
      ...lesson,
    })
    .execute();
  return id;
}
