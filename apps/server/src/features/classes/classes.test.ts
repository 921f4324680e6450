import { newId } from '@lectern/base';
import { listStudents, listTeacherClasses, queryClasses } from '@lectern/protocol/classes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSchool,
  type SignedIn,
  signIn,
  signInGuest,
  signInTeacher,
} from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { ClassesStore } from './classes.store.ts';

let server: TestServer;
let store: ClassesStore;
let school: string;
let chen: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ features: ['classes'] });
  store = new ClassesStore(server.platform.database);
  school = await createSchool(server);
  chen = await signInTeacher(server, { organisationId: school });
});
afterAll(() => server.close());

function createClass(
  name: string,
  teacherIds: readonly string[] = [],
  students = 0,
  organisationId = school,
) {
  const names = Array.from({ length: students }, (_, index) => ({
    realName: `学生${index + 1}`,
    studentNumber: String(index + 1).padStart(2, '0'),
  }));
  return store.insert({ organisationId, name, teacherIds, students: names }, Date.now());
}

describe('a teacher', () => {
  it('sees the classes that they teach, a page at a time, with the number of pupils', async () => {
    const teacher = await signInTeacher(server, { organisationId: school });
    for (let index = 0; index < 53; index++)
      await createClass(`班${index}`, [teacher.userId], index === 0 ? 45 : 0);
    const params = { uid: teacher.userId };
    const first = await server.call(listTeacherClasses, { params }, teacher);
    expect(first.count).toBe(53);
    expect(first.items).toHaveLength(50);
    expect(first.items[0]).toMatchObject({
      class_name: '班0',
      class_type: 'CLASS',
      org_id: school,
      stat_info: { student_count: 45 },
    });
    const second = await server.call(listTeacherClasses, { params, query: { $offset: 50 } }, teacher);
    expect(second.items.map(({ class_name }) => class_name)).toEqual(['班50', '班51', '班52']);
    const tooMany = await server.fails(listTeacherClasses, { params, query: { $limit: 51 } }, teacher);
    expect(tooMany.code).toBe('INVALID_INPUT');
  });

  it('does not see another teacher’s list', async () => {
    const li = await signInTeacher(server, { organisationId: school });
    const reply = await server.fails(listTeacherClasses, { params: { uid: li.userId } }, chen);
    expect(reply.code).toBe('USER_NOT_FOUND');
  });
});

describe('a batch of classes', () => {
  it('returns the classes that the caller may see in the order of the request, with counts on request', async () => {
    const [first, second, foreign] = await Promise.all([
      createClass('甲', [chen.userId], 3),
      createClass('乙', [chen.userId]),
      createClass('丙'),
    ]);
    const class_ids = [second, foreign, first, newId()].join(',');
    const plain = await server.call(queryClasses, { query: { class_ids } }, chen);
    expect(plain.items.map(({ class_id }) => class_id)).toEqual([second, first]);
    expect(plain.items[0]).not.toHaveProperty('stat_info');
    const counted = await server.call(queryClasses, { query: { class_ids, with_stat: 'true' } }, chen);
    expect(counted.items[1]?.stat_info).toEqual({ student_count: 3 });
  });

  it('contains twenty classes at most', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => newId()).join(',');
    await server.call(queryClasses, { query: { class_ids: ids(20) } }, chen);
    expect((await server.fails(queryClasses, { query: { class_ids: ids(21) } }, chen)).code).toBe(
      'INVALID_INPUT',
    );
    expect((await server.fails(queryClasses, { query: { class_ids: '' } }, chen)).code).toBe('INVALID_INPUT');
  });
});

describe('the pupils of a class', () => {
  it('are listed in order to their teacher and to the academic staff of the school', async () => {
    const class_id = await createClass('三年级2班', [chen.userId], 45);
    const staff = await signInTeacher(server, { organisationId: school, identities: ['ACADEMIC_STAFF'] });
    for (const session of [chen, staff]) {
      const query = { $offset: 0, $limit: 200, with_guardian: 'false' } as const;
      const reply = await server.call(listStudents, { params: { class_id }, query }, session);
      expect(reply.count).toBe(45);
      expect(reply.items.map(({ real_name }) => real_name)).toEqual(
        Array.from({ length: 45 }, (_, index) => `学生${index + 1}`),
      );
      expect(reply.items[8]).toMatchObject({ student_number: '09', nick_name: '', head_icon_path: '' });
    }
    const query = { $offset: 40, $limit: 3 };
    const page = await server.call(listStudents, { params: { class_id }, query }, chen);
    expect(page.items.map(({ real_name }) => real_name)).toEqual(['学生41', '学生42', '学生43']);
  });

  it('are hidden from all other users', async () => {
    const class_id = await createClass('三年级3班', [chen.userId], 5);
    const others = [
      await signInTeacher(server, { organisationId: school }),
      await signInTeacher(server, { identities: ['EDU_ADMIN'] }),
      await signIn(server),
    ];
    for (const session of others) {
      const reply = await server.fails(listStudents, { params: { class_id } }, session);
      expect(reply.code).toBe('CLASS_NOT_FOUND');
      const batch = await server.call(queryClasses, { query: { class_ids: class_id } }, session);
      expect(batch.items).toEqual([]);
    }
    const guest = await signInGuest(server);
    expect((await server.fails(listStudents, { params: { class_id } }, guest)).code).toBe('GUEST_FORBIDDEN');
  });
});
