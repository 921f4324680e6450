import { expect, type Locator } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { newTeacher, registerTeacher, signIn } from '../account-api.ts';
import { file, makeFolder, openNewDisk, row, upload } from '../desk-page.ts';
import { newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** React's internal properties of an element, which change with each render. */
function drawnWith(element: Locator) {
  return element.evaluateHandle(
    (node) => Object.entries(node).find(([key]) => key.startsWith('__reactProps'))?.[1] as unknown,
  );
}

test.describe('the disk', () => {
  test('has folders, moving, renaming by key, a bin with undo, and permanent deletion', async ({ page }) => {
    await openNewDisk(page, server.url);
    await makeFolder(page, '三年级上册');
    await upload(page, file('备课笔记.txt', '明天的课'), file('生字表.txt', '桂 窗 凉 送'));
    for (const name of ['备课笔记.txt', '生字表.txt']) await expect(row(page, name)).toBeVisible();

    const drawn = await drawnWith(row(page, '生字表.txt'));
    await page.getByLabel('选择 备课笔记.txt').check();
    await expect(page.getByRole('button', { name: '移动到…' })).toBeVisible();
    // Only the changed row was rendered again.
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

    // Drags two selected cards onto a folder's card with the mouse.
    await page.getByLabel('选择 备课笔记.txt').check();
    await page.getByLabel('选择 生字表.txt').check();
    await page.getByRole('button', { name: '网格' }).click();
    const cards = page.getByRole('main');
    // All cards share one context menu, for the card that was pressed; between cards it does not open.
    const renames = page.getByRole('menuitem', { name: '重命名' });
    const called = page.getByRole('dialog').getByRole('textbox');
    for (const name of ['备课笔记.txt', '三年级上册']) {
      await cards.getByTitle(name, { exact: true }).click({ button: 'right' });
      await renames.click();
      await expect(called).toHaveValue(name);
      await page.keyboard.press('Escape');
      await expect(called).toBeHidden();
    }
    // The previous menu may still be closing.
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
    // The next row gets the focus, also after pressing the message's button.
    const next = row(page, '备课笔记.txt').getByTitle('备课笔记.txt');
    await expect(next).toBeFocused();
    await page
      .locator('div')
      .filter({ hasText: /^已将“第一课生字.txt”移到回收站/ })
      .getByRole('button', { name: '撤销' })
      .click();
    await expect(row(page, '第一课生字.txt')).toBeVisible();
    await expect(next).toBeFocused();

    // Cards behave in the same way, also from their menu.
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

  test('keeps the focus on its row while a long list is scrolled, and scrolls by page and to the ends', async ({
    page,
  }) => {
    const teacher = await registerTeacher(server.url);
    const name = (at: number) => `第${String(at).padStart(3, '0')}课`;
    for (let at = 0; at < 60; at += 6)
      await Promise.all([0, 1, 2, 3, 4, 5].map((more) => newCourseware(teacher, name(at + more))));
    await signIn(page, server.url, teacher, '/user/netdisk?order=name&direction=asc');
    const line = (at: number) => row(page, name(at)).getByTitle(name(at), { exact: true });
    await line(0).focus();
    // `End` scrolls to the end of the loaded rows; when that end is visible, more rows load.
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

  test('finds documents by a part of the name, in every folder, and shows a message when there are none', async ({
    page,
  }) => {
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
  });

  test('lists the last opened document first under recent, with its name from the editor', async ({
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
    // No document is listed twice: all are recent.
    await expect(page.getByRole('heading', { name: '全部文档' })).toBeHidden();
    const visited = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/visit'));
    await recent.filter({ hasText: '望月' }).getByRole('button').first().click();
    await visited;
    await page.getByRole('textbox', { name: '课件名称' }).fill('望月怀远');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/望月怀远/);
    // The name was updated before any list was fetched again.
    await page.route('**/documents/recent**', () => undefined);
    await page.goBack();
    await expect(recent).toHaveText([/望月怀远/, /秋天的雨/]);
  });

  test('opens a new courseware under its default name', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByRole('button', { name: /^新建课件/ }).click();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await page.goto(`${server.url}/#/user/netdisk`);
    await expect(page).toHaveTitle('我的网盘 · 讲台');
    await expect(row(page, '未命名课件')).toBeVisible();
  });

  test('has a dialog to select the taught chapter by keys, which is stored and assigned to new coursewares', async ({
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
    // Escape changes nothing; another subject shows its own textbook.
    await dialog.getByRole('combobox', { name: '学科' }).click();
    await page.getByRole('option', { name: '数学' }).click();
    await expect(dialog.getByRole('combobox', { name: '教材' })).toContainText('人教版 上册');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: '选择章节' }).press('Enter');
    await chosen.focus();
    // Moves up to the unit, closes it, opens the next, and moves down to its third lesson.
    const way = ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'];
    for (const key of [...way, 'Enter']) await page.keyboard.press(key);
    await expect(chosen).toHaveText('6 秋天的雨');
    await dialog.getByRole('button', { name: '确定' }).click();
    const line = page.getByText('正在教 统编版 语文 三年级上册 · 第二单元 · 6 秋天的雨');
    await expect(line).toBeVisible();
    await page.reload();
    await expect(line).toBeVisible();
    // The choice is synchronised to another device of the teacher.
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
});
