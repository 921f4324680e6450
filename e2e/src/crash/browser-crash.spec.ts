import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, test } from '@playwright/test';
import { PASSWORD } from '../account-api.ts';
import { RunningServer } from '../server.ts';
import { CrashClient } from './crash-client.ts';
import { type CrashSession, register, sharedCourseware } from './crash-session.ts';
import { chosenSeed, randomOf } from './random.ts';
import { Teacher } from './teacher.ts';

const KILLS = process.env.LECTERN_LONG ? 10 : 1;
const seed = chosenSeed();

function savedBy(teachers: readonly Teacher[]): number {
  return teachers.reduce((sum, { saved }) => sum + saved, 0);
}

let server: RunningServer;
let sessions: readonly [CrashSession, CrashSession];
const contexts: BrowserContext[] = [];

test.beforeAll(async () => {
  server = await RunningServer.start();
  sessions = [
    await register(server.url, 'browser-chen', PASSWORD),
    await register(server.url, 'browser-li', PASSWORD),
  ];
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
  await server.close();
});

test('every page shown as saved exists after the server was killed with -9 while two teachers work in their browsers', async ({
  browser,
}) => {
  test.setTimeout(60_000 + KILLS * 45_000);
  test.info().annotations.push({ type: 'seed', description: `${seed}, ${KILLS} kills` });
  const random = randomOf(seed);
  const documentId = await sharedCourseware(...sessions);
  const teachers: Teacher[] = [];
  for (const { loginName } of sessions) {
    const context = await browser.newContext();
    contexts.push(context);
    const teacher = new Teacher(await context.newPage());
    await teacher.open(server.url, loginName, documentId);
    teachers.push(teacher);
  }
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = savedBy(teachers);
    let isDead = false;
    await Promise.all([
      // The browser is killed at a random moment after the first "saved", which appears late on a slow machine.
      expect
        .poll(() => savedBy(teachers), { intervals: [20] })
        .toBeGreaterThan(before)
        .then(() => setTimeout(random() * 1500))
        .then(() => server.kill())
        .finally(() => {
          isDead = true;
        }),
      ...teachers.map(async (teacher) => {
        while (!isDead) await teacher.addPage(1 + Math.floor(random() * 20));
      }),
    ]);
    const shown = savedBy(teachers);
    for (const teacher of teachers) teacher.isCut = true;
    await server.up();
    const fresh = new CrashClient(server.url, sessions[kill % 2] as CrashSession, documentId);
    await expect.poll(() => fresh.isSynced).toBe(true);
    expect(fresh.pageCount, `kill ${kill}, seed ${seed}`).toBeGreaterThanOrEqual(1 + shown);
    fresh.close();
    for (const teacher of teachers) teacher.isCut = false;
    for (const teacher of teachers) await teacher.isSafe();
  }
});
