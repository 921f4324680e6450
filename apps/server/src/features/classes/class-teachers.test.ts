import { newId } from '@lectern/base';
import * as endpoints from '@lectern/protocol/classes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, type SignedIn, signIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';

let server: TestServer;
let school: string;
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ features: ['classes'] });
  school = await createSchool(server);
  [chen, li] = await Promise.all([
    signInTeacher(server, { organisationId: school }),
    signInTeacher(server, { organisationId: school }),
  ]);
});
afterAll(() => server.close());

async function newClass(as = chen, class_name = '三年级2班'): Promise<string> {
  const class_id = newId();
  await server.call(endpoints.createClass, { body: { class_id, class_name } }, as);
  return class_id;
}
const listed = async (as: SignedIn, archived = false) =>
  (
    await server.call(endpoints.listTeacherClasses, { params: { uid: as.userId }, query: { archived } }, as)
  ).items.map(({ class_id }) => class_id);
const add = (class_id: string, user_id: string, as = chen) =>
  server.call(endpoints.addClassTeacher, { params: { class_id, user_id } }, as);
const addFails = async (class_id: string, user_id: string, as = chen) =>
  (await server.fails(endpoints.addClassTeacher, { params: { class_id, user_id } }, as)).code;
const archive = (class_id: string, archived: boolean, as = chen) =>
  server.call(endpoints.changeClass, { params: { class_id }, body: { archived } }, as);

describe('a class', () => {
  it('is taught by its creator, and is created once however often the call is sent', async () => {
    const teacher = await signInTeacher(server, { organisationId: school });
    const body = { class_id: newId(), class_name: ' 阅读选修 ', class_type: 'TEACHING_CLASS' } as const;
    const made = await server.call(endpoints.createClass, { body }, teacher);
    expect(made).toMatchObject({
      class_name: '阅读选修',
      class_type: 'TEACHING_CLASS',
      org_id: school,
      archived: false,
      stat_info: { student_count: 0 },
    });
    expect(await server.call(endpoints.createClass, { body }, teacher)).toEqual(made);
    expect(await listed(teacher)).toEqual([body.class_id]);
    expect((await server.fails(endpoints.createClass, { body }, li)).code).toBe('CLASS_NOT_FOUND');
  });

  it('can be created by teachers, also without a school, but not by pupils and guardians', async () => {
    const body = () => ({ class_id: newId(), class_name: '我的班' });
    for (const identity of ['STUDENT', 'GUARDIAN', 'SOCIAL_LEARNER'] as const) {
      const somebody = await signInTeacher(server, { organisationId: school, identities: [identity] });
      expect((await server.fails(endpoints.createClass, { body: body() }, somebody)).code).toBe('FORBIDDEN');
    }
    const person = await signIn(server);
    const own = await server.call(endpoints.createClass, { body: body() }, person);
    expect(own.org_id).toBe('');
    expect(await listed(person)).toEqual([own.class_id]);
    // Another user without a school does not see the class, whatever their identity.
    const other = await signIn(server);
    const params = { class_id: own.class_id };
    expect((await server.fails(endpoints.listStudents, { params }, other)).code).toBe('CLASS_NOT_FOUND');
    expect(await addFails(own.class_id, other.userId, person)).toBe('USER_NOT_FOUND');
  });

  it('can be renamed by its teachers, and only read by the users who oversee the school', async () => {
    const class_id = await newClass();
    const params = { class_id };
    const body = { class_name: '四年级2班', class_nick_name: '向日葵班' };
    expect(await server.call(endpoints.changeClass, { params, body }, chen)).toMatchObject(body);
    const head = await signInTeacher(server, { organisationId: school, identities: ['EDU_ADMIN'] });
    expect((await server.fails(endpoints.changeClass, { params, body }, head)).code).toBe('FORBIDDEN');
    const change = { params, body: { change_id: newId() } };
    expect((await server.fails(endpoints.changeStudents, change, head)).code).toBe('FORBIDDEN');
    expect((await server.call(endpoints.listClassTeachers, { params }, head)).items).toHaveLength(1);
    for (const class_name of ['', ' ', 'a\u0000b', 'a\nb', '班'.repeat(65)]) {
      const wrong = await server.fails(endpoints.changeClass, { params, body: { class_name } }, chen);
      expect(wrong.code).toBe('INVALID_INPUT');
    }
  });

  it('leaves the list when archived, can be read by id, cannot be changed, and can be restored', async () => {
    const teacher = await signInTeacher(server, { organisationId: school });
    const [kept, old] = [await newClass(teacher), await newClass(teacher)];
    expect((await archive(old, true, teacher)).archived).toBe(true);
    expect([await listed(teacher), await listed(teacher, true)]).toEqual([[kept], [old]]);
    const params = { class_id: old };
    const batch = await server.call(endpoints.queryClasses, { query: { class_ids: old } }, teacher);
    expect(batch.items).toHaveLength(1);
    await server.call(endpoints.listStudents, { params }, teacher);
    const added = [{ member_id: newId(), real_name: '白雨桐' }];
    const change = { params, body: { change_id: newId(), added } };
    expect((await server.fails(endpoints.changeStudents, change, teacher)).code).toBe('CLASS_ARCHIVED');
    const rename = { params, body: { class_name: '新' } };
    expect((await server.fails(endpoints.changeClass, rename, teacher)).code).toBe('CLASS_ARCHIVED');
    expect(await addFails(old, li.userId, teacher)).toBe('CLASS_ARCHIVED');
    await archive(old, false, teacher);
    await server.call(endpoints.changeStudents, change, teacher);
    expect(await listed(teacher)).toEqual([kept, old]);
  });

  it('is listed once when a thousand classes are paged through', async () => {
    const teacher = await signInTeacher(server, { organisationId: school });
    await sql`
      with made as (
        insert into school_class (id, organisation_id, class_type, name, nick_name, created_at)
        select gen_random_uuid()::text, ${school}, 'CLASS', 'class ' || n, '', now() from generate_series(1, 1000) n
        returning id)
      insert into class_teacher (class_id, account_id) select id, ${teacher.userId} from made`.execute(
      server.platform.database,
    );
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, page) =>
        server.call(
          endpoints.listTeacherClasses,
          { params: { uid: teacher.userId }, query: { $offset: page * 50 } },
          teacher,
        ),
      ),
    );
    expect(pages[0]?.count).toBe(1000);
    const found = pages.flatMap(({ items }) => items.map(({ class_id }) => class_id));
    expect(new Set(found).size).toBe(1000);
  });
});

describe('the teachers of a class', () => {
  it('are teaching colleagues of the same school', async () => {
    const class_id = await newClass();
    const both = await add(class_id, li.userId);
    expect(both.items.map(({ user_id }) => user_id).toSorted()).toEqual([chen.userId, li.userId].toSorted());
    await add(class_id, li.userId);
    expect(await listed(li)).toContain(class_id);
    const pupil = await signInTeacher(server, { organisationId: school, identities: ['STUDENT'] });
    expect(await addFails(class_id, pupil.userId)).toBe('NOT_A_TEACHER');
    const foreign = await signInTeacher(server);
    expect(await addFails(class_id, foreign.userId)).toBe('USER_NOT_FOUND');
    expect(await addFails(class_id, newId())).toBe('USER_NOT_FOUND');
    expect(await addFails(class_id, foreign.userId, foreign)).toBe('CLASS_NOT_FOUND');
  });

  it('can leave, but the last teacher has to archive the class first', async () => {
    const class_id = await newClass();
    const params = { class_id, user_id: chen.userId };
    expect((await server.fails(endpoints.leaveClass, { params }, chen)).code).toBe('CLASS_LAST_TEACHER');
    await add(class_id, li.userId);
    const other = { params: { class_id, user_id: li.userId } };
    expect((await server.fails(endpoints.leaveClass, other, chen)).code).toBe('USER_NOT_FOUND');
    // When both leave at once, one of them stays.
    const left = await Promise.allSettled([
      server.call(endpoints.leaveClass, { params }, chen),
      server.call(endpoints.leaveClass, other, li),
    ]);
    expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const last = left[0].status === 'fulfilled' ? li : chen;
    await archive(class_id, true, last);
    await server.call(endpoints.leaveClass, { params: { class_id, user_id: last.userId } }, last);
    expect(await listed(last, true)).not.toContain(class_id);
  });

  it('can hand the class over in one step', async () => {
    const class_id = await newClass();
    const params = { class_id };
    await server.call(endpoints.handOverClass, { params, body: { user_id: li.userId } }, chen);
    expect(await listed(chen)).not.toContain(class_id);
    expect(await listed(li)).toContain(class_id);
    const again = await server.fails(endpoints.handOverClass, { params, body: { user_id: li.userId } }, chen);
    expect(again.code).toBe('CLASS_NOT_FOUND');
    const self = await server.fails(endpoints.handOverClass, { params, body: { user_id: li.userId } }, li);
    expect(self.code).toBe('USER_NOT_FOUND');
  });
});
