import { expect, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher, signIn } from '../account-api.ts';
import { pressTool, toolbarOf } from '../class-toolbar.ts';
import { newCourseware } from '../editor-page.ts';
import { hostCalls, hostChanges, hostSays, runInHost } from '../fake-host.ts';
import { hurry } from '../hurried-page.ts';
import { test } from '../shared-server.ts';

const DONE = { answers: null } as const;
const theme = (page: Page) => page.locator('html');
const backToDesktop = (page: Page) => toolbarOf(page).getByRole('button', { name: '返回桌面' });

async function teach(page: Page, url: string): Promise<{ teacher: ApiSession; documentId: string }> {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(url);
  const documentId = await newCourseware(teacher, '客户端');
  await signIn(page, url, teacher, `/play?fileId=${documentId}`);
  await toolbarOf(page).waitFor();
  return { teacher, documentId };
}

/** Adds a link to another site inside the show's main region. */
async function addLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, target: '_blank', textContent: '更多资料' });
    link.style.cssText = 'position: fixed; top: 40px; left: 40px; z-index: 999';
    document.querySelector('main')?.append(link);
  }, address);
}

for (const form of ['called', 'written'] as const) {
  test(`a client that is ${form} makes the show dark in its teaching mode, and provides desktop, full screen and end of the show`, async ({
    page,
    server,
  }) => {
    await runInHost(page, {
      form,
      client: 'desktop',
      mode: 'teaching',
      commands: {
        'back-to-desktop': DONE,
        'full-screen': 'answers twice',
        'end-show': DONE,
        'restore-window': DONE,
      },
    });
    const { documentId } = await teach(page, server.url);
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect
      .poll(() => hostCalls(page, 'full-screen'))
      .toEqual([{ name: 'full-screen', args: { on: true } }]);
    // The show stays open.
    for (let time = 1; time <= 2; time += 1) {
      await backToDesktop(page).click();
      await expect.poll(async () => (await hostCalls(page, 'back-to-desktop')).length).toBe(time);
    }
    await expect(page).toHaveURL(/#\/play\?/);
    // The minimised client leaves a button on the desktop, which restores the windows.
    await hostChanges(page, { minimised: true });
    await expect(toolbarOf(page)).toBeHidden();
    await page.getByRole('button', { name: '回到课件' }).click();
    await expect.poll(() => hostCalls(page, 'restore-window')).toHaveLength(1);
    await hostChanges(page, { minimised: false });
    await expect(toolbarOf(page)).toBeVisible();
    // When the client itself leaves full screen, the button shows that and enters it again.
    await hostSays(page, 'full-screen', { on: false });
    await pressTool(page, '全屏');
    await expect.poll(async () => (await hostCalls(page, 'full-screen')).at(-1)?.args).toEqual({ on: true });
    await expect.poll(async () => (await hostCalls(page, 'full-screen')).length).toBe(2);
    await toolbarOf(page).getByRole('button', { name: '结束', exact: true }).click();
    await expect(page).toHaveURL(/#\/view\?/);
    await expect
      .poll(() => hostCalls(page, 'end-show'))
      .toEqual([{ name: 'end-show', args: { document: documentId, page: 1 } }]);
    // Outside the teaching mode the page is light, and commands appear as the client reports them.
    await hostChanges(page, { mode: 'preparing' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });
}

test('the calculator: in the desktop client the host’s calculator program starts through the bridge, and our own pad when that fails', async ({
  page,
  server,
}) => {
  await runInHost(page, { form: 'called', client: 'desktop', commands: { 'open-program': DONE } });
  await teach(page, server.url);
  const list = page.getByRole('dialog', { name: '学科工具' });
  const pad = page.getByRole('dialog', { name: '计算器' });
  const open = async () => {
    await pressTool(page, '学科工具');
    await list.getByRole('button', { name: '计算器', exact: true }).click();
    await expect(list).toBeHidden();
  };
  await open();
  await expect
    .poll(() => hostCalls(page))
    .toEqual([{ name: 'open-program', args: { program: 'calculator' } }]);
  await expect(pad).toBeHidden();
  await hostChanges(page, { commands: [] });
  await open();
  await expect(pad).toBeVisible();
  // A client without a desktop has no button for it.
  await expect(backToDesktop(page)).toBeHidden();
});

test('a link to another site opens in the system browser, and its address can be copied when that is impossible', async ({
  page,
  server,
}) => {
  await runInHost(page, { form: 'written', client: 'mobile', commands: { 'open-in-browser': DONE } });
  await teach(page, server.url);
  await addLink(page, 'https://www.example.org/leaves?kind=maple');
  const pages = page.context().pages().length;
  await page.getByRole('link', { name: '更多资料' }).click();
  await expect
    .poll(() => hostCalls(page, 'open-in-browser'))
    .toEqual([{ name: 'open-in-browser', args: { url: 'https://www.example.org/leaves?kind=maple' } }]);
  await expect(page.getByText('请在系统浏览器中打开')).toBeHidden();
  await hostChanges(page, { commands: [] });
  await page.getByRole('link', { name: '更多资料' }).click();
  await expect(page.getByText('请在系统浏览器中打开 www.example.org')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '复制网址' }).click();
  await expect(page.getByText('网址已复制，粘贴到系统浏览器中打开')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('kind=maple');
  expect(page.context().pages()).toHaveLength(pages);
  await expect(page).toHaveURL(/#\/play\?/);
});

test('a client that throws, rejects or is silent does not break the show, and the teacher sees a message', async ({
  page,
  server,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  // A client counts as silent after three seconds, in this test after one.
  await hurry(page, 3);
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '客户端');
  const commands = ['back-to-desktop', 'full-screen', 'end-show', 'open-program'];
  for (const { behaviour, text } of [
    { behaviour: 'throws', text: '客户端没能完成这个操作，请再试一次' },
    { behaviour: 'rejects', text: '客户端没能完成这个操作，请再试一次' },
    { behaviour: 'is silent', text: '客户端没有回应，请再试一次' },
  ] as const)
    await test.step(behaviour, async () => {
      await runInHost(page, {
        form: 'called',
        client: 'desktop',
        mode: 'teaching',
        commands: Object.fromEntries(commands.map((name) => [name, behaviour])),
      });
      await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
      await backToDesktop(page).click();
      await expect(page.getByText(text).first()).toBeVisible();
      await toolbarOf(page).getByRole('button', { name: '结束', exact: true }).click();
      await expect(page).toHaveURL(/#\/view\?/);
      expect(errors).toEqual([]);
    });
});

test('an object in the window that is not a client leaves the page as in a browser', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'lecternHost', {
      get() {
        throw new Error('no');
      },
    });
  });
  await teach(page, server.url);
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await expect(backToDesktop(page)).toBeHidden();
});
