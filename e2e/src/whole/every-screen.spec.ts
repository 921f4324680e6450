import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { apiSession, newLoginName, newTeacher, signInThroughScreen } from '../account-api.ts';
import { textsOf } from '../seen-texts.ts';
import { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('every screen', () => {
  test('an unknown address says so and leads back', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.goto(`${server.url}/#/nowhere`);
    await expect(page.getByText('404 页面不存在！')).toBeVisible();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page.getByRole('heading', { name: /陈晓雨/ })).toBeVisible();
  });

  test('speaks English and is dark when asked, and stays so', async ({ page }) => {
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
    // The desktop client opens a lesson in the dark, whatever was chosen here.
    await page.evaluate(() => localStorage.removeItem('lectern.theme'));
    await page.goto(`${server.url}/?theme=dark#/nowhere`);
    await expect(page.getByText('404 not found!')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('has nothing that axe finds serious: login and register, light and dark', async ({ page }) => {
    await page.goto(`${server.url}/#/login?mode=register`);
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByText('请输入姓名')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '切换到深色外观' }).click();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('a part of the program that is gone reloads the page once, then says what to do', async ({ page }) => {
    // The desk brings it ahead.
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
    const settled = loads;
    await page.waitForTimeout(1_500);
    expect(loads).toBe(settled);
    expect(settled).toBe(1);
    // What happened was reported; the teacher says more about it.
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
    // It closes by itself, and nothing more can be said.
    await expect(page.getByText('感谢您的反馈，我们会尽快处理')).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: '问题反馈' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '刷新页面' })).toBeFocused();
  });

  test('what is first needed without a network comes by itself when the network is back', async ({
    page,
    context,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: '从模板新建' }).click();
    await expect(page.getByText('没有加载成功，网络恢复后会自动重试')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('nothing is shown without its stylesheet: the page says so and is loaded anew', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const made = (await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '望月' })) as {
      id: string;
    };
    let told: ReadonlySet<string> = new Set();
    const isTold = () => [...told].join().includes('版本已更新，页面即将重新加载');
    const style = /\/assets\/editor-[^/]+\.css$/;
    await page.route(style, (route) => (isTold() ? route.continue() : route.abort()));
    // The desk brings the editor ahead, in vain; nobody hears of that.
    const refused = page.waitForEvent('requestfailed', (request) => style.test(request.url()));
    await page.reload();
    await refused;
    // Half a second after it said so the page is loaded anew.
    told = await textsOf(page, 'main');
    const reloaded = page.waitForEvent('load');
    await page.goto(`${server.url}/#/view?fileId=${made.id}`);
    await reloaded;
    expect([...told].join()).toContain('组件加载异常');
    expect(isTold()).toBe(true);
    await expect(page.getByRole('textbox', { name: '课件名称' })).toHaveValue('望月');
  });

  test('the page holds the styles that it begins with, and waits for no file of them', async ({ page }) => {
    const html = await (await page.request.get(server.url)).text();
    expect(html).toMatch(/<style nonce="[^"]+">.*--paper:/);
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('an old browser is told to be upgraded, and not left in front of a page that waits', async ({
    page,
  }) => {
    await page.goto(`${server.url}/#/login`);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.addInitScript(() => void Reflect.deleteProperty(AbortSignal, 'any'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('浏览器版本过低，请升级到最新版本。');
    await page.addInitScript(() => void Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('浏览器不受支持，请更换浏览器（推荐 Chrome）。');
  });

  test('says that the server is away, and goes on when it is back', async ({ page }) => {
    const own = await RunningServer.start();
    try {
      const teacher = await apiSession(own.url, { loginName: newLoginName(), realName: '陈晓雨' });
      await signInThroughScreen(page, own.url, teacher.loginName);
      await page.getByRole('link', { name: '我的网盘', exact: true }).click();
      // Its code is here: what is pressed after that asks the server.
      const bin = page.getByRole('button', { name: '回收站', exact: true });
      await expect(bin).toBeVisible();
      await own.kill();
      await bin.click();
      await expect(page.getByText('网络已断开，请检查网络后重试')).toBeVisible();
      // What was not brought before comes when the server is back, to the same page.
      await page.evaluate(() => Object.assign(globalThis, { same: true }));
      await page.getByRole('link', { name: '个人中心' }).click();
      await expect(page.getByRole('button', { name: '刷新', exact: true }).last()).toBeVisible();
      await own.up();
      await expect(page.getByText('网络已断开，请检查网络后重试')).toBeHidden();
      await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible();
      expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
    } finally {
      await own.close();
    }
  });

  test('a part of the program that is pressed for before anybody noticed that the server is away comes at another press', async ({
    page,
  }) => {
    const own = await RunningServer.start();
    try {
      const teacher = await apiSession(own.url, { loginName: newLoginName(), realName: '陈晓雨' });
      await signInThroughScreen(page, own.url, teacher.loginName);
      const link = page.getByRole('link', { name: '个人中心' });
      await expect(link).toBeVisible();
      // The page began long ago.
      await page.evaluate(() => {
        const real = performance.now.bind(performance);
        performance.now = () => real() + 60_000;
        Object.assign(globalThis, { same: true });
      });
      await own.kill();
      await link.click();
      const again = page.getByRole('button', { name: '刷新', exact: true }).last();
      await expect(again).toBeVisible();
      await own.up();
      const heading = page.getByRole('heading', { name: '个人中心' });
      await expect(async () => {
        if (await heading.isVisible()) return;
        await again.click({ timeout: 1_000 });
        await expect(heading).toBeVisible({ timeout: 2_000 });
      }).toPass();
      expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
    } finally {
      await own.close();
    }
  });
});
