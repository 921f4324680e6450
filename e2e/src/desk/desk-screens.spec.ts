import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { newTeacher } from '../account-api.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Difference of the page's width and the window's width, CSS pixels. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Texts of cards covered by the button in their corner. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button + button')].flatMap((over) => {
      const card = over.previousElementSibling;
      if (card === null || getComputedStyle(over).position !== 'absolute') return [];
      const { left, bottom } = over.getBoundingClientRect();
      const words = [...card.querySelectorAll('strong, span')];
      return words.flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const isUnder = [...range.getClientRects()].some((line) => line.right > left && line.top < bottom);
        return isUnder ? [element.textContent ?? ''] : [];
      });
    }),
  );
}

test.describe('the desk on every screen size', () => {
  test('has no serious finding of axe, in light and dark, on desk and disk', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '秋天的雨' });
    // The screen is also checked while the list of recent documents is still loading.
    await page.route('**/documents/recent**', () => undefined);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: '正在努力加载' })).not.toHaveCount(0);
    expect(await seriousFindings(page), 'loading').toEqual([]);
    await page.unroute('**/documents/recent**');
    for (const theme of ['light', 'dark']) {
      for (const [address, loaded] of [
        ['#/', '秋天的雨'],
        ['#/user/netdisk', '秋天的雨'],
        ['#/user/netdisk?place=bin', '回收站是空的'],
      ] as const) {
        await page.goto(`${server.url}/?theme=${theme}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByText(loaded).first()).toBeVisible();
        expect(await seriousFindings(page), `${address} ${theme}`).toEqual([]);
      }
    }
  });

  test('has no content beyond the edge or below a button at any width, in either language', async ({
    page,
  }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '长'.repeat(200) });
    for (const language of ['zh', 'en']) {
      await page.evaluate((wanted) => localStorage.setItem('lectern.language', wanted), language);
      for (const address of ['/#/', '/#/user/netdisk']) {
        await page.goto(server.url + address);
        await page.reload();
        await expect(page.getByTitle('长'.repeat(200)).first()).toBeVisible();
        for (const [width, height] of [
          [1920, 1080],
          [1366, 768],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => overhang(page), { message: `${address} ${language} ${width}` })
            .toBeLessThanOrEqual(0);
          expect(await coveredWords(page), `${address} ${language} ${width}`).toEqual([]);
        }
      }
    }
  });

  test('has a menu on a phone that opens, navigates and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByRole('button', { name: '打开导航' }).click();
    const link = page.getByRole('navigation').getByRole('link', { name: '我的网盘' });
    // Pressing the link requests the first rows before the disk is shown; in this test the link does not navigate.
    await link.evaluate((anchor) =>
      anchor.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    const rows = page.waitForRequest(/\/c\/documents\?.*limit=50/);
    await link.click();
    await rows;
    await link.click();
    await expect(page.getByRole('heading', { name: '我的网盘' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
  });

  test('opens a courseware on a phone for viewing and teaching, with a note that it can only be edited on a computer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const made = (await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '望月' })) as {
      id: string;
    };
    await page.goto(`${server.url}/#/view?fileId=${made.id}`);
    await expect(page.getByRole('note')).toHaveText(
      '屏幕较小，这里可以查看、改文字和授课；其他编辑请使用电脑或平板。',
    );
    await expect(page.getByRole('heading', { name: '望月' })).toBeVisible();
    await expect(page.getByRole('toolbar', { name: '插入' })).toBeHidden();
    // The only page is as wide as the screen.
    const sheet = page.getByRole('listitem').locator('[inert] > span > *').first();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(330);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: '授课', exact: true }).click();
    await expect(page).toHaveURL(/#\/play\?fileId=.+&page=1$/);
    await page.goBack();
    await page.getByRole('button', { name: '从第 1 页开始授课' }).click();
    await expect(page).toHaveURL(/#\/play\?/);
  });
});
