import { newId } from '@lectern/base';
import {
  FEEDBACK_MAX,
  FEEDBACK_WINDOW_MS,
  listFeedback,
  REPORT_MAX,
  sendReport,
} from '@lectern/protocol/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { movedClock } from '../../../test/setup/moved-clock.ts';
import { createSchool, signIn, signInGuest, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { ReportsStore, type ReportTables } from './index.ts';

const clock = movedClock();
let server: TestServer;
let store: ReportsStore;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] }, clock });
  store = new ReportsStore(server.platform.database.withTables<ReportTables>());
});
afterAll(() => server.close());

const PATH = sendReport.path;

it('a report stores an error, and the teacher’s feedback within 20 minutes', async () => {
  const chen = await signIn(server);
  const error = { event_id: newId(), message: 'TypeError: 没有第 3 页', stack: 'at a\nat b', page: '/view' };
  expect(await server.call(sendReport, { body: error }, chen)).toEqual({
    event_id: error.event_id,
    has_feedback: false,
  });
  clock.ahead = FEEDBACK_WINDOW_MS;
  try {
    const said = {
      ...error,
      message: 'another',
      name: '陈晓雨',
      happened: '翻页',
      description: 'a=b&c=d\n<b>',
    };
    const session = await signIn(server);
    expect(await server.call(sendReport, { body: said }, chen)).toMatchObject({ has_feedback: true });
    // The report is sent again without feedback: the earlier feedback stays.
    await server.call(sendReport, { body: error }, chen);
    expect(await store.find(chen.userId, error.event_id)).toMatchObject({
      message: 'TypeError: 没有第 3 页',
      description: 'a=b&c=d\n<b>',
      name: '陈晓雨',
      feedback_at: expect.any(Date),
    });
    // The same id from another user is another report.
    await server.call(sendReport, { body: { ...error, message: 'mine' } }, session);
    expect(await store.find(chen.userId, error.event_id)).toMatchObject({ name: '陈晓雨' });
  } finally {
    clock.ahead = 0;
  }
});

it('feedback on an old error is refused', async () => {
  const chen = await signIn(server);
  const event_id = newId();
  await server.call(sendReport, { body: { event_id, message: 'x' } }, chen);
  clock.ahead = FEEDBACK_WINDOW_MS + 61_000;
  try {
    const late = { body: { event_id, description: 'late' } };
    expect(await server.fails(sendReport, late, chen)).toMatchObject({ code: 'REPORT_CLOSED' });
  } finally {
    clock.ahead = 0;
  }
});

it('a report is rejected when it has the wrong form or is too large', async () => {
  const chen = await signIn(server);
  const send = (type: string, body: string) =>
    server.fetch(PATH, { method: 'POST', headers: { 'content-type': type }, body }, chen);
  const form = 'application/x-www-form-urlencoded';
  expect((await send('application/json', JSON.stringify({ event_id: newId() }))).status).toBe(415);
  expect((await send('text/plain', `event_id=${newId()}`)).status).toBe(415);
  expect((await send(form, `event_id=${newId()}&description=${'x'.repeat(1_048_576)}`)).status).toBe(413);
  const long = 'x'.repeat(REPORT_MAX.description + 1);
  for (const body of [`event_id=${newId()}&description=${long}`, 'event_id=7', '', '__proto__=1', '%00%ff'])
    expect((await send(form, body)).status, body.slice(0, 30)).toBe(400);
  expect((await send(`${form}; charset=utf-8`, `event_id=${newId()}&__proto__=1`)).status).toBe(200);
  const nobody = await server.fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': form },
    body: 'event_id=7',
  });
  expect(nobody.status).toBe(401);
});

it('a report is refused when one browser sends too many, and reports of other browsers are not', async () => {
  const [chen, guest] = [await signIn(server), await signInGuest(server)];
  for (let time = 0; time < 60; time += 1)
    await server.call(sendReport, { body: { event_id: newId() } }, chen);
  const more = { body: { event_id: newId() } };
  expect(await server.fails(sendReport, more, chen)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await server.call(sendReport, more, guest);
});

it('feedback is limited to fifty entries per user and 5,000 in all, with an error beyond the limit, and can still be changed', async () => {
  const [chen, li] = [await signIn(server), await signIn(server)];
  const row = {
    organisation_id: null,
    message: '',
    stack: '',
    page: '',
    version: '',
    agent: '',
    name: '',
    contact: '',
    happened: '',
  };
  const told = (user_id: string) => {
    const at = new Date();
    return store.put({
      ...row,
      user_id,
      event_id: newId(),
      created_at: at,
      feedback_at: at,
      description: '坏了',
    });
  };
  const [first, more] = [newId(), newId()];
  const say = (event_id: string) => ({ body: { event_id, description: '又坏了' }, language: 'zh' as const });
  await server.call(sendReport, say(first), chen);
  for (let time = 1; time < FEEDBACK_MAX.ofOne; time += 1) await told(chen.userId);
  expect(await server.fails(sendReport, say(more), chen)).toMatchObject({
    code: 'FEEDBACK_FULL',
    message: expect.stringContaining('学校管理员'),
  });
  await server.call(sendReport, say(first), chen);
  // The error is stored all the same, without feedback.
  await server.call(sendReport, { body: { event_id: more } }, chen);
  await server.call(sendReport, say(newId()), li);
  await sql`
    insert into error_report (user_id, event_id, created_at, feedback_at, message, stack, page, version, agent, name,
        contact, happened, description)
      select 'u', gen_random_uuid()::text, now(), now(), '', '', '', '', '', '', '', '', ''
        from generate_series(1, ${FEEDBACK_MAX.ofAll})`.execute(server.platform.database);
  expect(await server.fails(sendReport, say(newId()), li)).toMatchObject({ code: 'FEEDBACK_FULL' });
  await store.sweep(new Date(Date.now() + 1000), 0);
});

it('the sweep deletes old reports, and all but the newest reports without feedback', async () => {
  const chen = await signIn(server);
  const [silent, spoken] = [newId(), newId()];
  await server.call(sendReport, { body: { event_id: silent } }, chen);
  await server.call(sendReport, { body: { event_id: spoken, description: '坏了' } }, chen);
  await server.call(sendReport, { body: { event_id: newId() } }, await signIn(server));
  await store.sweep(new Date(0), 1);
  const left = (await store.list()).map(({ event_id }) => event_id);
  expect(left).not.toContain(silent);
  expect(left).toContain(spoken);
  await store.sweep(new Date(Date.now() + 2 * FEEDBACK_WINDOW_MS), 1);
  expect(await store.list()).toEqual([]);
});

it('feedback, also without an error, can be read by the administrator of the school only', async () => {
  const organisationId = await createSchool(server);
  const [chen, admin, dean, elsewhere] = await Promise.all([
    signInTeacher(server, { organisationId, name: `陈晓雨-${organisationId.slice(-8)}` }),
    signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] }),
    signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] }),
    signInTeacher(server, { identities: ['EDU_ADMIN'] }),
  ]);
  const tell = (happened: string, more = {}) =>
    server.call(sendReport, { body: { event_id: newId(), happened, page: '/user/help', ...more } }, chen);
  await server.call(sendReport, { body: { event_id: newId(), message: 'TypeError', stack: 'at a' } }, chen);
  for (const words of ['没有五线谱', '打印太慢', '希望能换字体']) await tell(words, { contact: '8101' });
  const first = await server.call(listFeedback, { query: { limit: 2 } }, admin);
  expect(first.items).toMatchObject([
    { happened: '希望能换字体', contact: '8101', message: '', page: '/user/help', user_id: chen.userId },
    { happened: '打印太慢' },
  ]);
  expect(first.items[0]?.user_name).toMatch(/^陈晓雨-/);
  const second = await server.call(listFeedback, { query: { limit: 2, cursor: first.next ?? '' } }, admin);
  expect(second).toMatchObject({ items: [{ happened: '没有五线谱' }], next: null });
  expect((await server.call(listFeedback, {}, elsewhere)).items).toEqual([]);
  for (const other of [chen, dean, await signIn(server)])
    expect(await server.fails(listFeedback, {}, other)).toMatchObject({ code: 'FORBIDDEN' });
});
