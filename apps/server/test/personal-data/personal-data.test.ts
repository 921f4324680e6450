import { newId } from '@lectern/base';
import { putAvatar } from '@lectern/protocol/accounts';
import { cancelAccount } from '@lectern/protocol/cancellations';
import { EditType } from '@lectern/protocol/constants';
import { startDataExport } from '@lectern/protocol/data-exports';
import { createDocument } from '@lectern/protocol/documents';
import { beginLesson } from '@lectern/protocol/lessons';
import { putShare } from '@lectern/protocol/shares';
import { strFromU8 } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppFeature } from '../../src/app-features.ts';
import {
  choice,
  give,
  makeExercise,
  settingFor,
} from '../../src/features/assignments/test/given-exercise.ts';
import { ClassesStore } from '../../src/features/classes/classes.store.ts';
import type { AnyPersonalRow, PersonalRow } from '../../src/platform/personal-data/personal-row.ts';
import { aWeekLater } from '../setup/cancelling.ts';
import { movedClock } from '../setup/moved-clock.ts';
import { ONE_PIXEL } from '../setup/phone.ts';
import { type SignedIn, signIn, TEST_PASSWORD } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { archiveOf } from './account-archives.ts';
import { columnsWith, forgottenColumns, insertAnyRow } from './personal-columns.ts';

const clock = movedClock();
const nameOf = ({ table, column }: AnyPersonalRow) => `${table}.${column}`;

async function askToEnd(server: TestServer, who: SignedIn): Promise<void> {
  const params = { id: who.userId };
  await server.call(cancelAccount, { params, body: { password: TEST_PASSWORD } }, who);
}

describe('the personal rows of all features', () => {
  let server: TestServer;
  let rows: readonly AnyPersonalRow[];
  beforeAll(async () => {
    server = await startTestServer({ clock, config: { roles: ['api', 'collab'] } });
    rows = await server.platform.personalData.rows();
  });
  afterAll(() => server.close());

  it('declare every column with users’ ids, and only columns that exist', async () => {
    const mend =
      'a column with users’ ids is a row of `personal`, which its feature registers (personal-row.ts)';
    const found = await forgottenColumns(server.platform.database, rows);
    expect(found, mend).toEqual({ inNoRow: [], notThere: [] });
  });

  it('declare each column once', () => {
    const names = rows.map(nameOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('each have a file of the archive, or name the file of another row, or a folder of the archive', () => {
    const files = rows.flatMap(({ export: out }) => ('file' in out ? [out.file] : []));
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
    const places = new Set([...files, 'disk', 'lessons']);
    expect(rows.filter(({ export: out }) => 'in' in out && !places.has(out.in))).toEqual([]);
  });

  it('fail the check when a column is added by a foreign key or by its name, or a table is missing', async () => {
    const { database } = server.platform;
    await sql`create table planted (id text primary key, liked_by text, readers text references account (id))`.execute(
      database,
    );
    try {
      const wrong = [...rows, { table: 'planted', column: 'nobody' }];
      expect(await forgottenColumns(database, wrong)).toEqual({
        inNoRow: ['planted.liked_by', 'planted.readers'],
        notThere: ['planted.nobody'],
      });
    } finally {
      await sql`drop table planted`.execute(database);
    }
  });

  it('are erased with a cancelled account if declared so, and rows of other users stay', async () => {
    const { database } = server.platform;
    const [chen, li] = [await signIn(server), await signIn(server)];
    const { id } = await server.call(createDocument, { body: { name: '秋天的雨' } }, chen);
    await server.call(putShare, { params: { id }, body: { edit_type: EditType.ALL } }, chen);
    const lesson = { params: { id: newId() }, body: { name: '秋天的雨', begin_at: clock.now() } };
    await server.call(beginLesson, lesson, chen);
    await server.call(putAvatar, { params: { id: chen.userId }, rawBody: ONE_PIXEL }, chen);
    await server.call(startDataExport, { params: { id: chen.userId } }, chen);
    const taught = { organisationId: undefined, name: '三年级一班', teacherIds: [chen.userId], students: [] };
    const class_id = await new ClassesStore(database).insert(taught, clock.now());
    const document_id = await makeExercise(server, chen, [choice()]);
    const setting = settingFor([{ class_id }], clock.now());
    await give(server, chen, { kind: 'exercise', document_id }, setting);
    const erased = rows.filter(({ onCancel }) => onCancel === 'delete');
    // Rows that a feature removes by its own code are created above as users create them.
    const removed = rows.filter(({ onCancel }) => typeof onCancel === 'object' && 'remove' in onCancel);
    const closed = rows.filter(
      ({ table, onCancel }) => onCancel === 'account' && !['account', 'account_cancellation'].includes(table),
    );
    for (const row of [...erased, ...closed]) {
      for (const { userId } of [chen, li]) await insertAnyRow(database, row, userId, newId);
    }
    const before = await columnsWith(database, chen.userId);
    expect(before).toEqual(expect.arrayContaining([...erased, ...closed, ...removed].map(nameOf)));
    await askToEnd(server, chen);
    await aWeekLater(server, clock);
    const kept = rows.filter(({ onCancel }) => typeof onCancel === 'object' && 'keep' in onCancel);
    const allowed = new Set(['account.id', ...kept.map(nameOf)]);
    const left = await columnsWith(database, chen.userId);
    expect(left.filter((name) => !allowed.has(name))).toEqual([]);
    expect(await columnsWith(database, li.userId)).toEqual(
      expect.arrayContaining([...erased, ...closed].map(nameOf)),
    );
  });
});

describe('a feature that a test defines', () => {
  type DiaryTables = { diary: { id: string; user_id: string; words: string } };
  const personal: readonly PersonalRow<DiaryTables>[] = [
    {
      table: 'diary',
      column: 'user_id',
      onCancel: 'delete',
      export: {
        file: 'diary.json',
        about: { zh: '日记', en: 'your diary' },
        columns: ['words'],
      },
    },
  ];
  const diaries: AppFeature = {
    name: 'diaries',
    needs: ['accounts'],
    async register({ database }) {
      await sql`create table if not exists diary (id text primary key, user_id text, words text)`.execute(
        database,
      );
      return { service: undefined, personal, close: async () => undefined };
    },
  };

  it('has its rows erased with a cancelled account, as declared', async () => {
    const features = [diaries, 'cancellations'] as const;
    const server = await startTestServer({ clock, features, config: { roles: ['api', 'collab'] } });
    try {
      const { database } = server.platform;
      const [chen, li] = [await signIn(server), await signIn(server)];
      for (const { userId } of [chen, li])
        await sql`insert into diary values (${newId()}, ${userId}, '秋天的雨')`.execute(database);
      await askToEnd(server, chen);
      await aWeekLater(server, clock, { features });
      const { rows } = await sql<{ user_id: string }>`select user_id from diary`.execute(database);
      expect(rows).toEqual([{ user_id: li.userId }]);
    } finally {
      await server.close();
    }
  });

  it('has its rows in the archive of an account, with the declared columns and no data of other users', async () => {
    const server = await startTestServer({ features: [diaries, 'exports'] });
    try {
      const { database } = server.platform;
      const [chen, li] = [await signIn(server), await signIn(server)];
      for (const { userId } of [chen, li])
        await sql`insert into diary values (${newId()}, ${userId}, ${`of ${userId}`})`.execute(database);
      const files = await archiveOf(server, chen);
      expect(JSON.parse(strFromU8(files['diary.json'] ?? new Uint8Array()))).toEqual([
        { words: `of ${chen.userId}` },
      ]);
      expect(strFromU8(files['说明.txt'] ?? new Uint8Array())).toContain('diary.json：日记。');
    } finally {
      await server.close();
    }
  });
});
