import { expect, type Page, test } from '@playwright/test';
import { PASSWORD, signInThroughScreen } from '../account-api.ts';
import { RunningServer } from '../server.ts';
import { CrashClient } from './crash-client.ts';
import { type CrashSession, register, sharedCourseware } from './crash-session.ts';

let server: RunningServer;
let chen: CrashSession;
let li: CrashSession;

test.beforeAll(async () => {
  server = await RunningServer.start();
  [chen, li] = await Promise.all([
    register(server.url, 'offline-chen', PASSWORD),
    register(server.url, 'offline-li', PASSWORD),
  ]);
});
test.afterAll(() => server.close());

async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.locator(`[role=status][data-state=${state}]`)).toBeVisible();
}

test('edits made offline are stored in the browser and merged when the teacher is online again', async ({
  context,
}) => {
  const documentId = await sharedCourseware(chen, li);
  let isCut = false;
  const cuts: (() => void)[] = [];
  await context.routeWebSocket('**/ws/courseware', (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    cuts.push(() => void socket.close());
  });
  const first = await context.newPage();
  await signInThroughScreen(first, server.url, chen.loginName);
  await first.goto(`${server.url}/#/view?fileId=${documentId}`);
  await expectState(first, 'saved');

  isCut = true;
  for (const cut of cuts.splice(0)) cut();
  await first.locator('[data-page]').first().press('Control+m');
  await first.locator('[data-page]').first().press('Control+m');
  await expectState(first, 'offline');
  await first.close();

  const other = new CrashClient(server.url, li, documentId);
  await expect.poll(() => other.isSynced).toBe(true);
  expect(other.pageCount).toBe(1);
  other.edit(() => 0);
  await expect.poll(() => other.isSynced).toBe(true);

  const second = await context.newPage();
  await second.goto(`${server.url}/#/view?fileId=${documentId}`);
  await expect(second.locator('[data-page]')).toHaveCount(3);
  await expectState(second, 'offline');
  isCut = false;
  await expectState(second, 'saved');
  await expect.poll(() => other.pageCount).toBe(3);
  other.close();

  // The copy is marked as saved once all edits were sent; signing out then deletes it.
  await expect.poll(() => keptCopies(second, chen.userId)).toEqual([false]);
  await second.goto(`${server.url}/#/`);
  await second.getByRole('button', { name: /^账号菜单/ }).click();
  await second.getByRole('menuitem', { name: '退出登录', exact: true }).click();
  await expect(second.getByLabel('密码', { exact: true })).toBeVisible();
  expect(await keptCopies(second, chen.userId)).toEqual([]);
});

/** For each copy of a courseware that the browser stores for the user, whether it contains unsaved edits. */
function keptCopies(page: Page, userId: string): Promise<boolean[]> {
  return page.evaluate(
    (name) =>
      new Promise<boolean[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const uses = opening.result.transaction('uses').objectStore('uses').getAll();
          uses.onsuccess = () => {
            opening.result.close();
            resolve((uses.result as { unsaved: boolean }[]).map(({ unsaved }) => unsaved));
          };
        };
      }),
    `lectern-coursewares-${userId}`,
  );
}
