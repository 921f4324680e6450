import { Readable } from 'node:stream';
import { newId } from '@lectern/base';
import {
  getAccount,
  getPublicUser,
  isCancelledAccount,
  putAvatar,
  signIn as signInEndpoint,
} from '@lectern/protocol/accounts';
import {
  CANCELLATION_GRACE_MS,
  cancelAccount,
  getCancellation,
  keepAccount,
} from '@lectern/protocol/cancellations';
import { queryClasses } from '@lectern/protocol/classes';
import { EditPermission, EditType } from '@lectern/protocol/constants';
import { createDocument, documentUser, putGrant } from '@lectern/protocol/documents';
import { beginLesson, listLessons } from '@lectern/protocol/lessons';
import { getDocument } from '@lectern/protocol/one-document';
import { sendReport } from '@lectern/protocol/reports';
import { openShare, putShare } from '@lectern/protocol/shares';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aWeekLater } from '../../../test/setup/cancelling.ts';
import { movedClock } from '../../../test/setup/moved-clock.ts';
import { ONE_PIXEL } from '../../../test/setup/phone.ts';
import { type SignedIn, signIn, signInTeacher, TEST_PASSWORD } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';
import { ClassesStore } from '../classes/classes.store.ts';
import { DocumentTreeService } from '../documents/tree/document-tree.service.ts';
import { ExportFiles } from '../exports/export-files.ts';
import { ExportsStore } from '../exports/exports.store.ts';
import type { ExportTables, ExportWish } from '../exports/exports.tables.ts';
import { CancellationsService } from './cancellations.service.ts';
import { CancellationsStore, type CancellationTables } from './cancellations.store.ts';

const clock = movedClock();

const server = await startTestServer({ clock, config: { roles: ['api', 'collab'] } });
afterAll(() => server.close());

const PASSWORD = { password: TEST_PASSWORD };
const of = (who: Pick<SignedIn, 'userId'>) => ({ params: { id: who.userId } });
const asked = (who: SignedIn) => server.call(cancelAccount, { ...of(who), body: PASSWORD }, who);

function schoolClass(organisationId: string | undefined, teacherIds: readonly string[]): Promise<string> {
  const given = { organisationId, name: `班 ${newId()}`, teacherIds, students: [{ realName: '王小明' }] };
  return new ClassesStore(server.platform.database).insert(given, clock.now());
}

async function count(table: string, column: string, userId: string): Promise<number> {
  const tables = server.platform.database.withTables<Record<string, Record<string, string>>>();
  return (await tables.selectFrom(table).select(column).where(column, '=', userId).execute()).length;
}

function cancellationsStore(): CancellationsStore {
  return new CancellationsStore(server.platform.database.withTables<CancellationTables>());
}

const aWeek = () => clock.now() + CANCELLATION_GRACE_MS + 1000;

async function teacherWithEverything() {
  const chen = await signInTeacher(server);
  const { organisationId } = chen;
  const li = await signInTeacher(server, { organisationId });
  const { id } = await server.call(createDocument, { body: { name: '秋天的雨' } }, chen);
  const given = { params: { id, user_id: li.userId }, body: { permission: EditPermission.EDIT } };
  await server.call(putGrant, given, chen);
  const share = await server.call(putShare, { params: { id }, body: { edit_type: EditType.ALL } }, chen);
  const body = { name: '秋天的雨', begin_at: clock.now() };
  await server.call(beginLesson, { params: { id: newId() }, body }, chen);
  const alone = await schoolClass(organisationId, [chen.userId]);
  const shared = await schoolClass(organisationId, [chen.userId, li.userId]);
  return { chen, li, document: id, share: share.share_id, alone, shared };
}

describe('an account with a requested cancellation', () => {
  it('lists the data that are deleted with the account before it is cancelled', async () => {
    const { chen } = await teacherWithEverything();
    expect(await server.call(getCancellation, of(chen), chen)).toEqual({
      due_at: null,
      last_admin: false,
      losses: {
        documents: 1,
        coursewares: 1,
        size: expect.any(Number) as number,
        given: 1,
        people: 1,
        links: 1,
        lessons: 1,
        classes_alone: 1,
        classes_shared: 1,
        school_accounts: 0,
      },
    });
  });

  it('counts the data of each kind that will be deleted, and no data of other accounts', async () => {
    const chen = await signInTeacher(server);
    const { organisationId } = chen;
    const others = [];
    for (let count = 0; count < 3; count += 1) others.push(await signInTeacher(server, { organisationId }));
    const made: string[] = [];
    for (let count = 0; count < 4; count += 1)
      made.push((await server.call(createDocument, { body: { name: `课 ${count}` } }, chen)).id);
    const board = { body: { name: '板书', resource_type_code: 'superboard' as const } };
    made.push((await server.call(createDocument, board, chen)).id);
    await server.call(createDocument, { body: { name: '夹', resource_type_code: 'folder' } }, chen);
    const [first = '', second = '', third = ''] = made;
    for (const [id, to] of [
      [first, others[0]],
      [first, others[1]],
      [second, others[2]],
    ] as const) {
      const params = { id, user_id: to?.userId ?? '' };
      await server.call(putGrant, { params, body: { permission: EditPermission.VIEW } }, chen);
    }
    await server.call(putShare, { params: { id: third }, body: { edit_type: EditType.ALL } }, chen);
    for (let count = 0; count < 6; count += 1) {
      const body = { name: '课', begin_at: clock.now() };
      await server.call(beginLesson, { params: { id: newId() }, body }, chen);
    }
    for (let count = 0; count < 7; count += 1) await schoolClass(organisationId, [chen.userId]);
    for (let count = 0; count < 8; count += 1)
      await schoolClass(organisationId, [chen.userId, others[0]?.userId ?? '']);
    const sizes = server.platform.database.withTables<{ document: { id: string; size: number } }>();
    for (const [index, id] of made.entries())
      await sizes
        .updateTable('document')
        .set({ size: 10 ** index })
        .where('id', '=', id)
        .execute();
    const losses = {
      documents: 5,
      coursewares: 4,
      size: 11_111,
      given: 2,
      people: 3,
      links: 1,
      lessons: 6,
      classes_alone: 7,
      classes_shared: 8,
      school_accounts: 0,
    };
    expect((await server.call(getCancellation, of(chen), chen)).losses).toEqual(losses);
    const [other] = others;
    if (!other) throw new Error('no other teacher was created');
    const theirs = { ...Object.fromEntries(Object.keys(losses).map((key) => [key, 0])), classes_shared: 8 };
    expect((await server.call(getCancellation, of(other), other)).losses).toEqual(theirs);
  });

  it('needs the password, and keeps its day when it is requested again', async () => {
    const { chen } = await teacherWithEverything();
    const wrong = { ...of(chen), body: { password: 'not the password' } };
    expect((await server.fails(cancelAccount, wrong, chen)).code).toBe('LOGIN_FAILED');
    expect((await server.call(getCancellation, of(chen), chen)).due_at).toBeNull();
    const { due_at } = await asked(chen);
    expect(due_at - clock.now()).toBeGreaterThan(CANCELLATION_GRACE_MS - 60_000);
    // A repeated request keeps the day.
    expect((await asked(chen)).due_at).toBe(due_at);
    expect((await server.call(getCancellation, of(chen), chen)).due_at).toBe(due_at);
    await server.call(keepAccount, of(chen), chen);
    await server.call(keepAccount, of(chen), chen);
    expect((await server.call(getCancellation, of(chen), chen)).due_at).toBeNull();
    await aWeekLater(server, clock);
    expect((await server.call(getAccount, of(chen), chen)).user_id).toBe(chen.userId);
  });

  it('loses its names, sign-ins and login name, and keeps its id', async () => {
    const name = `gone-${newId().slice(-12)}`;
    const chen = await signIn(server, name);
    await server.call(sendReport, { body: { event_id: newId(), name: '陈晓雨', happened: '翻页' } }, chen);
    await server.call(putAvatar, { ...of(chen), rawBody: ONE_PIXEL }, chen);
    await asked(chen);
    await aWeekLater(server, clock);
    expect((await server.fails(getAccount, of(chen), chen)).code).toBe('UNAUTHORIZED');
    const body = { login_name: name, password: TEST_PASSWORD };
    expect((await server.fails(signInEndpoint, { body })).code).toBe('LOGIN_FAILED');
    const seen = await server.call(getPublicUser, of(chen), await signIn(server));
    expect(isCancelledAccount(seen)).toBe(true);
    expect(seen.avatar_url).not.toContain('v=');
    expect((await signIn(server, name)).userId).not.toBe(chen.userId);
    expect(await count('error_report', 'user_id', chen.userId)).toBe(0);
  });

  it('is deleted with its disk, links and lessons, and leaves a school’s classes to the school', async () => {
    const { chen, li, document, share, alone, shared } = await teacherWithEverything();
    const staff = await signInTeacher(server, {
      organisationId: chen.organisationId,
      identities: ['ACADEMIC_STAFF'],
    });
    await asked(chen);
    await aWeekLater(server, clock);
    expect((await server.fails(getDocument, { params: { id: document } }, li)).code).toBe(
      'DOCUMENT_NOT_FOUND',
    );
    const opened = await server.fails(openShare, { params: { id: share } }, li);
    expect(['SHARE_WITHDRAWN', 'SHARE_CONTENT_GONE', 'SHARE_NOT_FOUND']).toContain(opened.code);
    const query = { class_ids: [alone, shared].join(','), with_stat: true };
    const { items } = await server.call(queryClasses, { query }, staff);
    expect(items.map(({ archived, stat_info }) => [archived, stat_info?.student_count])).toEqual([
      [true, 1],
      [false, 1],
    ]);
    expect(await count('lesson', 'teacher_id', chen.userId)).toBe(0);
    expect(await count('document', 'owner_id', chen.userId)).toBe(0);
    expect(await count('class_teacher', 'account_id', chen.userId)).toBe(0);
    // Another user has none of these lessons.
    expect((await server.call(listLessons, {}, li)).items).toEqual([]);
    expect((await server.call(documentUser, of(li), li)).used).toBe(0);
  });

  it('is deleted with the exported files of its coursewares, whose links no longer open', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const exports = server.platform.database.withTables<ExportTables>();
    const [store, at] = [new ExportsStore(exports), new Date()];
    const files = new ExportFiles(server.platform.objects);
    const made = async (userId: string) => {
      const wish = { format: 'pdf' } as unknown as ExportWish;
      const given = { userId, documentId: null, format: 'pdf' as const, wish, language: 'zh' as const };
      const row = await store.insert({ ...given, at, expiresAt: new Date(Date.now() + 9e8) }, exports);
      const file = await files.put(Readable.from([Buffer.from(`of ${userId}`)]));
      const end = { state: 'done' as const, file: { ...file, name: 'a.pdf' }, notes: [] };
      await store.finish(row.id, end, at, new Date(Date.now() + 9e8));
      return { id: row.id, hash: file.hash };
    };
    const [gone, stays] = [await made(chen.userId), await made(li.userId)];
    await asked(chen);
    await aWeekLater(server, clock);
    expect(await store.find(gone.id)).toBeUndefined();
    expect(await server.platform.objects.has(gone.hash)).toBe(false);
    expect(await server.platform.objects.has(stays.hash)).toBe(true);
  });

  it('is deleted with a class without a school and its pupils, unless another user teaches the class', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const alone = await schoolClass(undefined, [chen.userId]);
    const shared = await schoolClass(undefined, [chen.userId, li.userId]);
    await asked(chen);
    await aWeekLater(server, clock);
    const left = await new ClassesStore(server.platform.database).find([alone, shared]);
    expect(left.map(({ id, archived }) => [id, archived])).toEqual([[shared, false]]);
  });

  it('is kept when the cancellation is withdrawn just after it became due', async () => {
    const chen = await signIn(server);
    await asked(chen);
    const cancelUser = vi.fn();
    const accounts = {
      administersAlone: async () => {
        await server.call(keepAccount, of(chen), chen);
        return false;
      },
      cancelUser,
    };
    const rest = { clock: { now: aWeek }, log: pino({ level: 'silent' }), store: cancellationsStore() };
    await new CancellationsService({ accounts, ...rest } as never).endDue();
    expect(cancelUser).not.toHaveBeenCalled();
  });

  it('cannot be kept once the cancellation has begun, also when it is interrupted and continues', async () => {
    const chen = await signIn(server);
    await asked(chen);
    expect(await cancellationsStore().begin(chen.userId, new Date(clock.now()))).toBe(false);
    expect(await cancellationsStore().begin(chen.userId, new Date(aWeek()))).toBe(true);
    expect((await server.fails(keepAccount, of(chen), chen)).code).toBe('USER_NOT_FOUND');
    await aWeekLater(server, clock);
    expect((await server.fails(getAccount, of(chen), chen)).code).toBe('UNAUTHORIZED');
  });

  it('receives no document that was still in progress, such as an import', async () => {
    const chen = await signIn(server);
    await asked(chen);
    await aWeekLater(server, clock);
    const tree = new DocumentTreeService({ clock } as never, undefined as never);
    const imported = {
      ownerId: chen.userId,
      parentId: null,
      name: '秋天的雨',
      autoRename: true,
      resourceTypeCode: 'coursewares',
      format: 'ndpx',
      size: 0,
    } as const;
    const adding = server.platform.database
      .transaction()
      .execute((transaction) => tree.create(imported, transaction as never));
    await expect(adding).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await count('document', 'owner_id', chen.userId)).toBe(0);
  });

  it('cannot be cancelled by another user', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const codes = [
      await server.fails(getCancellation, of(li), chen),
      await server.fails(cancelAccount, { ...of(li), body: PASSWORD }, chen),
      await server.fails(keepAccount, of(li), chen),
    ].map(({ code }) => code);
    expect(codes).toEqual(['USER_NOT_FOUND', 'USER_NOT_FOUND', 'USER_NOT_FOUND']);
  });
});
