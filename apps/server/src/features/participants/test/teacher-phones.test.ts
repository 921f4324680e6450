import { newId } from '@lectern/base';
import * as lessons from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import { COMMANDS_A_SECOND, type TeacherCommand } from '@lectern/protocol/teacher-commands';
import * as teachers from '@lectern/protocol/teacher-phones';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  bearing,
  LessonSocket,
  letInTeacher,
  ONE_PIXEL,
  voted,
  waitingTeacher,
} from '../../../../test/setup/phone.ts';
import { type SignedIn, signInTeacher } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { openPeople } from '../../accounts/index.ts';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let chen: SignedIn;
let li: SignedIn;
const sockets: LessonSocket[] = [];

beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  const { databaseUrl, dataFolder } = server.platform.config;
  second = await startTestServer({ config: { roles: ['api', 'collab'], databaseUrl, dataFolder } });
  [chen, li] = [await signInTeacher(server), await signInTeacher(server)];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const on = (id: string) => ({ params: { id } });

async function opened(): Promise<{ id: string; code: string }> {
  const id = newId();
  await server.call(lessons.beginLesson, { ...on(id), body: { name: '秋天的雨', begin_at: 0 } }, chen);
  const { door } = await server.call(calls.openPhones, { ...on(id), body: { naming: 'typed' } }, chen);
  return { id, code: door?.code ?? '' };
}

function phoneSocket(token: string, at = server): LessonSocket {
  const socket = new LessonSocket(at.host, { token });
  sockets.push(socket);
  return socket;
}

async function panelSocket(lessonId: string): Promise<LessonSocket> {
  const authorization = chen.authorizeSocket(calls.PHONES_PATH);
  const socket = new LessonSocket(server.host, { authorization, lesson_id: lessonId });
  sockets.push(socket);
  await socket.panel();
  return socket;
}

const command = (asked: TeacherCommand, id = newId()) => ({ kind: 'command', id, command: asked });
const NEXT: TeacherCommand = { kind: 'show', to: 'next' };
const confirming = (lessonId: string, phone: { id: string; number: string }) => ({
  params: { id: lessonId, participant_id: phone.id },
  body: { number: phone.number },
});

describe('an invitation of the teacher’s phone', () => {
  it('is valid once, and admits a waiting phone that gets no data of the lesson', async () => {
    const { id } = await opened();
    await server.call(
      calls.showPageOnPhones,
      { ...on(id), body: { number: 1, count: 2, notes: '提问' } },
      chen,
    );
    const { invitation, token } = await waitingTeacher(server, chen, id);
    const view = await phoneSocket(token).teacher();
    expect(view).toMatchObject({
      lesson: { name: '', class_name: '' },
      me: { confirmed: false },
      page: null,
      activity: null,
    });
    expect(view.me.number).toMatch(/^\d{4}$/);
    const body = { invitation, device: 'iPhone' };
    expect(await server.fails(teachers.joinAsTeacher, { body })).toMatchObject({
      code: 'INVITATION_UNKNOWN',
    });
  });

  it('is invalid after its expiry, after the next invitation, in a closed lesson, and for another teacher’s lesson', async () => {
    const { id } = await opened();
    const invite = () => server.call(teachers.inviteTeacherPhone, on(id), chen);
    const ask = (invitation: string) =>
      server.fails(teachers.joinAsTeacher, { body: { invitation, device: '' } });
    const first = await invite();
    const next = await invite();
    expect(await ask(first.invitation)).toMatchObject({ code: 'INVITATION_UNKNOWN' });
    await sql`update lesson_phones set invited_until = invited_until - interval '121 seconds'
      where lesson_id = ${id}`.execute(server.platform.database.withTables());
    expect(await ask(next.invitation)).toMatchObject({ code: 'INVITATION_UNKNOWN' });
    const last = await invite();
    expect(await server.fails(teachers.inviteTeacherPhone, on(id), li)).toMatchObject({
      code: 'LESSON_NOT_FOUND',
    });
    await server.call(calls.closePhones, on(id), chen);
    expect(await ask(last.invitation)).toMatchObject({ code: 'INVITATION_UNKNOWN' });
    expect(await server.fails(teachers.inviteTeacherPhone, on(id), chen)).toMatchObject({
      code: 'LESSON_OVER',
    });
  });

  it('is used up by one of many concurrent calls', async () => {
    const { id } = await opened();
    const { invitation } = await server.call(teachers.inviteTeacherPhone, on(id), chen);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call(teachers.joinAsTeacher, { body: { invitation, device: 'x' } }).then(
          () => 'in',
          () => 'out',
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
  });

  it('is stored as a hash, like its token, with a device name without line breaks', async () => {
    const { id } = await opened();
    const { invitation } = await server.call(teachers.inviteTeacherPhone, on(id), chen);
    const body = { invitation, device: 'iPhone\u202e<b>' };
    const { token } = await server.call(teachers.joinAsTeacher, { body });
    const { teacher_phones } = await server.call(calls.getPhones, on(id), chen);
    expect(teacher_phones.map(({ device }) => device)).toEqual(['iPhoneb']);
    const next = await server.call(teachers.inviteTeacherPhone, on(id), chen);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(lesson_participant)::text as row from lesson_participant
      union all select row_to_json(lesson_phones)::text from lesson_phones`.execute(
      server.platform.database.withTables(),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const secret of [token, invitation, next.invitation]) {
      expect(rows.some(({ row }) => row.includes(secret))).toBe(false);
    }
  });
});

describe('a waiting phone', () => {
  it('is admitted when the panel confirms its number, and then gets notes, the next page and the counts', async () => {
    const { id, code } = await opened();
    const shown = {
      number: 2,
      count: 9,
      title: '词语',
      notes: '先读',
      next: '练习',
      board: { id: 'board-1', number: 1, count: 2, color: 'green' as const, ground: 'mi' as const },
      timer: 'running' as const,
    };
    await server.call(calls.showPageOnPhones, { ...on(id), body: shown }, chen);
    const { token, phone } = await waitingTeacher(server, chen, id);
    const socket = phoneSocket(token);
    await socket.teacher();
    const wrong = { ...phone, number: phone.number === '0000' ? '0001' : '0000' };
    for (const [asked, who, refusal] of [
      [confirming(id, wrong), chen, 'PHONE_NOT_WAITING'],
      [confirming((await opened()).id, phone), chen, 'PHONE_NOT_WAITING'],
      [confirming(id, phone), li, 'LESSON_NOT_FOUND'],
    ] as const) {
      expect(await server.fails(teachers.confirmTeacherPhone, asked, who)).toMatchObject({ code: refusal });
    }
    const panel = await server.call(teachers.confirmTeacherPhone, confirming(id, phone), chen);
    expect(panel.teacher_phones).toEqual([{ ...phone, device: 'iPhone', confirmed: true }]);
    expect(panel.participants).toEqual([]);
    const view = await socket.teacher(({ me }) => me.confirmed);
    expect(view).toMatchObject({ lesson: { name: '秋天的雨' }, page: shown, present: 0 });
    // Pupils get only the page and its title.
    const pupil = await server.call(calls.joinLesson, { body: { code, who: { name: '小明' } } });
    expect(pupil.view.page).toEqual({ number: 2, count: 9, title: '词语', picture: null });
    const params = { id, activity_id: newId() };
    const setting = { kind: 'vote' as const, question: '', options: ['红', '黄'], several: false };
    await server.call(calls.startActivity, { params, body: setting }, chen);
    const answer = { id: newId(), activity_id: params.activity_id, content: voted(1) };
    await server.call(calls.addAnswer, { body: answer }, bearing(pupil.token));
    const counted = await socket.teacher(({ activity }) => activity?.answered === 1);
    expect(counted).toMatchObject({ activity: { result: { counts: [0, 1] } }, present: 1 });
  });

  it('is replaced by the next waiting phone, and removed when the panel rejects it', async () => {
    const { id } = await opened();
    const first = await waitingTeacher(server, chen, id);
    const socket = phoneSocket(first.token);
    await socket.teacher();
    const next = await waitingTeacher(server, chen, id);
    expect(await socket.closing()).toBe('gone');
    const waiting = phoneSocket(next.token);
    await waiting.teacher();
    const params = { id, participant_id: next.phone.id };
    await server.call(calls.freeParticipant, { params }, chen);
    expect(await waiting.closing()).toBe('gone');
  });
});

describe('a deactivated account', () => {
  it('loses its teacher’s phones at once, and no other teacher’s', async () => {
    const wang = await signInTeacher(server);
    const id = newId();
    await server.call(lessons.beginLesson, { ...on(id), body: { name: '一课', begin_at: 0 } }, wang);
    await server.call(calls.openPhones, { ...on(id), body: { naming: 'typed' } }, wang);
    const { token } = await letInTeacher(server, wang, id);
    const { invitation } = await server.call(teachers.inviteTeacherPhone, on(id), wang);
    const { id: other } = await opened();
    await letInTeacher(server, chen, other);
    const socket = phoneSocket(token, second);
    await socket.teacher(({ me }) => me.confirmed);
    const { bus, database } = server.platform;
    const people = openPeople(database, { now: () => Date.now() }, bus);
    await people.deactivate(wang.userId);
    // The account and its lesson end at the same moment, so the phone may be notified of either first.
    expect(['gone', 'over']).toContain(await socket.closing());
    const body = { invitation, device: 'iPhone' };
    expect(await server.fails(teachers.joinAsTeacher, { body })).toMatchObject({
      code: 'INVITATION_UNKNOWN',
    });
    const { teacher_phones } = await server.call(calls.getPhones, on(other), chen);
    expect(teacher_phones.map(({ confirmed }) => confirmed)).toEqual([true]);
  });
});

describe('a command of the teacher’s phone', () => {
  it('reaches the panel on another process, and gets the panel’s reply', async () => {
    const { id } = await opened();
    const { token, phone } = await letInTeacher(server, chen, id);
    const panel = await panelSocket(id);
    const socket = phoneSocket(token, second);
    await socket.teacher(({ me }) => me.confirmed);
    const asked = command(NEXT);
    socket.say(asked);
    expect(await panel.command('show')).toEqual({ ...asked, from: phone.id });
    panel.say({ kind: 'done', to: phone.id, id: asked.id, outcome: 'done' });
    expect(await socket.done(asked.id)).toBe('done');
    const points = Array.from({ length: 400 }, (_, index) => 1_234.567_89 + index);
    const stroke = { kind: 'stroke' as const, page: 1, board: '', color: 'D92D20', width: 4, points };
    socket.say(command(stroke));
    const written = await panel.command('stroke');
    expect(written.command).toMatchObject({ points: points.map((each) => Math.round(each * 10) / 10) });
  });

  it('is refused for a pupil, a waiting or removed phone, and a phone of another lesson', async () => {
    const { id, code } = await opened();
    const panel = await panelSocket(id);
    const pupil = await server.call(calls.joinLesson, { body: { code, who: { name: '小明' } } });
    const waiting = await waitingTeacher(server, chen, id);
    const other = await letInTeacher(server, chen, (await opened()).id);
    for (const token of [pupil.token, waiting.token]) {
      const socket = phoneSocket(token);
      await (token === pupil.token ? socket.view() : socket.teacher());
      const asked = command(NEXT);
      socket.say(asked);
      expect(await socket.done(asked.id)).toBe('refused');
    }
    const stranger = phoneSocket(other.token);
    await stranger.teacher();
    stranger.say(command({ kind: 'page', number: 7 }));
    const gone = await letInTeacher(server, chen, id);
    const away = phoneSocket(gone.token);
    await away.teacher();
    // Permission is checked again, for the pointer too, at most a second later.
    const rows = server.platform.database.withTables();
    await sql`update lesson_participant set left_at = now() where id = ${gone.phone.id}`.execute(rows);
    const late = command(NEXT);
    away.say(late);
    // If the notification of its removal arrived first, the phone was closed with that reason.
    expect(['refused', 'gone']).toContain(await away.doneOrClosed(late.id));
    const { token } = await letInTeacher(server, chen, id);
    const socket = phoneSocket(token);
    await socket.teacher();
    socket.say(command({ kind: 'undo' }));
    await panel.command('undo');
    expect(panel.said.filter(({ kind }) => kind === 'command')).toHaveLength(1);
  });

  it('is ignored when it is invalid, or follows too soon', async () => {
    const { id } = await opened();
    const { token } = await letInTeacher(server, chen, id);
    const panel = await panelSocket(id);
    const socket = phoneSocket(token);
    await socket.teacher();
    const asked = { kind: 'command', id: newId() };
    for (const nonsense of [
      { kind: 'laser', at: { x: 2, y: 0 } },
      { kind: 'stroke', page: 1, color: 'red', width: 4, points: [1, 2] },
      { kind: 'stroke', page: 1, color: 'D92D20', width: 4, points: [1, 2, 3] },
      { kind: 'stroke', page: 1, color: 'D92D20', width: 4, points: Array(402).fill(1) },
      { kind: 'open', tool: 'phones' },
    ]) {
      socket.say({ ...asked, command: nonsense });
    }
    socket.say({ kind: 'done', to: newId(), id: newId(), outcome: 'done' });
    for (let tries = 0; tries < 200; tries += 1)
      socket.say(command({ kind: 'laser', at: { x: 0.5, y: 0.5 } }));
    await panel.command('laser');
    await server.call(calls.showPageOnPhones, { ...on(id), body: { number: 5, count: 5 } }, chen);
    await socket.teacher(({ page }) => page?.number === 5);
    const heard = panel.said.filter(({ kind }) => kind === 'command');
    expect(heard.every((each) => each.kind === 'command' && each.command.kind === 'laser')).toBe(true);
    // There are twice as many messages if a second passed meanwhile.
    expect(heard.length).toBeLessThanOrEqual(2 * COMMANDS_A_SECOND);
  });
});

describe('the token of the teacher’s phone', () => {
  it('is not valid for pupils, and becomes invalid with the lesson', async () => {
    const { id } = await opened();
    const { token } = await letInTeacher(server, chen, id);
    const params = { id, activity_id: newId() };
    await server.call(calls.startActivity, { params, body: { kind: 'buzz', question: '' } }, chen);
    const answer = { id: newId(), activity_id: params.activity_id, content: { kind: 'buzz' as const } };
    expect(await server.fails(calls.addAnswer, { body: answer }, bearing(token))).toMatchObject({
      code: 'PARTICIPANT_GONE',
    });
    const socket = phoneSocket(token);
    await socket.teacher();
    await server.call(lessons.endLesson, { ...on(id), body: { end_at: Date.now() } }, chen);
    expect(await socket.closing()).toBe('over');
    const params2 = { photo_id: newId() };
    expect(
      await server.fails(teachers.sendPhoto, { params: params2, rawBody: ONE_PIXEL }, bearing(token)),
    ).toMatchObject({ code: 'PARTICIPANT_GONE' });
  });
});

describe('a photograph', () => {
  const send = (token: string, rawBody: Buffer, photo_id = newId()) =>
    [teachers.sendPhoto, { params: { photo_id }, rawBody }, bearing(token)] as const;

  it('reaches the panel by a link, once however often it is sent, and is deleted with the phones unless it is saved', async () => {
    const { id } = await opened();
    const { token } = await letInTeacher(server, chen, id);
    const panel = await panelSocket(id);
    const [kept, dropped, removed] = [newId(), newId(), newId()];
    for (const photoId of [kept, kept, dropped, removed])
      await server.call(...send(token, ONE_PIXEL, photoId));
    const shown = await panel.panel(({ photos }) => photos.length === 3);
    expect(shown.photos[0]).toMatchObject({ id: kept, width: 1, height: 1, kept: false });
    const served = await server.fetch(shown.photos[0]?.url ?? '');
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(ONE_PIXEL);
    await server.call(teachers.keepPhoto, { params: { id, photo_id: kept } }, chen);
    await server.call(teachers.removePhoto, { params: { id, photo_id: removed } }, chen);
    expect((await server.fetch(shown.photos[2]?.url ?? '')).status).toBe(403);
    await server.call(calls.closePhones, on(id), chen);
    const { photos } = await server.call(calls.getPhones, on(id), chen);
    expect(photos.map((photo) => [photo.id, photo.kept])).toEqual([[kept, true]]);
  });

  it('must be a picture by its content, within the size and number limits, from an admitted phone', async () => {
    const { id, code } = await opened();
    const { token } = await letInTeacher(server, chen, id);
    const wide = Buffer.from(ONE_PIXEL);
    wide.writeUInt32BE(teachers.PHOTO_SIDE_MAX + 1, 16);
    for (const [bytes, refusal] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE_TYPE_UNSUPPORTED'],
      [Buffer.alloc(0), 'FILE_TYPE_UNSUPPORTED'],
      [wide, 'FILE_TOO_LARGE'],
      [Buffer.alloc(teachers.PHOTO_MAX_BYTES + 1), 'PAYLOAD_TOO_LARGE'],
    ] as const) {
      expect(await server.fails(...send(token, bytes))).toMatchObject({ code: refusal });
    }
    const pupil = await server.call(calls.joinLesson, { body: { code, who: { name: '小明' } } });
    const waiting = await waitingTeacher(server, chen, id);
    for (const stranger of [pupil.token, waiting.token]) {
      expect(await server.fails(...send(stranger, ONE_PIXEL))).toMatchObject({ code: 'PARTICIPANT_GONE' });
    }
    const photos = Array.from({ length: teachers.PHOTOS_MAX + 2 }, () => send(token, ONE_PIXEL));
    const outcomes = await Promise.all(
      photos.map((photo) =>
        server.call(...photo).then(
          () => 'there',
          (error: { reply: { code: string } }) => error.reply.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'PHOTOS_TOO_MANY')).toHaveLength(2);
    const other = await letInTeacher(server, chen, (await opened()).id);
    const foreign = send(other.token, ONE_PIXEL, photos[0]?.[1].params.photo_id);
    expect(await server.fails(...foreign)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
