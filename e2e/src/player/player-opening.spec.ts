import { expect, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, secondWindow } from '../editor-page.ts';
import { blankPage, importRecords, square } from '../made-courseware.ts';
import { preloadNext } from '../next-code.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { draw, endWithInk, inked, shown } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
// The toolbar's position is already chosen.
test.beforeEach(({ context }) =>
  context.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom')),
);

const STATE = '**/api/courseware/*/state';
const RECORDS = '**/api/courseware/*/records';

interface Lesson {
  readonly teacher: ApiSession;
  readonly documentId: string;
}

/** A teacher's courseware of one page, whose only shape flies in at a click. */
async function prepare(): Promise<Lesson> {
  const teacher = await registerTeacher(server.url);
  const { page, others } = blankPage();
  const flight = {
    id: 'flight',
    elementId: 'box',
    effect: { class: 'entrance' as const, preset: 2 },
    trigger: { type: 'click' as const },
    delay: 0,
    duration: 500,
  };
  const records = [...others, { ...page, animations: [flight] }, square('box', page.id, 100, 100)];
  return { teacher, documentId: await importRecords(teacher, '秋天的雨', records) };
}

/** Opens the courseware in the editor. */
async function edit(page: Page, { teacher, documentId }: Lesson): Promise<EditorPage> {
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, documentId);
  return editor;
}

async function strokesOnServer({ teacher, documentId }: Lesson): Promise<number> {
  const { records } = (await teacher.call('GET', `/api/courseware/${documentId}/records`)) as {
    records: { type?: string }[];
  };
  return records.filter(({ type }) => type === 'ink').length;
}

/** Whether this browser has stored the whole courseware without unsaved edits. */
async function isKeptWhole(page: Page, userId: string, documentId: string): Promise<boolean> {
  return await page.evaluate(
    ([name, id]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const use = opening.result.transaction('uses').objectStore('uses').get(id);
          use.onsuccess = () => {
            opening.result.close();
            resolve(use.result?.unsaved === false);
          };
        };
      }),
    [`lectern-coursewares-${userId}`, documentId] as const,
  );
}

async function write(panel: Page, height: number): Promise<void> {
  const before = await inked(panel);
  await draw(panel, [0.2, height], [0.8, height]);
  await expect.poll(() => inked(panel)).toBeGreaterThan(before);
}

test('a show starts from records, and keeps animations and ink when the live document is loaded', async ({
  page: panel,
  browser,
}) => {
  const lesson = await prepare();
  const sockets: string[] = [];
  panel.on('websocket', (socket) => sockets.push(socket.url()));
  let letLiveCome = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letLiveCome = resolve;
  });
  await panel.route(STATE, async (route) => {
    await gate;
    await route.continue();
  });
  await signIn(panel, server.url, lesson.teacher, `/play?fileId=${lesson.documentId}`);
  const elements = shown(panel).locator('[data-element-id]');
  const flown = elements.first();
  await expect(flown).toHaveCSS('visibility', 'hidden');
  await panel.keyboard.press('ArrowRight');
  await expect(flown).toHaveCSS('visibility', 'visible');
  // A mark on the node shows whether it is re-created.
  await flown.evaluate((node) => node.setAttribute('data-mark', 'drawn before'));
  await panel.getByRole('button', { name: '画笔', exact: true }).click();
  await write(panel, 0.7);
  const written = await inked(panel);
  const editor = await secondWindow(browser, server.url, lesson.teacher, lesson.documentId);
  await editor.drawShape('椭圆', { x: 600, y: 100 }, { x: 900, y: 300 });
  await editor.saved();
  expect(sockets.filter((url) => url.includes('/ws/courseware'))).toEqual([]);
  await expect(elements).toHaveCount(1);

  letLiveCome();
  await expect(elements).toHaveCount(2);
  await expect(elements.first()).toHaveAttribute('data-mark', 'drawn before');
  await expect(elements.first()).toHaveCSS('visibility', 'visible');
  expect(await inked(panel)).toBeGreaterThan(written * 0.9);
  // The tool is still active, and ink from before and after can be undone together.
  await write(panel, 0.5);
  await panel.keyboard.press('Control+z');
  await panel.keyboard.press('Control+z');
  await expect.poll(() => inked(panel)).toBe(0);
  await editor.page.context().close();
});

test('ink of a show whose live document never loaded stays with the lesson, on the server', async ({
  page: panel,
}) => {
  const lesson = await prepare();
  await panel.route(STATE, (route) => route.abort());
  await signIn(panel, server.url, lesson.teacher, `/play?fileId=${lesson.documentId}`);
  await panel.getByRole('button', { name: '画笔', exact: true }).click();
  await write(panel, 0.7);
  await panel.getByRole('button', { name: '结束', exact: true }).click();
  // A courseware that is not loaded cannot receive ink.
  await expect(panel.getByRole('dialog').getByRole('button', { name: '放进课件' })).toBeHidden();
  await panel.getByRole('dialog').getByRole('button', { name: '全部保留' }).click();
  await expect(panel).toHaveURL(/#\/view\?fileId=/);
  const lessons = async () =>
    ((await lesson.teacher.call('GET', '/api/lessons/v1/lessons')) as { items: unknown[] }).items.length;
  await expect.poll(lessons).toBe(1);
  expect(await strokesOnServer(lesson)).toBe(0);
});

test('between the editor and the show the open courseware is shared, also offline', async ({ page }) => {
  await preloadNext(page);
  const lesson = await prepare();
  const editor = await edit(page, lesson);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/courseware\/.*\/(state|records)/.test(request.url())) asked.push(request.url());
  });
  // The show's code is preloaded while the editor is idle, or has been already.
  const isPreloaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /ink-home/.test(name)));
  await expect.poll(isPreloaded).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(shown(page).locator('[data-element-id]')).toHaveCount(1);
  await page.getByRole('button', { name: '画笔', exact: true }).click();
  await write(page, 0.7);
  await page.context().setOffline(false);
  await endWithInk(page, '放进课件');
  await expect(page).toHaveURL(/#\/view\?fileId=/);
  await expect(editor.elements).toHaveCount(2);
  await expect.poll(() => strokesOnServer(lesson)).toBe(1);
  expect(asked).toEqual([]);
});

test('a stored courseware is shown from its copy when the server does not respond', async ({ page }) => {
  const lesson = await prepare();
  const { teacher, documentId } = lesson;
  await page.clock.install();
  await edit(page, lesson);
  // The whole courseware is stored when the page has been idle for a while.
  const isKept = async () => {
    await page.clock.fastForward(3_000);
    return await isKeptWhole(page, teacher.userId, documentId);
  };
  await expect.poll(isKept).toBe(true);
  for (const address of [STATE, RECORDS]) await page.route(address, (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/play?fileId=${documentId}`);
  await expect(shown(page).locator('[data-element-id]')).toHaveCount(1);
});

test('a courseware that does not exist for this teacher is reported as missing, with a button to the desk', async ({
  page: panel,
}) => {
  const { documentId } = await prepare();
  const stranger = await registerTeacher(server.url);
  await signIn(panel, server.url, stranger, `/play?fileId=${documentId}`);
  await expect(panel.getByText('这份课件已被删除，或者没有分享给您')).toBeVisible();
  await panel.getByRole('button', { name: '返回首页' }).click();
  await expect(panel.getByRole('button', { name: /^账号菜单/ })).toBeVisible();
});

test('a show begun in the editor shows its slide before its controls and before the editor closes, which then receives no keys', async ({
  page,
}) => {
  const editor = await edit(page, await prepare());
  const teach = () => page.getByRole('button', { name: '授课' }).first().click();
  // The first time loads the code.
  await teach();
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application')).toBeVisible();
  await editor.drawShape('椭圆', { x: 500, y: 100 }, { x: 700, y: 300 });
  await editor.saved();
  await page.evaluate(() => {
    const seen = { around: -1, editors: -1 };
    Object.assign(globalThis, { seen });
    const look = new MutationObserver(() => {
      const show = document.querySelector('[data-testid=show]');
      if (!show?.querySelector('[data-element-id]')) return;
      look.disconnect();
      seen.around = show.closest('main')?.querySelectorAll('[role=toolbar], canvas').length ?? -1;
      seen.editors = document.querySelectorAll('[role=application]').length;
      // Only the editor could handle this key in this state, and would undo the ellipse.
      const key = { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await teach();
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
  expect(seen).toEqual({ around: 0, editors: 1 });
  await expect(page.getByRole('application')).toHaveCount(0);
  await expect(shown(page).locator('[data-element-id]')).toHaveCount(2);
});

test('the editor of a browser that saves data preloads no code of the show, while another does', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await preloadNext(other);
  const lesson = await prepare();
  const loadsShow = (where: Page) =>
    where.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /ink-home/.test(name)));
  // The editor that saves data is open for longer than the other.
  await edit(page, lesson);
  await edit(other, lesson);
  await expect.poll(() => loadsShow(other)).toBe(true);
  expect(await loadsShow(page)).toBe(false);
});
