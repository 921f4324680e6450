import { newId } from '@lectern/base';
import * as endpoints from '@lectern/protocol/classes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

async function newClass(): Promise<string> {
  const class_id = newId();
  await server.call(endpoints.createClass, { body: { class_id, class_name: '三年级2班' } }, chen);
  return class_id;
}

type Change = Omit<Parameters<typeof change>[1], never>;
function change(
  class_id: string,
  body: {
    change_id?: string;
    added?: { member_id: string; real_name: string; student_number?: string; group_name?: string }[];
    changed?: {
      member_id: string;
      seat?: { row: number; column: number } | null;
      group_name?: string;
      card_number?: number | null;
    }[];
    removed?: string[];
    order?: string[];
  },
  as = chen,
) {
  return server.call(
    endpoints.changeStudents,
    { params: { class_id }, body: { change_id: newId(), ...body } },
    as,
  );
}
const refused = async (class_id: string, body: Change, as = chen) =>
  (
    await server.fails(
      endpoints.changeStudents,
      { params: { class_id }, body: { change_id: newId(), ...body } },
      as,
    )
  ).code;
const list = async (class_id: string, as = chen) =>
  (await server.call(endpoints.listStudents, { params: { class_id } }, as)).items;

const pupil = (real_name: string, student_number = '') => ({ member_id: newId(), real_name, student_number });
const pupils = (count: number) =>
  Array.from({ length: count }, (_, index) => pupil(`学生${index + 1}`, String(index + 1)));

describe('pupils of a class', () => {
  it('are added in one call of 200, once per id however often it is sent', async () => {
    const class_id = await newClass();
    const body = { change_id: newId(), added: pupils(200) };
    const counts = { count: 200, added: 200, changed: 0, removed: 0 };
    expect(await change(class_id, body)).toEqual(counts);
    expect(await change(class_id, body)).toEqual(counts);
    expect((await list(class_id)).map(({ real_name }) => real_name)).toEqual(
      body.added.map(({ real_name }) => real_name),
    );
    expect(await refused(class_id, { added: [pupil('多一个')] })).toBe('CLASS_FULL');
    const batch = await server.call(
      endpoints.queryClasses,
      { query: { class_ids: class_id, with_stat: true } },
      chen,
    );
    expect(batch.items[0]?.stat_info?.student_count).toBe(200);
  });

  it('are added together or not at all: one invalid line rejects all', async () => {
    const class_id = await newClass();
    const [first, second] = [pupil('白雨桐', '1'), pupil('蔡明轩', '1')];
    expect(await refused(class_id, { added: [first, second] })).toBe('STUDENT_NUMBER_TAKEN');
    expect(await list(class_id)).toEqual([]);
    // A rejected change was not applied, so its id may be sent again with corrected content.
    await change(class_id, { added: [first, { ...second, student_number: '2' }] });
    expect(await list(class_id)).toHaveLength(2);
  });

  it('keep their names as written, with markup and right-to-left letters; line breaks are rejected', async () => {
    const class_id = await newClass();
    const names = ['<img src=x onerror=alert(1)>', 'علي‏', "O'Neil & 王", '王芳', '王芳'];
    await change(class_id, { added: names.map((name) => pupil(name)) });
    expect((await list(class_id)).map(({ real_name }) => real_name)).toEqual(names);
    for (const name of ['a\nb', 'a\u202eb', '', '   ', '名'.repeat(65)])
      expect(await refused(class_id, { added: [pupil(name)] })).toBe('INVALID_INPUT');
  });

  it('have numbered answer cards, which they lose when they leave', async () => {
    const class_id = await newClass();
    const [a, b] = [pupil('白雨桐'), pupil('陈一鸣')];
    await change(class_id, { added: [a, b] });
    expect((await list(class_id)).map((each) => 'card_number' in each)).toEqual([false, false]);
    await change(class_id, { changed: [{ member_id: b.member_id, card_number: 64 }] });
    expect((await list(class_id)).map(({ card_number }) => card_number)).toEqual([undefined, 64]);
    for (const card_number of [64, 65, 0, 1.5])
      expect(await refused(class_id, { changed: [{ member_id: a.member_id, card_number }] })).toBe(
        card_number === 64 ? 'ANSWER_CARD_TAKEN' : 'INVALID_INPUT',
      );
    await change(class_id, {
      removed: [b.member_id],
      changed: [{ member_id: a.member_id, card_number: 64 }],
    });
    expect((await list(class_id)).map(({ card_number }) => card_number)).toEqual([64]);
  });

  it('can change groups and exchange seats, and never share a seat', async () => {
    const class_id = await newClass();
    const [a, b] = [pupil('白雨桐'), pupil('蔡明轩')];
    await change(class_id, { added: [a, b] });
    const [front, back] = [
      { row: 1, column: 1 },
      { row: 2, column: 1 },
    ];
    await change(class_id, {
      changed: [
        { member_id: a.member_id, seat: front, group_name: '第一组' },
        { member_id: b.member_id, seat: back },
      ],
    });
    const counts = await change(class_id, {
      changed: [
        { member_id: a.member_id, seat: back },
        { member_id: b.member_id, seat: front },
      ],
    });
    expect(counts.changed).toBe(2);
    expect((await list(class_id)).map(({ seat, group_name }) => [seat, group_name])).toEqual([
      [back, '第一组'],
      [front, ''],
    ]);
    expect(await refused(class_id, { changed: [{ member_id: a.member_id, seat: front }] })).toBe(
      'SEAT_TAKEN',
    );
    // Two teachers change at once: the changes run in turn, and no seat is lost.
    await server.call(endpoints.addClassTeacher, { params: { class_id, user_id: li.userId } }, chen);
    const third = { row: 3, column: 1 };
    const both = await Promise.allSettled([
      change(class_id, { changed: [{ member_id: a.member_id, seat: third }] }),
      change(class_id, { changed: [{ member_id: b.member_id, seat: third }] }, li),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are removed for good: the id and the number stay, the name and the photo do not', async () => {
    const class_id = await newClass();
    const [a, b] = [pupil('白雨桐', '07'), pupil('蔡明轩')];
    await change(class_id, { added: [a, b] });
    const photo = await server.call(
      endpoints.putStudentPhoto,
      { params: { class_id, member_id: a.member_id }, rawBody: PNG },
      chen,
    );
    await change(class_id, { removed: [a.member_id, b.member_id] });
    expect(await list(class_id)).toEqual([]);
    expect((await server.fetch(photo.head_icon_path)).status).toBe(403);
    const { rows } = await sql`
      select id, real_name, student_number, photo_hash from class_member where class_id = ${class_id}
       order by student_number`.execute(server.platform.database);
    expect(rows).toEqual([
      { id: a.member_id, real_name: '', student_number: '07', photo_hash: null },
      { id: b.member_id, real_name: '', student_number: '2', photo_hash: null },
    ]);
    expect(await refused(class_id, { added: [a] })).toBe('INVALID_INPUT');
    expect(await refused(class_id, { changed: [{ member_id: a.member_id }] })).toBe('STUDENT_NOT_FOUND');
  });

  it('of another class cannot be reached through the teacher’s own class', async () => {
    const [mine, other] = [await newClass(), await newClass()];
    const [a] = pupils(1);
    if (!a) throw new Error('no pupil');
    const change_id = newId();
    await change(other, { change_id, added: [a] });
    expect(await refused(mine, { removed: [a.member_id] })).toBe('STUDENT_NOT_FOUND');
    expect(await refused(mine, { added: [a] })).toBe('INVALID_INPUT');
    expect(await refused(mine, { change_id, added: pupils(1) })).toBe('INVALID_INPUT');
    const photo = { params: { class_id: mine, member_id: a.member_id }, rawBody: PNG };
    expect((await server.fails(endpoints.putStudentPhoto, photo, chen)).code).toBe('STUDENT_NOT_FOUND');
    expect(await list(other)).toHaveLength(1);
  });
});

describe('the photo of a pupil', () => {
  it('can be read by its link, at size 240, by users who may read the class, until it is removed', async () => {
    const class_id = await newClass();
    const [a] = pupils(1);
    if (!a) throw new Error('no pupil');
    await change(class_id, { added: [a] });
    const params = { class_id, member_id: a.member_id };
    await server.call(endpoints.addClassTeacher, { params: { class_id, user_id: li.userId } }, chen);
    await server.call(endpoints.putStudentPhoto, { params, rawBody: PNG }, chen);
    const [ours, theirs] = [await list(class_id), await list(class_id, li)].map(
      ([first]) => first?.head_icon_path ?? '',
    );
    expect(new URL(ours ?? '', server.url).searchParams.get('size')).toBe('240');
    for (const link of [ours, theirs]) {
      const reply = await server.fetch(link ?? '');
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    await server.call(endpoints.leaveClass, { params: { class_id, user_id: li.userId } }, li);
    expect((await server.fetch(theirs ?? '')).status).toBe(403);
    await server.call(endpoints.deleteStudentPhoto, { params }, chen);
    expect((await server.fetch(ours ?? '')).status).toBe(403);
    expect((await list(class_id))[0]?.head_icon_path).toBe('');
  });

  it('must be a PNG, JPEG or WebP of at most 240 pixels a side', async () => {
    const class_id = await newClass();
    const [a] = pupils(1);
    if (!a) throw new Error('no pupil');
    await change(class_id, { added: [a] });
    const put = async (rawBody: Buffer) =>
      (
        await server.fails(
          endpoints.putStudentPhoto,
          { params: { class_id, member_id: a.member_id }, rawBody },
          chen,
        )
      ).code;
    const wide = Buffer.from(PNG);
    wide.writeUInt32BE(241, 16);
    expect(await put(wide)).toBe('FILE_TOO_LARGE');
    expect(await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await put(Buffer.alloc(endpoints.STUDENT_PHOTO_MAX_BYTES + 1))).toBe('PAYLOAD_TOO_LARGE');
  });

  it('stays in the store while a pupil uses it, and is deleted a week later', async () => {
    const class_id = await newClass();
    const [a] = pupils(1);
    if (!a) throw new Error('no pupil');
    await change(class_id, { added: [a] });
    const params = { class_id, member_id: a.member_id };
    const rawBody = Buffer.concat([PNG, Buffer.from(class_id)]);
    const { head_icon_path } = await server.call(endpoints.putStudentPhoto, { params, rawBody }, chen);
    const hash = /students\/[^/]+\/([0-9a-f]{64})/.exec(head_icon_path)?.[1] ?? '';
    const WEEK_MS = 8 * 86_400_000;
    const sweep = (after: number) => server.platform.objectSweep.run(Date.now() + after);
    await sweep(0);
    await sweep(WEEK_MS);
    expect(await server.platform.objects.has(hash)).toBe(true);
    await change(class_id, { removed: [a.member_id] });
    await sweep(WEEK_MS);
    await sweep(2 * WEEK_MS);
    expect(await server.platform.objects.has(hash)).toBe(false);
  });
});
