import { expect } from '@playwright/test';
import { apiSession, newLoginName, newTeacher, signInThroughScreen } from '../account-api.ts';
import { BadLine } from '../faults/bad-line.ts';
import { hurry } from '../hurried-page.ts';
import { preloadNext } from '../next-code.ts';
import { textsOf } from '../seen-texts.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.beforeEach(({ context }) => preloadNext(context));

test.describe('every screen', () => {
  test('shows a message and a link back at an unknown address', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.goto(`${server.url}/#/nowhere`);
    await expect(page.getByText('404 页面不存在！')).toBeVisible();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page.getByRole('heading', { name: /陈晓雨/ })).toBeVisible();
  });

  test('is in English and dark on request, also after a reload', async ({ page }) => {
    await page.goto(`${server.url}/#/login`);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await page.reload();
    await expect(page.getByText('The professional home for preparing lessons')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Enter a login name')).toBeVisible();
    const shown = page.getByText(/\p{Script=Han}/u).filter({ visible: true });
    expect(await shown.allTextContents()).toEqual(['简体中文']);
    // The desktop client opens a lesson in the dark theme, for any theme in this browser.
    await page.evaluate(() => localStorage.removeItem('lectern.theme'));
    await page.goto(`${server.url}/?theme=dark#/nowhere`);
    await expect(page.getByText('404 not found!')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('reloads once when a part of the program was removed from the server, then shows an error', async ({
    page,
  }) => {
    // The thanks count down five seconds, here two and a half.
    await hurry(page, 2);
    // The desk preloads the editor, whose files are blocked here.
    await page.route('**/assets/editor-*.js', (route) => route.abort());
    await newTeacher(page, server.url, '陈晓雨');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const address = `${server.url}/#/view?fileId=0199c0de-0000-7000-8000-000000000001`;
    await page.goto(address);
    await expect.poll(() => loads).toBeGreaterThan(0);
    await expect(page.getByText('组件加载异常')).toBeVisible();
    await expect(page.getByText('请强制刷新页面（Ctrl + F5）后重试。')).toBeVisible();
    await page.getByText('错误信息').click();
    await expect(page.getByText(/ChunkLoadError/).first()).toBeVisible();
    // The error was reported; the teacher describes it.
    await page.getByRole('button', { name: '问题反馈' }).click();
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('请填写发生了什么')).toBeVisible();
    await page.keyboard.type('打开课件后只有一句话');
    await page.getByLabel('问题描述').fill('每次都这样');
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/reports/v1/reports'));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: '提交' }).click();
    expect((await sent).headers()['content-type']).toContain('application/x-www-form-urlencoded');
    expect(new URLSearchParams((await sent).postData() ?? '').get('page')).toBe('/view');
    await expect(page.getByText('感谢您的反馈，我们会尽快处理')).toBeVisible();
    // The dialog closes automatically, and the error can no longer be described.
    await expect(page.getByText('感谢您的反馈，我们会尽快处理')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '问题反馈' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '刷新页面' })).toBeFocused();
    expect(loads).toBe(1);
  });

  test('loads code that is first needed offline when the network is back', async ({ page, context }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: '从模板新建' }).click();
    await expect(page.getByText('没有加载成功，网络恢复后会自动重试')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is never shown without its style sheet: the page shows a message and reloads', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const made = (await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '望月' })) as {
      id: string;
    };
    let told: ReadonlySet<string> = new Set();
    const isTold = () => [...told].join().includes('版本已更新，页面即将重新加载');
    const style = /\/assets\/editor-[^/]+\.css$/;
    await page.route(style, (route) => (isTold() ? route.continue() : route.abort()));
    // The desk preloads the editor, which fails without a message.
    const refused = page.waitForEvent('requestfailed', (request) => style.test(request.url()));
    await page.reload();
    await refused;
    // The page reloads half a second after the message.
    told = await textsOf(page, 'main');
    const reloaded = page.waitForEvent('load');
    await page.goto(`${server.url}/#/view?fileId=${made.id}`);
    await reloaded;
    expect([...told].join()).toContain('组件加载异常');
    expect(isTold()).toBe(true);
    await expect(page.getByRole('textbox', { name: '课件名称' })).toHaveValue('望月');
  });

  test('has its first styles in the HTML, and waits for no style sheet file', async ({ page }) => {
    const html = await (await page.request.get(server.url)).text();
    expect(html).toMatch(/<style nonce="[^"]+">.*--paper:/);
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('recommends an upgrade in an old browser, instead of loading endlessly', async ({ page }) => {
    await page.goto(`${server.url}/#/login`);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.addInitScript(() => void Reflect.deleteProperty(AbortSignal, 'any'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('浏览器版本过低，请升级到最新版本。');
    await page.addInitScript(() => void Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('浏览器不受支持，请更换浏览器（推荐 Chrome）。');
  });

  test('reports that the server is unreachable, and continues when the server is reachable again', async ({
    page,
  }) => {
    const line = await BadLine.to(server.url, Math.random);
    const teacher = await apiSession(line.url, { loginName: newLoginName(), realName: '陈晓雨' });
    await hurry(page, 5);
    await signInThroughScreen(page, line.url, teacher.loginName);
    await page.getByRole('link', { name: '我的网盘', exact: true }).click();
    // The code of the bin is loaded already; pressing the button sends a request.
    const bin = page.getByRole('button', { name: '回收站', exact: true });
    await expect(bin).toBeVisible();
    await line.down();
    await bin.click();
    await expect(page.getByText('网络已断开，请检查网络后重试')).toBeVisible();
    // Code that was not preloaded is loaded when the server is back, without leaving the page.
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.getByRole('link', { name: '个人中心' }).click();
    await expect(page.getByRole('button', { name: '刷新', exact: true }).last()).toBeVisible();
    await line.up();
    await expect(page.getByText('网络已断开，请检查网络后重试')).toBeHidden();
    await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible();
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
    line.close();
  });

  test('loads a part of the program at the second press when the server was briefly unreachable at the first', async ({
    page,
  }) => {
    const line = await BadLine.to(server.url, Math.random);
    const teacher = await apiSession(line.url, { loginName: newLoginName(), realName: '陈晓雨' });
    await hurry(page, 5);
    await signInThroughScreen(page, line.url, teacher.loginName);
    const link = page.getByRole('link', { name: '个人中心' });
    await expect(link).toBeVisible();
    // The page has been open for long.
    await page.evaluate(() => {
      const real = performance.now.bind(performance);
      performance.now = () => real() + 60_000;
      Object.assign(globalThis, { same: true });
    });
    await line.down();
    await link.click();
    const again = page.getByRole('button', { name: '刷新', exact: true }).last();
    await expect(again).toBeVisible();
    await line.up();
    const heading = page.getByRole('heading', { name: '个人中心' });
    await expect(async () => {
      if (await heading.isVisible()) return;
      await again.click({ timeout: 1_000 });
      await expect(heading).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
    line.close();
  });
});
