import { expect, type Locator, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { newTeacher, signIn } from '../account-api.ts';
import { file, openDisk, row, upload } from '../desk-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

/** Of a kind that is shared. */
const PDF = '%PDF-1.4\n%%EOF\n';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新建文件夹' }).click();
  await page.getByLabel('文件夹名称').fill(name);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(row(page, name)).toBeVisible();
}

/** What React drew an element with last: another thing after each drawing. */
function drawnWith(element: Locator) {
  return element.evaluateHandle(
    (node) => Object.entries(node).find(([key]) => key.startsWith('__reactProps'))?.[1] as unknown,
  );
}

/** By how much the page is wider than its window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test.describe('the disk', () => {
  test('folders, moving, renaming by key, the bin with undo, and deleting for ever', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await openDisk(page);
    await makeFolder(page, '三年级上册');
    await upload(page, file('备课笔记.txt', '明天的课'), file('生字表.txt', '桂 窗 凉 送'));
    for (const name of ['备课笔记.txt', '生字表.txt']) await expect(row(page, name)).toBeVisible();

    const drawn = await drawnWith(row(page, '生字表.txt'));
    await page.getByLabel('选择 备课笔记.txt').check();
    await expect(page.getByRole('button', { name: '移动到…' })).toBeVisible();
    // The screen was drawn anew, and of its rows the one that changed alone.
    const same = await row(page, '生字表.txt').evaluate((line, before) => {
      const now = Object.entries(line).find(([key]) => key.startsWith('__reactProps'))?.[1];
      return now !== undefined && now === before;
    }, drawn);
    expect(same).toBe(true);
    await page.getByLabel('选择 生字表.txt').check();
    await page.getByRole('button', { name: '移动到…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '三年级上册' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '移动到这里' }).click();
    await expect(page.getByText('已移动 2 项')).toBeVisible();
    await expect(row(page, '生字表.txt')).toBeHidden();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(row(page, '生字表.txt')).toBeVisible();

    // Both of those that are chosen, by mouse, as cards onto the folder's card.
    await page.getByLabel('选择 备课笔记.txt').check();
    await page.getByLabel('选择 生字表.txt').check();
    await page.getByRole('button', { name: '网格' }).click();
    const cards = page.getByRole('main');
    // One menu for all cards: it is that of the card which was pressed, and between them there is none.
    const renames = page.getByRole('menuitem', { name: '重命名' });
    const called = page.getByRole('dialog').getByRole('textbox');
    for (const name of ['备课笔记.txt', '三年级上册']) {
      await cards.getByTitle(name, { exact: true }).click({ button: 'right' });
      await renames.click();
      await expect(called).toHaveValue(name);
      await page.keyboard.press('Escape');
      await expect(called).toBeHidden();
    }
    // The menu before it may still be going.
    const menu = page.getByRole('menu', { name: '更多操作：备课笔记.txt' });
    const taken = menu.getByRole('menuitem', { name: '下载' });
    await cards.getByRole('button', { name: '更多操作：备课笔记.txt' }).click();
    await expect(taken).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(taken).toBeHidden();
    await cards.getByTitle('生字表.txt', { exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(500, 500);
    await expect(page.getByText('已选 2 项').last()).toBeVisible();
    await cards.getByTitle('三年级上册', { exact: true }).hover();
    await page.mouse.up();
    await expect(cards.getByTitle('生字表.txt', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: '列表', exact: true }).click();

    await row(page, '三年级上册').getByTitle('三年级上册').click();
    await row(page, '生字表.txt').getByTitle('生字表.txt').focus();
    await page.keyboard.press('F2');
    await page.getByLabel('名称', { exact: true }).fill('第一课/生字');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('名称不能为空');
    await page.getByLabel('名称', { exact: true }).fill('第一课生字.txt');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(row(page, '第一课生字.txt')).toBeVisible();

    await row(page, '第一课生字.txt').getByTitle('第一课生字.txt').focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('已将“第一课生字.txt”移到回收站')).toBeVisible();
    await expect(row(page, '第一课生字.txt')).toBeHidden();
    // The keyboard goes on with the line that took its place, also after the press on the offer.
    const next = row(page, '备课笔记.txt').getByTitle('备课笔记.txt');
    await expect(next).toBeFocused();
    await page
      .locator('div')
      .filter({ hasText: /^已将“第一课生字.txt”移到回收站/ })
      .getByRole('button', { name: '撤销' })
      .click();
    await expect(row(page, '第一课生字.txt')).toBeVisible();
    await expect(next).toBeFocused();

    // Of cards too, and from their menu.
    await page.getByRole('button', { name: '网格' }).click();
    const card = (name: string) => page.locator('li[data-document]', { hasText: name });
    await card('第一课生字.txt').locator('[data-name]').focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '移到回收站' }).press('Enter');
    await expect(card('第一课生字.txt')).toBeHidden();
    await expect(card('备课笔记.txt').locator('[data-name]')).toBeFocused();
    await page.getByRole('button', { name: '列表', exact: true }).click();
    await page.getByRole('button', { name: '回收站', exact: true }).click();
    await row(page, '第一课生字.txt')
      .getByRole('button', { name: /^更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '彻底删除' }).click();
    await expect(page.getByRole('dialog')).toContainText('“第一课生字.txt”将被永久删除，无法恢复。');
    await page.getByRole('dialog').getByRole('button', { name: '彻底删除' }).click();
    await expect(page.getByText('回收站是空的')).toBeVisible();
  });

  test('keeps the keyboard on its line while a long list is scrolled, and walks through it by page and to its ends', async ({
    page,
  }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const name = (at: number) => `第${String(at).padStart(3, '0')}课`;
    for (let at = 0; at < 60; at += 1)
      await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: name(at) });
    await page.goto(`${server.url}/#/user/netdisk?order=name&direction=asc`);
    const line = (at: number) => row(page, name(at)).getByTitle(name(at), { exact: true });
    await line(0).focus();
    // To the end of what is known; the rest comes when that is in sight.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(line(59)).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expect(line(59)).toBeInViewport();
    await expect(row(page, name(0))).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(line(0)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(line(0)).not.toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(line(0)).toBeFocused();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 5_000);
    await expect(line(59)).toBeInViewport();
    await expect(line(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(line(1)).toBeFocused();
    await expect(line(1)).toBeInViewport();
  });

  test('finds by a part of the name, in every folder, and says when there is nothing', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const made = (await teacher.call('POST', '/api/documents/v1.0/c/document/meta', {
      name: '秋天的雨 第一课时',
    })) as { id: string };
    expect(made.id).toBeTruthy();
    const box = page.getByRole('searchbox', { name: '搜索我的文档' });
    await box.fill('天的');
    await expect(row(page, '秋天的雨 第一课时')).toBeVisible();
    await box.fill('冬天');
    await expect(page.getByText('没有找到相关文档')).toBeVisible();

    // The letters of an input method are not what is looked for.
    const words = await page.context().newCDPSession(page);
    await box.fill('');
    await expect(row(page, '秋天的雨 第一课时')).toBeVisible();
    await words.send('Input.imeSetComposition', { text: "dong'tian", selectionStart: 9, selectionEnd: 9 });
    await page.waitForTimeout(600);
    await expect(page).not.toHaveURL(/search=/);
    await words.send('Input.insertText', { text: '天的雨' });
    await expect(page).toHaveURL(/search=%E5%A4%A9%E7%9A%84%E9%9B%A8$/);
    await expect(row(page, '秋天的雨 第一课时')).toBeVisible();
  });

  test('what was opened stands first under recent, with the name that it got in the editor', async ({
    page,
  }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const centre = '/api/documents/v1.0/c/document';
    for (const name of ['望月', '秋天的雨']) {
      const { id } = (await teacher.call('POST', `${centre}/meta`, { name })) as { id: string };
      await teacher.call('POST', `${centre}/${id}/visit`, {});
    }
    await page.reload();
    const recent = page.getByRole('region', { name: '最近' }).getByRole('listitem');
    await expect(recent).toHaveText([/秋天的雨/, /望月/]);
    // Nothing stands twice: all that there is, is recent.
    await expect(page.getByRole('heading', { name: '全部文档' })).toBeHidden();
    const visited = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/visit'));
    await recent.filter({ hasText: '望月' }).getByRole('button').first().click();
    await visited;
    await page.getByRole('textbox', { name: '课件名称' }).fill('望月怀远');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/望月怀远/);
    // As it was known before any list was read anew.
    await page.route('**/documents/recent**', () => undefined);
    await page.goBack();
    await expect(recent).toHaveText([/望月怀远/, /秋天的雨/]);
  });

  test('a new courseware has its default name and opens', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByRole('button', { name: /^新建课件/ }).click();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await page.goto(`${server.url}/#/user/netdisk`);
    await expect(page).toHaveTitle('我的网盘 · 讲台');
    await expect(row(page, '未命名课件')).toBeVisible();
  });

  test('the chapter that is taught is chosen by keys in a textbook, stays, and a new courseware is noted under it', async ({
    page,
  }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await expect(page.getByText('还没有选择正在教的章节')).toBeVisible();
    await expect(page.getByText(/^正在教/)).toHaveCount(0);
    await page.getByRole('button', { name: '选择章节' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '选择正在教的章节' });
    const chosen = dialog.getByRole('treeitem', { selected: true });
    await expect(chosen).toHaveText('1 大青树下的小学');
    expect(await seriousFindings(page)).toEqual([]);
    // Escape leaves all as it was; another subject shows its own book.
    await dialog.getByRole('combobox', { name: '学科' }).click();
    await page.getByRole('option', { name: '数学' }).click();
    await expect(dialog.getByRole('combobox', { name: '教材' })).toContainText('人教版 上册');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: '选择章节' }).press('Enter');
    await chosen.focus();
    // Out to its unit, which is closed, on to the next, which is opened, and down to its third lesson.
    const way = ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'];
    for (const key of [...way, 'Enter']) await page.keyboard.press(key);
    await expect(chosen).toHaveText('6 秋天的雨');
    await dialog.getByRole('button', { name: '确定' }).click();
    const line = page.getByText('正在教 统编版 语文 三年级上册 · 第二单元 · 6 秋天的雨');
    await expect(line).toBeVisible();
    await page.reload();
    await expect(line).toBeVisible();
    // It is on another device of the teacher too.
    const elsewhere = await (await page.context().browser()?.newContext({ locale: 'zh-CN' }))?.newPage();
    if (!elsewhere) throw new Error('there is no second browser');
    await signIn(elsewhere, server.url, teacher);
    await expect(elsewhere.getByText('正在教 统编版 语文 三年级上册 · 第二单元 · 6 秋天的雨')).toBeVisible();
    await elsewhere.context().close();
    const answered = page.waitForResponse((response) => response.url().includes('/document/meta'));
    await page.getByRole('button', { name: /^新建课件/ }).click();
    const made = await (await answered).json();
    expect(made.teaching_materials).toMatchObject([
      { teaching_material_id: '497870f2-c933-5911-8f84-7f4af5c3f945' },
    ]);
    await expect(page).toHaveURL(new RegExp(`#/view\\?fileId=${made.id}`));
  });

  test('what one window of a teacher renames, moves to the bin and shares is so in the other at once', async ({
    page,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await openDisk(page);
    await upload(page, file('备课笔记.txt', '明天的课'), file('生字表.pdf', PDF));
    await expect(row(page, '生字表.pdf')).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await row(second, '备课笔记.txt').getByTitle('备课笔记.txt').focus();
    await second.keyboard.press('Delete');
    await expect(row(page, '备课笔记.txt')).toBeHidden();
    await row(page, '生字表.pdf').getByTitle('生字表.pdf').focus();
    await page.keyboard.press('F2');
    await page.getByLabel('名称', { exact: true }).fill('第一课生字.pdf');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(row(second, '第一课生字.pdf')).toBeVisible();

    // Both dialogs saw that there was no link.
    const shared = async (window: Page) => {
      await row(window, '第一课生字.pdf')
        .getByRole('button', { name: /^更多操作/ })
        .click();
      await window.getByRole('menuitem', { name: '共享…' }).click();
      const dialog = window.getByRole('dialog');
      await expect(dialog.getByRole('switch', { name: '链接分享' })).toBeVisible();
      return dialog;
    };
    const [first, late] = [await shared(page), await shared(second)];
    const link = (dialog: Locator) => dialog.getByRole('textbox', { name: '链接', exact: true });
    await first.getByRole('switch', { name: '链接分享' }).click();
    await expect(link(first)).toBeVisible();
    await late.getByRole('switch', { name: '链接分享' }).click();
    await expect(second.getByText('这个链接刚在别处改过，请核对后再改')).toBeVisible();
    await expect(link(late)).toHaveValue(await link(first).inputValue());
    await second.close();
  });

  test('an open folder that another window moves to the bin says so and leads out, and is back with it', async ({
    page,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await openDisk(page);
    await makeFolder(page, '公开课');
    await row(page, '公开课').getByTitle('公开课').click();
    await upload(page, file('备课笔记.txt', '明天的课'));
    await page.getByLabel('选择 备课笔记.txt').check();
    const second = await page.context().newPage();
    await second.goto(`${server.url}/#/user/netdisk`);
    const toBin = async () => {
      await row(second, '公开课').getByTitle('公开课').focus();
      await second.keyboard.press('Delete');
    };
    await toBin();
    await expect(page.getByText('这个文件夹不在了')).toBeVisible();
    await expect(row(page, '备课笔记.txt')).toBeHidden();
    await expect(page.getByRole('button', { name: '移动到…' })).toBeHidden();
    await expect(page.getByRole('button', { name: '上传文件', exact: true })).toBeHidden();
    await second.getByRole('button', { name: '撤销' }).click();
    await expect(row(page, '备课笔记.txt')).toBeVisible();
    await toBin();
    await page.getByRole('button', { name: '回到我的文件' }).click();
    await expect(page.getByText('这个文件夹是空的')).toBeVisible();
    await second.close();
  });

  test('the name of a new folder stays in its dialog when the network is gone, and is saved when it is back', async ({
    page,
    context,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await openDisk(page);
    await page.getByRole('button', { name: '新建文件夹' }).click();
    const name = page.getByLabel('文件夹名称', { exact: true });
    await name.fill('三年级上册');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('网络错误，操作失败')).toBeVisible();
    await expect(name).toHaveValue('三年级上册');
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(row(page, '三年级上册')).toBeVisible();
  });

  test('what is shared with a colleague is told to and found by the colleague', async ({ page, browser }) => {
    const owner = await newTeacher(page, server.url, '陈晓雨');
    const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    const colleague = await newTeacher(other, server.url, '李明');
    await openDisk(page);
    await upload(page, file('公开课录音.mp3', 'ID3'));
    await row(page, '公开课录音.mp3')
      .getByRole('button', { name: /^更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '共享…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('账号', { exact: true })).toBeFocused();
    const find = dialog.getByRole('button', { name: '查找' });
    await dialog.getByLabel('账号', { exact: true }).fill('nobody-of-this-name');
    await find.click();
    await expect(dialog.getByText('找不到这个账号，请核对后重试')).toBeVisible();
    await dialog.getByLabel('账号', { exact: true }).fill(owner.loginName);
    await find.click();
    await expect(dialog.getByText('这是您自己的账号')).toBeVisible();
    await dialog.getByLabel('账号', { exact: true }).fill(colleague.loginName);
    await find.click();
    // Neither works at a school here, so that each sees the other's name shortened.
    await expect(dialog.getByRole('status', { name: '找到的同事' })).toContainText('李**');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '共享', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText('李**');
    await expect(dialog.getByRole('status', { name: '找到的同事' })).toBeEmpty();
    await expect(other.getByRole('button', { name: '通知，1 条未读' })).toBeVisible();
    await other.getByRole('button', { name: '通知，1 条未读' }).click();
    await expect(other.getByText('“公开课录音.mp3”与您共享：可编辑')).toBeVisible();
    await other.getByRole('button', { name: '清空' }).click();
    await expect(other.getByText('您暂时没有新通知')).toBeVisible();
    await other.goto(`${server.url}/#/user/netdisk?place=shared`);
    await expect(row(other, '公开课录音.mp3')).toBeVisible();
    await other.context().close();
    // The menu was made at that first press: the focus comes back to its button all the same.
    await page.keyboard.press('Escape');
    await expect(row(page, '公开课录音.mp3').getByRole('button', { name: /^更多操作/ })).toBeFocused();
  });
});

test.describe('the desk on every screen', () => {
  test('has nothing that axe finds serious, light and dark, desk and disk', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '秋天的雨' });
    // While the list of what was opened last has not come either.
    await page.route('**/documents/recent**', () => undefined);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: '正在努力加载' })).not.toHaveCount(0);
    expect(await seriousFindings(page), 'loading').toEqual([]);
    await page.unroute('**/documents/recent**');
    for (const theme of ['light', 'dark']) {
      for (const address of ['/#/', '/#/user/netdisk', '/#/user/netdisk?place=bin']) {
        await page.goto(`${server.url}/?theme=${theme}${address.slice(1)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await seriousFindings(page), `${address} ${theme}`).toEqual([]);
      }
    }
  });

  test('nothing hangs over the edge at any width, in either language', async ({ page }) => {
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
        }
      }
    }
  });

  test('on a phone the navigation opens, leads on and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByRole('button', { name: '打开导航' }).click();
    const link = page.getByRole('navigation').getByRole('link', { name: '我的网盘' });
    // The press itself asks for the first rows, before the disk is there: here it leads nowhere.
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

  test('on a phone a courseware opens to look at and to teach, and says that it is edited elsewhere', async ({
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
    // Its one page is drawn, as wide as the screen.
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

test('a field that has the keyboard is marked by its frame alone', async ({ page }) => {
  await newTeacher(page, server.url, '陈晓雨');
  await page.getByRole('searchbox').click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveCSS('outline-style', 'none');
  await openDisk(page);
  await page.getByRole('button', { name: '新建文件夹' }).click();
  await expect(page.getByRole('textbox', { name: '文件夹名称' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: '文件夹名称' })).toHaveCSS('outline-style', 'none');
});
