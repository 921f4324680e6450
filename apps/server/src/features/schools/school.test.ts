import { randomBytes } from 'node:crypto';
import { newId } from '@lectern/base';
import { EditPermission } from '@lectern/protocol';
import { bindUser, getAccount, listBoundUsers, signIn as signInEndpoint } from '@lectern/protocol/accounts';
import { listClassTeachers } from '@lectern/protocol/classes';
import { EditType } from '@lectern/protocol/constants';
import { spaceByKind as getSpace } from '@lectern/protocol/disk';
import { createDocument, getDocument, listDocuments, putGrant } from '@lectern/protocol/documents';
import { answerHandOver } from '@lectern/protocol/hand-overs';
import * as schools from '@lectern/protocol/schools';
import { getShare, putShare } from '@lectern/protocol/shares';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSchool,
  type SignedIn,
  signIn,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { uploadFile } from '../../../test/setup/upload-file.ts';

let server: TestServer;
let organisationId: string;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  organisationId = await createSchool(server, '第一小学');
  admin = await signInTeacher(server, { organisationId, name: 'principal', identities: ['EDU_ADMIN'] });
});
afterAll(() => server.close());

const join = () => signInTeacher(server, { organisationId });
const text = (bytes: number) => new TextEncoder().encode('x'.repeat(bytes));
async function upload(as: SignedIn, name: string, bytes: number) {
  const done = await uploadFile(server, as, name, text(bytes));
  if (done.kind !== 'document') throw new Error('the text was not stored as a file');
  return done.document;
}

describe('a school', () => {
  it('has the name and codes that its administrator sets, in every response', async () => {
    const name = `bound-${newId()}`;
    const teacher = await signInTeacher(server, { organisationId, name });
    const body = {
      org_name: '第二小学',
      area_code_one: '110000',
      area_code_two: '110100',
      area_code_three: '110105',
    };
    expect(await server.call(schools.changeSchool, { body }, admin)).toMatchObject(body);
    const account = await server.call(getAccount, { params: { id: teacher.userId } }, teacher);
    expect(account.org).toMatchObject(body);
    const person = await signIn(server);
    const params = { id: person.userId };
    await server.call(bindUser, { params, body: { login_name: name, password: TEST_PASSWORD } }, person);
    const { org_name: _, ...codes } = body;
    expect((await server.call(listBoundUsers, { params }, person)).items[0]).toMatchObject(codes);
    await server.call(schools.changeSchool, { body: { area_code_three: '' } }, admin);
    expect(await server.call(schools.getSchool, {}, admin)).toMatchObject({ ...body, area_code_three: '' });
    for (const wrong of [{ org_name: ' ' }, { area_code_one: '北京' }, { capacity: -1 }])
      expect((await server.fails(schools.changeSchool, { body: wrong }, admin)).code).toBe('INVALID_INPUT');
  });

  it('limits the space of each user and of all together', async () => {
    const school = await createSchool(server);
    const [boss, li, wang] = await Promise.all([
      signInTeacher(server, { organisationId: school, identities: ['EDU_ADMIN'] }),
      signInTeacher(server, { organisationId: school }),
      signInTeacher(server, { organisationId: school }),
    ]);
    const say = (body: object) => server.call(schools.changeSchool, { body }, boss);
    const space = async (who: SignedIn) => server.call(getSpace, { params: { id: who.userId } }, who);
    await say({ person_capacity: 3000 });
    expect(await space(li)).toMatchObject({ capacity: 3000 });
    await upload(li, '一.txt', 2000);
    await expect(upload(li, '二.txt', 2000)).rejects.toThrow('CAPACITY_NOT_ENOUGH');
    const params = { user_id: li.userId };
    const given = await server.call(schools.changePerson, { params, body: { capacity: 9000 } }, boss);
    expect(given.room).toEqual({ used: 2000, capacity: 9000, own: true });
    await upload(li, '二.txt', 2000);
    const { room } = await say({ capacity: 5000 });
    expect(room).toMatchObject({ used: 4000, capacity: 5000, person_capacity: 3000 });
    await expect(upload(wang, '三.txt', 2000)).rejects.toThrow('SCHOOL_CAPACITY_NOT_ENOUGH');
    await say({ capacity: null });
    await upload(wang, '三.txt', 2000);
    // A capacity below the used space deletes nothing.
    await server.call(schools.changePerson, { params, body: { capacity: 0 } }, boss);
    expect(await space(li)).toMatchObject({ used: 4000, capacity: 0 });
    const usual = await server.call(schools.changePerson, { params, body: { capacity: null } }, boss);
    expect(usual.room).toMatchObject({ capacity: 3000, own: false });
  });

  it('does not exceed its space when two documents are added at once', async () => {
    const school = await createSchool(server);
    const boss = await signInTeacher(server, { organisationId: school, identities: ['EDU_ADMIN'] });
    await server.call(schools.changeSchool, { body: { capacity: 5000 } }, boss);
    const people = await Promise.all(
      [1, 2, 3, 4].map(() => signInTeacher(server, { organisationId: school })),
    );
    const tries = await Promise.allSettled(people.map((who) => upload(who, '一.txt', 2000)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await server.call(schools.getSchool, {}, boss)).room.used).toBe(4000);
  });
});

describe('a list of people', () => {
  const line = (login_name: string, more: object = {}) => ({
    login_name,
    real_name: '新人',
    identities: ['TEACHER' as const],
    ...more,
  });
  const bring = (people: ReturnType<typeof line>[], preview = false, as = admin) =>
    server.call(schools.importPeople, { body: { people, preview } }, as);

  it('creates an account per person, with a password for the first sign-in', async () => {
    const names = [`one-${newId()}`, `Two-${newId()}`];
    const { made } = await bring(names.map((name) => line(name)));
    expect(made.map(({ login_name }) => login_name)).toEqual(names.map((name) => name.toLowerCase()));
    expect(new Set(made.map(({ password }) => password)).size).toBe(2);
    const listed = await server.call(schools.listPeople, { query: { words: names[0] ?? '' } }, admin);
    expect(listed.items[0]).toMatchObject({ password_given: true, identities: ['TEACHER'] });
    // A deactivated account cannot sign in with any password.
    const params = { user_id: listed.items[0]?.user_id ?? '' };
    await server.call(schools.deactivatePerson, { params }, admin);
    const again = await server.call(schools.listPeople, { query: { words: names[0] ?? '' } }, admin);
    expect(again.items[0]).toMatchObject({ password_given: false, deactivated: true });
    await server.call(schools.reactivatePerson, { params }, admin);
    const back = await server.call(schools.listPeople, { query: { words: names[0] ?? '' } }, admin);
    expect(back.items[0]).toMatchObject({ password_given: true, deactivated: false });
  });

  it('reports the fault of each line, and then creates no account', async () => {
    const fresh = `fresh-${newId()}`;
    const code = `N-${newId()}`;
    await bring([line(`with-code-${newId()}`, { org_user_code: code })]);
    const people = [
      line(fresh, { org_user_code: 'same' }),
      line('x', { org_user_code: '' }),
      line('principal'),
      line(` twice-${code} `),
      line(`TWICE-${code}`),
      line(`a-${newId()}`, { real_name: ' ' }),
      line(`b-${newId()}`, { real_name: 'a\u202eb' }),
      line(`c-${newId()}`, { org_user_code: code }),
      line(`d-${newId()}`, { org_user_code: 'same' }),
      line(`e-${newId()}`, { real_name: '名'.repeat(65) }),
    ];
    const wanted = [
      'codeTwice',
      'loginNameBad',
      'loginNameTaken',
      'loginNameTwice',
      'loginNameTwice',
      'nameMissing',
      'nameBad',
      'codeTaken',
      'codeTwice',
      'nameBad',
    ];
    expect((await bring(people, true)).faults).toEqual(wanted);
    const refused = await server.fails(
      schools.importPeople,
      { body: { people: [line(fresh), ...people.slice(1)] } },
      admin,
    );
    expect(refused).toMatchObject({ code: 'PEOPLE_REFUSED' });
    const found = await server.call(schools.listPeople, { query: { words: fresh } }, admin);
    expect(found.items).toEqual([]);
    const staff = await signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] });
    const above = [line(fresh, { identities: ['TEACHER', 'EDU_ADMIN'] })];
    expect((await bring(above, true, staff)).faults).toEqual(['identityForbidden']);
  });

  it('returns the same passwords again to its creator, by its key, for a quarter of an hour', async () => {
    const people = [line(`lost-${newId()}`), line(`LOST-${newId()}`)];
    const key = randomBytes(32).toString('base64url');
    const send = (body: object, as = admin) =>
      server.call(schools.importPeople, { body: { people, key, ...body } }, as);
    const refused = (body: object, as = admin) =>
      server.fails(schools.importPeople, { body: { people, key, ...body } }, as);
    // The response of one call is lost while the other is still running.
    const [first, meanwhile] = await Promise.all([send({}), send({})]);
    expect(meanwhile).toEqual(first);
    expect(await send({})).toEqual(first);
    const [one] = first.made;
    const signed = { login_name: one?.login_name ?? '', password: one?.password ?? '' };

    expect((await server.fails(signInEndpoint, { body: signed })).code).toBe('PASSWORD_CHANGE_NEEDED');
    const other = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
    expect((await refused({}, other)).code).toBe('PEOPLE_REFUSED');
    expect((await refused({ key: randomBytes(32).toString('base64url') })).code).toBe('PEOPLE_REFUSED');
    expect((await refused({ people: [...people].reverse() })).code).toBe('PEOPLE_REFUSED');
    const rows = await sql<{ row: string }>`
      select to_jsonb(m)::text as row from made_list m`.execute(server.platform.database);
    for (const { row } of rows.rows) expect(row).not.toContain(signed.password);
    await sql`update made_list set ends_at = now()`.execute(server.platform.database);
    expect((await refused({})).code).toBe('PEOPLE_REFUSED');
  });

  it('creates each account once when it is sent twice at once', async () => {
    const people = Array.from({ length: 5 }, () => line(`at-once-${newId()}`));
    const tries = await Promise.allSettled([bring(people), bring(people)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const found = await server.call(schools.listPeople, { query: { words: 'at-once-' } }, admin);
    expect(found.items).toHaveLength(5);
  });

  it('is rejected as a whole when it is too long', async () => {
    const people = Array.from({ length: schools.PEOPLE_IMPORT_MAX + 1 }, () => line(newId()));
    const refused = await server.fails(schools.importPeople, { body: { people } }, admin);
    expect(refused.code).toBe('INVALID_INPUT');
  });
});

describe('a hand-over', () => {
  /** A hand-over that the school requests and the owner accepts. */
  const over = async (from: SignedIn, to: SignedIn, what = { documents: true, classes: true }) => {
    const body = { to: to.userId, ...what };
    const input = { params: { user_id: from.userId }, body, language: 'zh' as const };
    const asked = await server.call(schools.handOver, input, admin);
    const params = { id: from.userId, hand_over_id: asked.hand_over_id };
    const done =
      asked.state === 'waiting'
        ? await server.call(answerHandOver, { params, body: { agrees: true } }, from)
        : asked;
    return { documents: done.document_count, classes: done.class_count };
  };
  const root = async (who: SignedIn) => (await server.call(listDocuments, { query: {} }, who)).items;

  it('moves documents with folders, links, space and classes, and keeps the grants of others', async () => {
    const [from, to, reader] = await Promise.all([join(), join(), join()]);
    const folder = await server.call(
      createDocument,
      { body: { name: '备课', resource_type_code: 'folder' } },
      from,
    );
    const deck = await server.call(
      createDocument,
      {
        query: { parent_id: folder.id },
        body: { name: '古诗' },
      },
      from,
    );
    const file = await upload(from, '名单.txt', 2000);
    const grant = (who: SignedIn) =>
      server.call(
        putGrant,
        { params: { id: deck.id, user_id: who.userId }, body: { permission: EditPermission.VIEW } },
        from,
      );
    await Promise.all([grant(reader), grant(to)]);
    const share = { edit_type: EditType.ALL, permission: EditPermission.VIEW } as const;
    await server.call(putShare, { params: { id: deck.id }, body: share }, from);
    const class_id = newId();
    await server.call(
      schools.createSchoolClass,
      { body: { class_id, class_name: '三年级2班', teacher_id: from.userId } },
      admin,
    );
    expect(await over(from, to)).toEqual({ documents: 2, classes: 1 });
    expect(await root(from)).toEqual([]);
    const [box] = await root(to);
    expect(box).toMatchObject({ name: expect.stringContaining('的文档') });
    const inside = await server.call(listDocuments, { query: { parent_id: box?.id } }, to);
    expect(inside.items.map(({ id }) => id).toSorted()).toEqual([folder.id, file.id].toSorted());
    for (const who of [to, reader]) await server.call(getDocument, { params: { id: deck.id } }, who);
    expect((await server.fails(getDocument, { params: { id: deck.id } }, from)).code).toBe(
      'DOCUMENT_NOT_FOUND',
    );
    expect((await server.call(getShare, { params: { id: deck.id } }, to)).share).toMatchObject(share);
    const [ours, theirs] = await Promise.all(
      [to, from].map((who) => server.call(getSpace, { params: { id: who.userId } }, who)),
    );
    expect([ours?.used, theirs?.used]).toEqual([2000, 0]);
    const teachers = await server.call(listClassTeachers, { params: { class_id } }, to);
    expect(teachers.items.map(({ user_id }) => user_id)).toEqual([to.userId]);
    // A second hand-over finds nothing to move.
    expect(await over(from, to)).toEqual({ documents: 0, classes: 0 });
    expect(await root(to)).toHaveLength(1);
  });

  it('moves nothing, classes included, when the new owner has too little space', async () => {
    const [from, to] = [await join(), await join()];
    await upload(from, '名单.txt', 2000);
    const class_id = newId();
    const body = { class_id, class_name: '一班', teacher_id: from.userId };
    await server.call(schools.createSchoolClass, { body }, admin);
    const params = { user_id: to.userId };
    await server.call(schools.changePerson, { params, body: { capacity: 1000 } }, admin);
    await expect(over(from, to)).rejects.toThrow('HAND_OVER_NO_ROOM');
    expect(await root(from)).toHaveLength(1);
    expect(await root(to)).toEqual([]);
    await server.call(listClassTeachers, { params: { class_id } }, from);
    expect((await server.fails(listClassTeachers, { params: { class_id } }, to)).code).toBe(
      'CLASS_NOT_FOUND',
    );
  });

  it('is refused to a user outside of the school, a deactivated user, or the owner', async () => {
    const [from, gone, foreign] = [await join(), await join(), await signInTeacher(server)];
    await server.call(schools.deactivatePerson, { params: { user_id: gone.userId } }, admin);
    for (const to of [gone, foreign, from]) await expect(over(from, to)).rejects.toThrow('USER_NOT_FOUND');
    const pupil = await signInTeacher(server, { organisationId, identities: ['STUDENT'] });
    await expect(over(from, pupil)).rejects.toThrow('NOT_A_TEACHER');
    await over(from, pupil, { documents: true, classes: false });
  });

  it('loses no document when two users hand over to each other at the same moment', async () => {
    const [one, other] = [await join(), await join()];
    await Promise.all([upload(one, '甲.txt', 1000), upload(other, '乙.txt', 1000)]);
    await Promise.all([over(one, other), over(other, one)]);
    const spaces = await Promise.all(
      [one, other].map((who) => server.call(getSpace, { params: { id: who.userId } }, who)),
    );
    expect(spaces.map(({ used }) => used).toSorted()).toEqual([0, 2000]);
  });
});

describe('the classes of a school', () => {
  it('are listed with their teachers, can be created for a teacher, and can be archived', async () => {
    const school = await createSchool(server);
    const boss = await signInTeacher(server, { organisationId: school, identities: ['EDU_ADMIN'] });
    const [li, wang] = await Promise.all([1, 2].map(() => signInTeacher(server, { organisationId: school })));
    if (!li || !wang) throw new Error('nobody');
    const make = (class_name: string, class_id = newId(), teacher_id = li.userId) =>
      server.call(schools.createSchoolClass, { body: { class_id, class_name, teacher_id } }, boss);
    const made = await make('一年级1班');
    expect(await make('一年级1班', made.class_id)).toEqual(made);
    await make('一年级2班');
    const first = await server.call(schools.listSchoolClasses, { query: { limit: 1 } }, boss);
    const second = await server.call(
      schools.listSchoolClasses,
      { query: { limit: 1, cursor: first.next ?? '' } },
      boss,
    );
    expect([...first.items, ...second.items].map(({ class_name }) => class_name)).toEqual([
      '一年级1班',
      '一年级2班',
    ]);
    expect(second.next).toBeNull();
    expect(first.items[0]?.teachers.map(({ user_id }) => user_id)).toEqual([li.userId]);
    const params = { class_id: made.class_id };
    const change = (body: object) => server.call(schools.changeSchoolClass, { params, body }, boss);
    const refused = async (body: object) =>
      (await server.fails(schools.changeSchoolClass, { params, body }, boss)).code;
    // A refusal leaves all data unchanged.
    const both = { class_name: '另一个', remove_teacher: li.userId };
    expect(await refused(both)).toBe('CLASS_LAST_TEACHER_THERE');
    expect((await change({})).class_name).toBe('一年级1班');
    const given = await change({ add_teacher: wang.userId, remove_teacher: li.userId });
    expect(given.teachers.map(({ user_id }) => user_id)).toEqual([wang.userId]);
    expect((await change({ archived: true })).archived).toBe(true);
    expect(await refused({ class_name: '新' })).toBe('CLASS_ARCHIVED');
    const foreign = await signInTeacher(server);
    expect(await refused({ add_teacher: foreign.userId, archived: false })).toBe('USER_NOT_FOUND');
    expect((await change({ archived: false, class_name: '一年级3班' })).class_name).toBe('一年级3班');
  });
});
