import { newId } from '@lectern/base';
import type { ActivitySetting, ActivityState, AnswerContent } from '@lectern/protocol/activity-shapes';
import { changeStudents } from '@lectern/protocol/classes';
import * as lessons from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { groundWithoutDoors, startTestServer, type TestServer } from '../../../test/harness.ts';
import { bearing, LessonSocket, voted } from '../../../test/phone.ts';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/sessions.ts';
import { ClassesStore } from '../classes/classes.store.ts';
import { registerParticipants } from './index.ts';

let server: TestServer;
/** Another process of the same school. */
let second: TestServer;
let chen: SignedIn;
let li: SignedIn;
let classId: string;
const pupils = ['王小明', '李芳', '李芳', '<b>张</b>'].map((real_name, index) => ({
  member_id: newId(),
  real_name,
  student_number: String(index + 1),
}));
const sockets: LessonSocket[] = [];

beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  const { databaseUrl, dataFolder } = server.platform.config;
  second = await startTestServer({ config: { roles: ['api', 'collab'], databaseUrl, dataFolder } });
  const organisationId = await createSchool(server);
  chen = await signInTeacher(server, { organisationId });
  li = await signInTeacher(server, { organisationId });
  classId = await new ClassesStore(server.platform.database).insert(
    { organisationId, name: '三年级2班', teacherIds: [chen.userId] },
    Date.now(),
  );
  await server.call(
    changeStudents,
    { params: { class_id: classId }, body: { change_id: newId(), added: pupils } },
    chen,
  );
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const memberId = (index: number) => pupils[index]?.member_id ?? '';
const on = (id: string) => ({ params: { id } });

/** A lesson that is open for phones. */
async function opened(
  naming: calls.Naming = 'typed',
  ofClass = false,
): Promise<{ id: string; code: string; key: string }> {
  const id = newId();
  const begin = { name: '秋天的雨', begin_at: Date.now(), ...(ofClass && { class_id: classId }) };
  await server.call(lessons.beginLesson, { ...on(id), body: begin }, chen);
  const panel = await server.call(calls.openPhones, { ...on(id), body: { naming } }, chen);
  return { id, code: panel.door?.code ?? '', key: panel.door?.key ?? '' };
}

async function joined(code: string, name: string, at = server) {
  const { token, view } = await at.call(calls.joinLesson, { body: { code, who: { name } } });
  return { ...bearing(token), token, view };
}

function start(id: string, setting: ActivitySetting, activityId = newId()) {
  const params = { id, activity_id: activityId };
  return server.call(calls.startActivity, { params, body: setting }, chen);
}

function change(id: string, activityId: string, body: Parameters<typeof given>[0]) {
  return server.call(
    calls.changeActivity,
    { params: { id, activity_id: activityId }, body: given(body) },
    chen,
  );
}
const given = (body: { state?: ActivityState; shown?: boolean; hidden_words?: string[] }) => body;

const colours = (several = false): ActivitySetting => ({
  kind: 'vote',
  question: '喜欢哪种颜色？',
  options: ['红', '黄', '蓝'],
  several,
});

function phoneSocket(token: string, at = server): LessonSocket {
  const socket = new LessonSocket(at.host, { token });
  sockets.push(socket);
  return socket;
}

function panelSocket(lessonId: string, who = chen): LessonSocket {
  const authorization = who.authorizeSocket(calls.PHONES_PATH);
  const socket = new LessonSocket(server.host, { authorization, lesson_id: lessonId });
  sockets.push(socket);
  return socket;
}

describe('the door of a lesson', () => {
  it('has one code while it is open, keeps it over a second opening, and frees it when it is closed', async () => {
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

  it('is closed with the lesson: the code, every token and every socket', async () => {
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

  it('lets nobody more in while the teacher says so, and those who are in stay', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明');
    await server.call(calls.openPhones, { ...on(id), body: { naming: 'typed', admits: false } }, chen);
    const late = await server.fails(calls.joinLesson, { body: { code, who: { name: '小红' } } });
    expect(late).toMatchObject({ code: 'JOIN_CLOSED' });
    expect((await server.call(calls.getPupilView, {}, phone)).me.name).toBe('小明');
  });

  it('is its teacher’s alone, by call and by socket', async () => {
    const { id } = await opened();
    expect(await server.fails(calls.getPhones, on(id), li)).toMatchObject({ code: 'LESSON_NOT_FOUND' });
    expect(await panelSocket(id, li).closing()).toBe('gone');
    const forged = new LessonSocket(server.host, { authorization: 'MAC id="x"', lesson_id: id });
    sockets.push(forged);
    expect(await forged.closing()).toBe('unauthorized');
  });
});

describe('a pupil', () => {
  it('chooses his name from the roster, where two of one name are two, and nobody types a name of it', async () => {
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

  it('types no name where the teacher wants the roster, and none with marks that turn or break a line', async () => {
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

  it('has his name alone, however another writes it, until the teacher frees it', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, 'Ming');
    const socket = phoneSocket(phone.token);
    await socket.view();
    const again = await server.fails(calls.joinLesson, { body: { code, who: { name: 'ｍing' } } });
    expect(again).toMatchObject({ code: 'JOIN_NAME_TAKEN' });
    const params = { id, participant_id: phone.view.me.id };
    await server.call(calls.freeParticipant, { params }, chen);
    expect(await socket.closing()).toBe('gone');
    expect(await server.fails(calls.getPupilView, {}, phone)).toMatchObject({ code: 'PARTICIPANT_GONE' });
    expect((await joined(code, 'ming')).view.me.name).toBe('ming');
  });

  it('leaves by himself, and another may have the name', async () => {
    const { code } = await opened();
    const phone = await joined(code, '小明');
    await server.call(calls.leaveLesson, {}, phone);
    expect((await joined(code, '小明')).view.me.name).toBe('小明');
  });

  it('is one of three hundred at most, however many come at once', async () => {
    const { id, code } = await opened();
    const knock = (index: number) =>
      server.call(calls.joinLesson, { body: { code, who: { name: `学生${index}` } } }).then(
        () => 'in',
        (error: { reply: { code: string } }) => error.reply.code,
      );
    const outcomes = await Promise.all(Array.from({ length: 330 }, (_, index) => knock(index)));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(300);
    expect(outcomes.filter((outcome) => outcome === 'JOIN_FULL')).toHaveLength(30);
    expect((await server.call(calls.getPhones, on(id), chen)).participants).toHaveLength(300);
  });

  it('is kept as the hash of his token', async () => {
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
  it('is whole when it connects, and again with each page', async () => {
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

  it('comes to a phone of another process, with pages and activities', async () => {
    const { id, code } = await opened();
    const phone = await joined(code, '小明', second);
    const socket = phoneSocket(phone.token, second);
    await socket.view();
    await server.call(calls.showPageOnPhones, { ...on(id), body: { number: 2, count: 3 } }, chen);
    await socket.view(({ page }) => page?.number === 2);
    await start(id, colours());
    await socket.view(({ activity }) => activity?.setting.kind === 'vote');
  });

  it('is not for whoever brings no token, or another', async () => {
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

describe('an activity', () => {
  const answer = (activityId: string, content: AnswerContent, id = newId()) => ({
    body: { id, activity_id: activityId, content },
  });
  const current = (panel: calls.PanelView) => panel.activity?.id ?? '';

  it('is answered, counted on the panel, and its result shown when the teacher says so', async () => {
    const { id, code } = await opened();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红', second)];
    const panel = panelSocket(id);
    const phone = phoneSocket(ming.token);
    const activityId = current(await start(id, colours()));
    await phone.view(({ activity }) => activity?.id === activityId);
    const { own } = await server.call(calls.addAnswer, answer(activityId, voted(1)), ming);
    expect(own).toEqual({ kind: 'vote', options: [1] });
    await second.call(calls.addAnswer, answer(activityId, voted(1)), hong);
    const counted = await panel.panel(({ activity }) => activity?.answered === 2);
    expect(counted.activity).toMatchObject({ result: { counts: [0, 2, 0] }, shown: false });
    expect((await server.call(calls.getPupilView, {}, ming)).activity).toMatchObject({ result: null, own });
    await change(id, activityId, { state: 'closed', shown: true });
    const shown = await phone.view(({ activity }) => activity?.result != null);
    expect(shown.activity).toMatchObject({ state: 'closed', result: { counts: [0, 2, 0] }, answered: 2 });
    // Who comes late sees the same.
    const late = await joined(code, '小军');
    expect(late.view.activity).toMatchObject({ state: 'closed', result: { counts: [0, 2, 0] }, own: null });
    const refused = server.fails(calls.addAnswer, answer(activityId, voted(0)), late);
    expect(await refused).toMatchObject({ code: 'ACTIVITY_CLOSED' });
  });

  it('takes the same answer once, however often and wherever it comes', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    const setting: ActivitySetting = { kind: 'words', question: '', longest: 8, most: 2 };
    const activityId = current(await start(id, setting));
    const word = answer(activityId, { kind: 'words', text: '落叶' });
    const sent = [server, second, server, second].map((each) => each.call(calls.addAnswer, word, ming));
    for (const { own } of await Promise.all(sent)) expect(own).toEqual({ kind: 'words', words: ['落叶'] });
    const hong = await joined(code, '小红');
    expect(await server.fails(calls.addAnswer, word, hong)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('takes as many words of a pupil as the teacher said, also when they come at once', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    const setting: ActivitySetting = { kind: 'words', question: '', longest: 4, most: 3 };
    const activityId = current(await start(id, setting));
    const outcomes = await Promise.all(
      ['春', '夏', '秋', '冬', '雨'].map((text) =>
        server.call(calls.addAnswer, answer(activityId, { kind: 'words', text }), ming).then(
          () => 'taken',
          (error: { reply: { code: string } }) => error.reply.code,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['ANSWERS_TOO_MANY', 'ANSWERS_TOO_MANY', 'taken', 'taken', 'taken']);
    const long = server.fails(
      calls.addAnswer,
      answer(activityId, { kind: 'words', text: '一二三四五' }),
      ming,
    );
    expect(await long).toMatchObject({ code: 'INVALID_INPUT' });
    const panel = await change(id, activityId, { hidden_words: ['春'] });
    expect(panel.activity).toMatchObject({ answered: 1, hidden_words: ['春'] });
  });

  it('holds a vote to what was asked', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    const activityId = current(await start(id, colours()));
    for (const content of [voted(0, 1), voted(3), { kind: 'buzz' } as const]) {
      expect(await server.fails(calls.addAnswer, answer(activityId, content), ming)).toMatchObject({
        code: 'INVALID_INPUT',
        details: { field: 'body.content' },
      });
    }
    const several = current(await start(id, colours(true)));
    const { own } = await server.call(calls.addAnswer, answer(several, voted(2, 0, 2)), ming);
    expect(own).toEqual({ kind: 'vote', options: [0, 2] });
    // The next activity took the place of the first.
    const closed = await server.fails(calls.addAnswer, answer(activityId, voted(0)), ming);
    expect(closed).toMatchObject({ code: 'ACTIVITY_CLOSED' });
  });

  it('orders who buzzed by when the server had it, and makes nothing of taps before the start', async () => {
    const { id, code } = await opened();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红')];
    const activityId = current(await start(id, { kind: 'buzz', question: '谁来回答？' }));
    const tap = () => answer(activityId, { kind: 'buzz' });
    const early = await server.call(calls.addAnswer, tap(), ming);
    expect(early.own).toEqual({ kind: 'buzz', place: null, early: true });
    await change(id, activityId, { state: 'open' });
    const first = await server.call(calls.addAnswer, tap(), hong);
    expect(first.own).toEqual({ kind: 'buzz', place: 1, early: false });
    expect((await server.call(calls.addAnswer, tap(), ming)).own).toMatchObject({ place: 2 });
    expect((await server.call(calls.addAnswer, tap(), hong)).own).toMatchObject({ place: 1 });
    const panel = await server.call(calls.getPhones, on(id), chen);
    const { result } = panel.activity ?? {};
    expect(result?.kind === 'buzz' && result.first.map(({ name }) => name)).toEqual(['小红', '小明']);
  });

  it('is not answered by a phone of another lesson, nor changed from one', async () => {
    const [mine, other] = [await opened(), await opened()];
    const stranger = await joined(other.code, '小明');
    const activityId = current(await start(mine.id, colours()));
    const refused = server.fails(calls.addAnswer, answer(activityId, voted(0)), stranger);
    expect(await refused).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    const params = { id: other.id, activity_id: activityId };
    for (const fails of [
      server.fails(calls.changeActivity, { params, body: { state: 'closed' } }, chen),
      server.fails(calls.startActivity, { params, body: colours() }, chen),
    ]) {
      expect(await fails).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    }
  });

  it('reaches the panel at most four times a second', async () => {
    const { id, code } = await opened();
    const phones = await Promise.all(Array.from({ length: 30 }, (_, index) => joined(code, `学生${index}`)));
    const panel = panelSocket(id);
    const activityId = current(await start(id, colours()));
    await panel.panel(({ activity }) => activity?.id === activityId);
    const begun = performance.now();
    const before = panel.said.length;
    for (const phone of phones) await server.call(calls.addAnswer, answer(activityId, voted(0)), phone);
    await panel.panel(({ activity }) => activity?.answered === 30);
    const quarters = Math.ceil((performance.now() - begun) / calls.COUNTS_EVERY_MS);
    const told = panel.said.slice(before).filter(({ kind }) => kind === 'panel');
    expect(told.length).toBeLessThanOrEqual(quarters + 1);
  });
});

describe('time', () => {
  const age = (lessonId: string, milliseconds: number) =>
    sql`update lesson_phones set panel_at = panel_at - make_interval(secs => ${milliseconds / 1000})
      where lesson_id = ${lessonId}`.execute(server.platform.database.withTables());

  it('closes a lesson whose panel has been away too long, and not one whose panel is there', async () => {
    const [left, kept] = [await opened(), await opened()];
    await age(left.id, calls.PANEL_AWAY_MS + 1_000);
    await age(kept.id, calls.PANEL_AWAY_MS + 1_000);
    const phone = await joined(left.code, '小明');
    const socket = phoneSocket(phone.token);
    await socket.view();
    const panel = panelSocket(kept.id);
    await panel.panel();
    const never = async () => {
      throw new Error('nobody calls');
    };
    const { service, close } = await registerParticipants(
      { ...groundWithoutDoors(server), metrics: new Registry() },
      {
        accounts: { authenticate: never },
        classes: { pupilNames: never },
        courseware: { onEdited: () => () => undefined },
        lessons: { get: never },
        shownPages: { ask: never, find: never, picture: never },
      },
    );
    await service.sweep();
    await close();
    expect(await socket.closing()).toBe('over');
    expect(await server.fails(calls.lookAtCode, { body: { code: left.code } })).toMatchObject({
      code: 'JOIN_CODE_UNKNOWN',
    });
    expect((await server.call(calls.lookAtCode, { body: { code: kept.code } })).admits).toBe(true);
  });
});

describe('a wrong code', () => {
  it('costs a try of the address, and then right ones of it have to wait too', async () => {
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
    expect((await look(code)).status).toBe(429);
    expect((await server.call(calls.lookAtCode, { body: { code } })).admits).toBe(true);
    // Who scanned is not held up by what others of his school typed, and who made a key up is.
    expect((await look(code, key)).status).toBe(200);
    for (const madeUp of ['', 'x', `${key}x`]) expect((await look(code, madeUp)).status).toBe(429);
    const { token } = await joinFrom(address, { code, key });
    expect(token).not.toBe('');
  });
});
