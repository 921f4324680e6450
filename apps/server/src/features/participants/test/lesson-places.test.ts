import { newId } from '@lectern/base';
import { DEVICE_HEADER } from '@lectern/protocol/constants';
import * as calls from '@lectern/protocol/participants';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { bearing } from '../../../../test/setup/phone.ts';
import { memberId, on, startPhones } from './lesson-phones.ts';

const phones = await startPhones();
const { server, chen, opened, joined, phoneSocket } = phones;
afterEach(() => phones.letGo());
afterAll(() => phones.close());

const rows = () => server.platform.database.withTables();
const run = (statement: RawBuilder<unknown>) => statement.execute(rows());
async function countOf(lessonId: string, condition = sql`true`): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from lesson_participant
    where lesson_id = ${lessonId} and ${condition}`.execute(rows());
  return found.rows[0]?.count ?? 0;
}
/** Inserts this many phones into the lesson. */
const put = (lessonId: string, count: number, leftAt: RawBuilder<unknown>, freeAt = sql`null`) =>
  run(sql`insert into lesson_participant (id, lesson_id, name, name_key, token_hash, joined_at, left_at, free_at)
    select gen_random_uuid()::text, ${lessonId}, 'x' || n, 'name x' || n, sha256((${newId()} || n)::bytea),
      now() - interval '1 hour', ${leftAt}, ${freeAt} from generate_series(1, ${count}) n`);
const asPhone = (code: string, device: string, who: { member_id: string } | { name: string }) => ({
  headers: { [DEVICE_HEADER]: device },
  body: { code, who },
});

describe('the places of a lesson', () => {
  it('are free again after thousands of phones joined and left with one code', async () => {
    const { id, code } = await opened();
    await put(id, 3_000, sql`now() - interval '1 hour' + n * interval '1 second'`);
    for (let count = 0; count < 35; count += 1) {
      const phone = await joined(code, `来去${count}`);
      await server.call(calls.leaveLesson, {}, phone);
    }
    expect((await joined(code, '小明')).view.me.name).toBe('小明');
    // Rows of phones that left are deleted over time, so that they do not fill the disk.
    expect(await countOf(id)).toBeLessThan(1_300);
  });

  it('belong to one phone each: a phone that joins again frees its earlier name', async () => {
    const { id, code } = await opened('either', true);
    const tokens: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const joining = asPhone(code, 'one phone', { member_id: memberId(index) });
      tokens.push((await server.call(calls.joinLesson, joining)).token);
    }
    const panel = await server.call(calls.getPhones, on(id), chen);
    expect(panel.participants.map(({ member_id }) => member_id)).toEqual([memberId(3)]);
    const gone = await server.fails(calls.getPupilView, {}, bearing(tokens[0] ?? ''));
    expect(gone.code).toBe('PARTICIPANT_GONE');
    // Another phone may have any of the names; this phone cannot take that phone's name.
    await server.call(calls.joinLesson, asPhone(code, 'another', { member_id: memberId(0) }));
    const taken = await server.fails(
      calls.joinLesson,
      asPhone(code, 'one phone', { member_id: memberId(0) }),
    );
    expect(taken.code).toBe('JOIN_NAME_TAKEN');
  });

  it('are free when a phone never connected, and reserved while it is connected or was a moment ago', async () => {
    const { id, code } = await opened();
    const made = await joined(code, '小明');
    const there = await joined(code, '小红');
    const socket = phoneSocket(there.token);
    await socket.view();
    const isThere = sql`name = '小红' and free_at is null`;
    await vi.waitFor(async () => expect(await countOf(id, isThere)).toBe(1), 10_000);
    const later = sql`update lesson_participant set free_at = free_at - interval '61 seconds'
      where lesson_id = ${id} and free_at is not null`;
    await run(later);
    expect((await joined(code, '小明')).view.me.name).toBe('小明');
    expect((await server.fails(calls.getPupilView, {}, made)).code).toBe('PARTICIPANT_GONE');
    const taken = { body: { code, who: { name: '小红' } } };
    expect((await server.fails(calls.joinLesson, taken)).code).toBe('JOIN_NAME_TAKEN');
    socket.close();
    await vi.waitFor(async () => expect(await countOf(id, isThere)).toBe(0), 10_000);
    await run(later);
    // The phone lost its network for a moment: it keeps its name.
    expect((await server.fails(calls.joinLesson, taken)).code).toBe('JOIN_NAME_TAKEN');
    expect((await server.call(calls.getPupilView, {}, there)).me.name).toBe('小红');
  });

  it('pass from absent phones to new ones when the lesson is full', async () => {
    const { id, code } = await opened();
    await put(id, 300, sql`null`);
    expect((await server.fails(calls.joinLesson, { body: { code, who: { name: '小明' } } })).code).toBe(
      'JOIN_FULL',
    );
    await run(sql`update lesson_participant set free_at = now() where lesson_id = ${id} and name <> 'x7'`);
    await joined(code, '小明');
    const panel = await server.call(calls.getPhones, on(id), chen);
    expect(panel.participants.map(({ name }) => name)).toEqual(['x7', '小明']);
  });

  it('are reserved for pupils of the roster when others joined with typed names', async () => {
    const { id, code } = await opened('either', true);
    await put(id, 296, sql`null`);
    expect((await server.fails(calls.joinLesson, { body: { code, who: { name: '客人' } } })).code).toBe(
      'JOIN_FULL',
    );
    for (let index = 0; index < 4; index += 1)
      await server.call(calls.joinLesson, { body: { code, who: { member_id: memberId(index) } } });
  });

  it('are freed when the teacher removes all phones that just joined, and joining is closed', async () => {
    const { id, code } = await opened();
    const before = await joined(code, '小明');
    await run(sql`update lesson_participant set joined_at = now() - interval '3 minutes'
      where lesson_id = ${id}`);
    const flood = await Promise.all(Array.from({ length: 20 }, (_, count) => joined(code, `假${count}`)));
    const panel = await server.call(calls.sendOutNewcomers, on(id), chen);
    expect(panel.participants.map(({ name }) => name)).toEqual(['小明']);
    expect(panel.door?.admits).toBe(false);
    expect((await server.fails(calls.getPupilView, {}, flood[0])).code).toBe('PARTICIPANT_GONE');
    expect((await server.call(calls.getPupilView, {}, before)).me.name).toBe('小明');
    expect((await server.fails(calls.joinLesson, { body: { code, who: { name: '假' } } })).code).toBe(
      'JOIN_CLOSED',
    );
  });
});

describe('refused tries to join', () => {
  it('by one phone do not lock the code for other phones', async () => {
    const { code } = await opened();
    await joined(code, '小明');
    const codes = new Set<string>();
    for (let tries = 0; tries < 20; tries += 1)
      codes.add((await server.fails(calls.joinLesson, asPhone(code, 'a script', { name: '小明' }))).code);
    expect([...codes]).toEqual(['JOIN_NAME_TAKEN', 'TOO_MANY_REQUESTS']);
    expect(
      (await server.call(calls.joinLesson, asPhone(code, 'a phone', { name: '小红' }))).view.me.name,
    ).toBe('小红');
  });

  it('with wrong codes lock the phone that sends them, and no other behind its address', async () => {
    const { code } = await opened();
    const wrong = code === '000000' ? '000001' : '000000';
    const looking = (device: string, tried: string) => ({
      headers: { [DEVICE_HEADER]: device, 'x-forwarded-for': '203.0.113.10' },
      body: { code: tried },
    });
    const codes: string[] = [];
    for (let tries = 0; tries < 22; tries += 1)
      codes.push((await server.fails(calls.lookAtCode, looking('a script', wrong))).code);
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect((await server.call(calls.lookAtCode, looking('a phone', code))).admits).toBe(true);
  });
});
