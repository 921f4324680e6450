import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { PASSWORD, signInThroughScreen } from '../account-api.ts';
import { RunningServer } from '../server.ts';
import { CrashClient } from './crash-client.ts';
import { type CrashSession, register, sharedCourseware } from './crash-session.ts';
import { chosenSeed, randomOf } from './random.ts';

const KILLS = process.env.LECTERN_LONG ? 10 : 1;
const seed = chosenSeed();

/** A teacher at the editor, who adds page after page and looks at what the screen says about saving. */
class Teacher {
  readonly #page: Page;
  #made = 0;
  /** Of the pages made, those after which the screen said "saved". */
  saved = 0;
  /** The line is cut: the editor tries to come back and does not get through. */
  isCut = false;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(url: string, loginName: string, documentId: string): Promise<void> {
    await this.#page.routeWebSocket('**/ws/courseware', (socket) => {
      if (this.isCut) void socket.close();
      else socket.connectToServer();
    });
    await signInThroughScreen(this.#page, url, loginName);
    await this.#page.goto(`${url}/#/view?fileId=${documentId}`);
    await this.isSafe();
  }

  async isSafe(): Promise<void> {
    await expect(this.#page.locator('[role=status][data-state=saved]')).toBeVisible();
  }

  /**
   * Adds a page and looks for up to `frames` frames whether the screen calls it saved: a hand that never rests never sees
   * the word.
   */
  async addPage(frames: number): Promise<void> {
    await this.#page.locator('[data-page]').first().press('Control+m');
    this.#made += 1;
    for (let frame = 0; frame < frames; frame += 1) {
      if ((await this.#shown()) !== 'saved') continue;
      this.saved = this.#made;
      return;
    }
  }

  /** What the screen says, once it is drawn. */
  #shown(): Promise<string | undefined> {
    return this.#page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          requestAnimationFrame(() =>
            resolve(document.querySelector<HTMLElement>('[role=status][data-state]')?.dataset.state),
          );
        }),
    );
  }
}

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

test('killed with -9 while two teachers work in their browsers, every page shown as saved is there', async ({
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
      // Killed at a random moment after the first word of "saved": on a slow machine that one comes late.
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
