import { newId } from '@lectern/base';
import type { ErrorReply } from '@lectern/protocol';
import * as lessons from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { bearing, LessonSocket } from '../../../../test/setup/phone.ts';
import { proving } from '../../../../test/setup/proof-of-work.ts';
import { groundWithoutDoors } from '../../../../test/setup/test-server.ts';
import { registerParticipants } from '../index.ts';
import { JoinTurns } from '../joining/join-turns.ts';
import { colours, memberId, on, startPhones } from './lesson-phones.ts';

const phones = await startPhones();
const { server, second, chen, li, opened, joined, start, phoneSocket, panelSocket, sockets } = phones;
afterEach(() => phones.letGo());
afterAll(() => phones.close());

/** The sweep, as the server runs it from time to time. */
async function sweep(): Promise<void> {
  const never = async () => {
    throw new Error('nobody calls');
  };
  const { service, close } = await registerParticipants(
    { ...groundWithoutDoors(server), metrics: new Registry() },
    {
      accounts: { authenticate: never },
      classes: { pupilNames: never, pupilCards: never },
      courseware: { onEdited: () => () => undefined, assets: { links: never } as never },
      lessons: { get: never },
      shownPages: { ask: never, askUncovered: never, find: never, picture: never },
    },
  );
  await service.sweep();
  await close();
}

/** Headers for a call from another address. */
const at = (place: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${place}` } });

describe('a lesson that is open for phones', () => {
  it('has one code, keeps it when it is opened again, and frees it when it is closed', async () => {
    const { id, code } = await opened();
    expect(code).toMatch(/^\d{6}$/);
    const again = await server.call(calls.openPhones, { ...on(id), body: { naming: 'typed' } }, chen);
    expect(again.door?.code).toBe(code);
    expect((await server.call(calls.lookAtCode, { body: { code } })).lesson.name).toBe('秋天的雨');
    const phone = await joined(code, '小明');
    await server.call(calls.closePhones, on(id), chen);
    expect(await server.fails(calls.lookAtCode, { body: { code } })).toMatchObject({
      code: 'JOIN_CODE_UNKNOWN',
    });
    expect(await server.fails(calls.getPupilView, {}, phone)).toMatchObject({ code: 'PARTICIPANT_GONE' });
    expect((await server.call(calls.getPhones, on(id), chen)).door).toBeNull();
  });

  it('is closed when the lesson ends, with its code, every token and every socket', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明');
    const socket = phoneSocket(phone.token);
    await socket.view();
    await server.call(lessons.endLesson, { ...on(id), body: { end_at: Date.now() } }, chen);
    expect(await socket.closing()).toBe('over');
    expect(await server.fails(calls.getPupilView, {}, phone)).toMatchObject({ code: 'PARTICIPANT_GONE' });
    expect(await server.fails(calls.lookAtCode, { body: { code } })).toMatchObject({
      code: 'JOIN_CODE_UNKNOWN',
    });
    const reopened = server.fails(calls.openPhones, { ...on(id), body: { naming: 'typed' } }, chen);
    expect(await reopened).toMatchObject({ code: 'LESSON_OVER' });
  });

  it('has its phones under their names again when the teacher resumes it after the sweep', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明');
    await server.call(lessons.endLesson, { ...on(id), body: { end_at: Date.now() } }, chen);
    await sweep();
    const meanwhile = phoneSocket(phone.token);
    expect(await meanwhile.closing()).toBe('over');
    await server.call(lessons.resumeLesson, { ...on(id), body: { resume_at: Date.now() } }, chen);
    expect((await phoneSocket(phone.token).view()).me.name).toBe('小明');
  });

  it('frees the name of a phone that leaves after the end', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明');
    await server.call(lessons.endLesson, { ...on(id), body: { end_at: Date.now() } }, chen);
    await server.call(calls.leaveLesson, {}, phone);
    expect(await phoneSocket(phone.token).closing()).toBe('gone');
  });

  it('admits no more phones while the teacher has closed joining, and keeps those that joined', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明');
    await server.call(calls.openPhones, { ...on(id), body: { naming: 'typed', admits: false } }, chen);
    const late = await server.fails(calls.joinLesson, { body: { code, who: { name: '小红' } } });
    expect(late).toMatchObject({ code: 'JOIN_CLOSED' });
    expect((await server.call(calls.getPupilView, {}, phone)).me.name).toBe('小明');
  });

  it('is managed by its teacher alone, by call and by socket', async () => {
    const { id } = await opened();
    expect(await server.fails(calls.getPhones, on(id), li)).toMatchObject({ code: 'LESSON_NOT_FOUND' });
    expect(await panelSocket(id, li).closing()).toBe('gone');
    const forged = new LessonSocket(server.host, { authorization: 'MAC id="x"', lesson_id: id });
    sockets.push(forged);
    expect(await forged.closing()).toBe('unauthorized');
  });
});

describe('a pupil', () => {
  it('selects a name from the roster, where two pupils of one name are distinct, and cannot type a roster’s name', async () => {
    const { id, code } = await opened('either', true);
    const look = await server.call(calls.lookAtCode, { body: { code } });
    expect(look.pupils.map(({ name }) => name)).toEqual(['王小明', '李芳', '李芳', '<b>张</b>']);
    const join = (who: { member_id: string } | { name: string }) => ({ body: { code, who } });
    const first = await server.call(calls.joinLesson, join({ member_id: memberId(1) }));
    const other = await server.call(calls.joinLesson, join({ member_id: memberId(2) }));
    expect([first.view.me.name, other.view.me.name]).toEqual(['李芳', '李芳']);
    for (const who of [{ member_id: memberId(1) }, { name: ' 王小明 ' }]) {
      expect(await server.fails(calls.joinLesson, join(who))).toMatchObject({ code: 'JOIN_NAME_TAKEN' });
    }
    expect(await server.fails(calls.joinLesson, join({ member_id: newId() }))).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await server.call(calls.joinLesson, join({ name: '客人' }))).view.me.name).toBe('客人');
    const now = await server.call(calls.lookAtCode, { body: { code } });
    expect(now.pupils.map(({ taken }) => taken)).toEqual([false, true, true, false]);
    const panel = await server.call(calls.getPhones, on(id), chen);
    expect(panel.participants.map(({ name }) => name)).toEqual(['李芳', '李芳', '客人']);
  });

  it('cannot type a name when the teacher requires the roster, nor a name with control characters or line breaks', async () => {
    const { code } = await opened('roster', true);
    const typed = { body: { code, who: { name: '客人' } } };
    expect(await server.fails(calls.joinLesson, typed)).toMatchObject({ code: 'INVALID_INPUT' });
    const open = await opened();
    for (const name of ['a\u202eb', '上\n下', '', '   ', '长'.repeat(25)]) {
      const body = { code: open.code, who: { name } };
      expect(await server.fails(calls.joinLesson, { body })).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect((await joined(open.code, '<img src=x>')).view.me.name).toBe('<img src=x>');
  });

  it('has a unique name, in any spelling by another pupil, until the teacher frees it', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, 'Ming');
    const socket = phoneSocket(phone.token);
    await socket.view();
    for (const name of ['ｍing', 'Mi\u200dng', 'Ming\ufe0f', 'Ming\u{e0041}']) {
      const again = await server.fails(calls.joinLesson, { body: { code, who: { name } } });
      expect(again, JSON.stringify(name)).toMatchObject({ code: 'JOIN_NAME_TAKEN' });
    }
    const params = { id, participant_id: phone.view.me.id };
    await server.call(calls.freeParticipant, { params }, chen);
    expect(await socket.closing()).toBe('gone');
    expect(await server.fails(calls.getPupilView, {}, phone)).toMatchObject({ code: 'PARTICIPANT_GONE' });
    expect((await joined(code, 'ming')).view.me.name).toBe('ming');
  });

  it('can leave, and another pupil may then have the name', async () => {
    const { code } = await opened();
    const phone = await joined(code, '小明');
    await server.call(calls.leaveLesson, {}, phone);
    expect((await joined(code, '小明')).view.me.name).toBe('小明');
  });

  it('is refused when three hundred have joined, however many join at once', async () => {
    const { id, code } = await opened();
    const knock = (index: number) =>
      server.call(calls.joinLesson, { ...at(index % 6), body: { code, who: { name: `学生${index}` } } }).then(
        () => 'in',
        (error: { reply: { code: string } }) => error.reply.code,
      );
    const outcomes = await Promise.all(Array.from({ length: 330 }, (_, index) => knock(index)));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(300);
    expect(outcomes.filter((outcome) => outcome === 'JOIN_FULL')).toHaveLength(30);
    expect((await server.call(calls.getPhones, on(id), chen)).participants).toHaveLength(300);
  });

  it('does not block other lessons while many pupils join one lesson whose row is locked', async () => {
    const [held, other] = [await opened(), await opened()];
    const knocks: Promise<unknown>[] = [];
    await server.platform.database.transaction().execute(async (transaction) => {
      await sql`select 1 from lesson_phones where lesson_id = ${held.id} for update`.execute(transaction);
      for (let index = 0; index < 60; index += 1) knocks.push(joined(held.code, `学生${index}`));
      // All phones are waiting at this point; without turns each would use a connection until the row is free.
      for (let others = 0; others < 5; others += 1) {
        const { view } = await joined(other.code, `别班${others}`);
        expect(view.me.name).toBe(`别班${others}`);
      }
    });
    await Promise.all(knocks);
    expect((await server.call(calls.getPhones, on(held.id), chen)).participants).toHaveLength(60);
  });

  it('has no name when the phone disconnected while it waited', async () => {
    const { id, code } = await opened();
    const gone = new AbortController();
    const knocked = vi.spyOn(JoinTurns.prototype, 'in');
    const knocks = (count: number) => vi.waitFor(() => expect(knocked).toHaveBeenCalledTimes(count));
    let first: Promise<unknown> = Promise.resolve();
    await server.platform.database.transaction().execute(async (transaction) => {
      await sql`select 1 from lesson_phones where lesson_id = ${id} for update`.execute(transaction);
      first = joined(code, '小红');
      await knocks(1);
      const hung = server
        .fetch(calls.joinLesson.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sdp-app-id': 'test' },
          body: JSON.stringify({ code, who: { name: '小明' } }),
          signal: gone.signal,
        })
        .catch(() => undefined);
      await knocks(2);
      gone.abort();
      await hung;
      const [, , signal] = knocked.mock.calls[1] ?? [];
      await vi.waitFor(() => expect(signal?.aborted, 'the server has noticed the abort').toBe(true));
    });
    knocked.mockRestore();
    await first;
    expect((await joined(code, '小明')).view.me.name).toBe('小明');
    expect((await server.call(calls.getPhones, on(id), chen)).participants).toHaveLength(2);
  });

  it('is stored with the hash of the token only', async () => {
    const { code } = await opened();
    const { token } = await joined(code, '小明');
    const { rows } = await sql<{ row: string }>`
      select row_to_json(lesson_participant)::text as row from lesson_participant`.execute(
      server.platform.database.withTables(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

describe('the view of a phone', () => {
  it('is sent whole when it connects, and again with each page', async () => {
    const { id, code } = await opened('typed', true);
    const phone = await joined(code, '小明');
    await server.call(calls.showPageOnPhones, { ...on(id), body: { number: 3, count: 12 } }, chen);
    const socket = phoneSocket(phone.token);
    const view = await socket.view();
    expect(view).toMatchObject({
      lesson: { name: '秋天的雨', class_name: '三年级2班' },
      me: { name: '小明' },
      page: { number: 3, count: 12 },
      activity: null,
    });
    await server.call(calls.showPageOnPhones, { ...on(id), body: { number: 4, count: 12 } }, chen);
    const next = await socket.view(({ page }) => page?.number === 4);
    expect(next.version).toBeGreaterThan(view.version);
    expect(await server.call(calls.getPupilView, {}, phone)).toEqual(next);
  });

  it('is the same in two tabs of one token, which are one participant', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明');
    const [one, two] = [phoneSocket(phone.token), phoneSocket(phone.token, second)];
    expect(await one.view()).toEqual(await two.view());
    expect((await server.call(calls.getPhones, on(id), chen)).participants).toHaveLength(1);
  });

  it('is sent to a phone on another process, with pages and activities', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明', second);
    const socket = phoneSocket(phone.token, second);
    await socket.view();
    await server.call(calls.showPageOnPhones, { ...on(id), body: { number: 2, count: 3 } }, chen);
    await socket.view(({ page }) => page?.number === 2);
    await start(id, colours());
    await socket.view(({ activity }) => activity?.setting.kind === 'vote');
  });

  it('is refused without a token or with a wrong one', async () => {
    const { code } = await opened();
    await joined(code, '小明');
    for (const hello of [{ token: 'stolen' }, { token: '' }]) {
      const socket = new LessonSocket(server.host, hello);
      sockets.push(socket);
      expect(await socket.closing()).toBe('gone');
    }
    const nothing = new LessonSocket(server.host, {});
    sockets.push(nothing);
    expect(await nothing.closing()).toBe('unauthorized');
    expect(await server.fails(calls.getPupilView, {}, bearing('stolen'))).toMatchObject({
      code: 'PARTICIPANT_GONE',
    });
  });
});

describe('the sweep', () => {
  const age = (lessonId: string, milliseconds: number) =>
    sql`update lesson_phones set panel_at = panel_at - make_interval(secs => ${milliseconds / 1000})
      where lesson_id = ${lessonId}`.execute(server.platform.database.withTables());

  it('closes a lesson whose panel is absent too long, and not one whose panel is connected', async () => {
    const [left, kept] = [await opened(), await opened()];
    await age(left.id, calls.PANEL_AWAY_MS + 1_000);
    await age(kept.id, calls.PANEL_AWAY_MS + 1_000);
    const phone = await joined(left.code, '小明');
    const socket = phoneSocket(phone.token);
    await socket.view();
    const panel = panelSocket(kept.id);
    await panel.panel();
    await sweep();
    expect(await socket.closing()).toBe('over');
    expect(await server.fails(calls.lookAtCode, { body: { code: left.code } })).toMatchObject({
      code: 'JOIN_CODE_UNKNOWN',
    });
    expect((await server.call(calls.lookAtCode, { body: { code: kept.code } })).admits).toBe(true);
  });
});

describe('a wrong code', () => {
  it('counts a try for the address, and after very many tries every typed code from that address needs proof of work', async () => {
    const { code, key } = await opened();
    const wrong = code === '000000' ? '000001' : '000000';
    const address = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' };
    const look = async (tried: string, scanned?: string) =>
      server.fetch(calls.lookAtCode.path, {
        method: 'POST',
        headers: address,
        body: JSON.stringify({ code: tried, key: scanned }),
      });
    const joinFrom = async (headers: typeof address, knock: { code: string; key: string }) => {
      const body = JSON.stringify({ ...knock, who: { name: '小明' } });
      const answer = await server.fetch(calls.joinLesson.path, { method: 'POST', headers, body });
      return (await answer.json()) as { token: string };
    };
    const statuses: number[] = [];
    for (let tries = 0; tries < 502; tries += 1) statuses.push((await look(wrong)).status);
    expect(statuses.slice(0, 500).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    // Typed codes need work, and no phone is locked out.
    const slow = await look(code);
    expect(slow.status).toBe(429);
    const headers = { ...address, ...proving((await slow.json()) as ErrorReply) };
    const worked = await server.fetch(calls.lookAtCode.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ code }),
    });
    expect(worked.status).toBe(200);
    expect((await server.call(calls.lookAtCode, { body: { code } })).admits).toBe(true);
    // A phone that scanned the code is not affected by typed codes of the same school; one with an invented key is.
    expect((await look(code, key)).status).toBe(200);
    for (const madeUp of ['', 'x', `${key}x`]) expect((await look(code, madeUp)).status).toBe(429);
    const { token } = await joinFrom(address, { code, key });
    expect(token).not.toBe('');
  });
});
