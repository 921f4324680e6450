// @first: a process is killed while phones answer.
import { newId } from '@lectern/base';
import { APP_ID_HEADER } from '@lectern/protocol';
import type { ActivitySetting } from '@lectern/protocol/activity-shapes';
import { beginLesson } from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Program, pause } from '../program/program.ts';
import { LessonSocket } from '../setup/phone.ts';
import { type SignedIn, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

const CLASSES = 2;
const PHONES = 20;
const WORDS = 4;

let server: TestServer;
let program: Program;
let teacher: SignedIn;
beforeAll(async () => {
  // The teacher is on one process, the phones are on another, which is killed.
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  program = await Program.prepare({
    DATABASE_URL: server.platform.config.databaseUrl ?? '',
    LECTERN_ROLES: 'api,collab',
  });
  await program.start();
  teacher = await signInTeacher(server);
});
afterAll(async () => {
  await program.remove();
  await server.close();
});

/** A phone's call, repeated until the server responds. */
async function insist(
  path: string,
  body: object,
  token?: string,
): Promise<{ status: number; json: unknown }> {
  for (;;) {
    try {
      const response = await fetch(program.url + path, {
        method: 'POST',
        headers: {
          [APP_ID_HEADER]: 'phone',
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      if (response.status < 500) return { status: response.status, json: await response.json() };
    } catch {
      // The process was killed, or has not started yet.
    }
    await pause(100);
  }
}

async function lessonWithWords(): Promise<{ id: string; code: string; activity: string }> {
  const id = newId();
  const activity = newId();
  const body = { name: '秋天的雨', begin_at: Date.now() };
  await server.call(beginLesson, { params: { id }, body }, teacher);
  const { door } = await server.call(
    calls.openPhones,
    { params: { id }, body: { naming: 'typed' } },
    teacher,
  );
  const setting: ActivitySetting = { kind: 'words', question: '', longest: 20, most: WORDS };
  await server.call(calls.startActivity, { params: { id, activity_id: activity }, body: setting }, teacher);
  return { id, code: door?.code ?? '', activity };
}

it('phones lose no acknowledged answer and count no answer twice when their process is killed', async () => {
  const lessons = await Promise.all(Array.from({ length: CLASSES }, lessonWithWords));
  const acknowledged: string[] = [];
  const phones = await Promise.all(
    lessons.flatMap(({ code, activity }) =>
      Array.from({ length: PHONES }, async (_, index) => {
        const { json } = await insist(calls.joinLesson.path, { code, who: { name: `学生${index}` } });
        return { token: (json as { token: string }).token, activity, index };
      }),
    ),
  );
  const answering = Promise.all(
    phones.map(async ({ token, activity, index }) => {
      for (let number = 0; number < WORDS; number += 1) {
        await pause(Math.random() * 300);
        const content = { kind: 'words', text: `${index} ${number}` };
        const answer = { id: newId(), activity_id: activity, content };
        const { status } = await insist(calls.addAnswer.path, answer, token);
        expect(status).toBe(200);
        acknowledged.push(answer.id);
      }
    }),
  );
  await pause(350);
  await program.end('SIGKILL');
  const before = acknowledged.length;
  expect(before).toBeLessThan(CLASSES * PHONES * WORDS);
  await program.start();
  await answering;

  const { rows } = await sql<{ id: string }>`select id from lesson_answer`.execute(
    server.platform.database.withTables(),
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  expect(rows).toHaveLength(CLASSES * PHONES * WORDS);
  // Phones that reconnect get their earlier answers, and the page that was changed meanwhile on the other process.
  const host = new URL(program.url).host;
  for (const { id } of lessons) {
    await server.call(calls.showPageOnPhones, { params: { id }, body: { number: 5, count: 9 } }, teacher);
    const { activity } = await server.call(calls.getPhones, { params: { id } }, teacher);
    expect(activity?.answered).toBe(PHONES);
  }
  for (const { token } of [phones[0], phones.at(-1)].flatMap((phone) => phone ?? [])) {
    const socket = new LessonSocket(host, { token });
    const view = await socket.view(({ page }) => page?.number === 5);
    expect(view.activity?.own).toMatchObject({ kind: 'words', words: { length: WORDS } });
    socket.close();
  }
});
