import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher, signIn } from '../account-api.ts';
import { Fingers } from '../fingers.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const outline = (page: Page) => page.getByRole('navigation', { name: '题目目录' });
const listed = (page: Page) => outline(page).getByRole('listitem').getByRole('listitem');

/** The stems of the questions, in order. */
async function order(of: Page): Promise<string[]> {
  return (await listed(of).allTextContents()).map((text) => text.replace(/^.*?(第.道).*$/s, '$1'));
}

async function addQuestion(page: Page, kind: string, stem: string): Promise<void> {
  const number = (await listed(page).count()) + 1;
  const section = page.getByRole('region', { name: '第 1 大题' });
  await section.getByRole('button', { name: '加一题' }).click();
  await page.getByRole('menuitem', { name: '选择与判断' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  const dialog = page.getByRole('dialog');
  // The dialog gives the stem the focus once its code is loaded.
  await expect(dialog.locator('[data-open-text]:focus')).toBeVisible();
  await page.keyboard.type(stem);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(listed(page)).toHaveCount(number);
}

test('an exercise is created, its questions are moved in two windows and offline, and it is restored after a reload', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await signIn(page, server.url, teacher);
  await page.getByRole('button', { name: '新建练习' }).click();
  await page.waitForURL(/#\/exercise\?fileId=/);
  await addQuestion(page, '单选题', '第一道');
  await addQuestion(page, '判断题', '第二道');
  await addQuestion(page, '多选题', '第三道');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  expect(await seriousFindings(page)).toEqual([]);

  // The first question is moved behind the third by keys.
  await listed(page).first().getByRole('button', { name: '第一道' }).click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(page)).toEqual(['第二道', '第三道', '第一道']);
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(() => order(page)).toEqual(['第二道', '第三道', '第一道']);

  // Another window sees each change, and undo takes back this window's changes only.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => order(other)).toEqual(['第二道', '第三道', '第一道']);
  await other.getByRole('textbox', { name: '大题名称' }).fill('选一选');
  await other.getByRole('textbox', { name: '大题名称' }).blur();
  await expect(outline(page).getByText('选一选')).toBeVisible();
  await page.bringToFront();
  await listed(page).first().getByRole('button', { name: '第二道' }).click();
  await page.keyboard.press('Delete');
  await expect.poll(() => order(other)).toEqual(['第三道', '第一道']);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect.poll(() => order(other)).toEqual(['第二道', '第三道', '第一道']);
  await expect(outline(other).getByText('选一选')).toBeVisible();

  // Edits made without a network are sent when it is back.
  await page.context().setOffline(true);
  await listed(page).last().getByRole('button', { name: '第一道' }).click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order(page)).toEqual(['第二道', '第一道', '第三道']);
  await page.context().setOffline(false);
  await expect(page.getByText('已保存', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => order(other)).toEqual(['第二道', '第一道', '第三道']);

  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page.getByRole('list').getByText('未命名练习')).toBeVisible();
});

test.describe('on a touch panel', () => {
  test.use({ hasTouch: true });

  test('questions are moved by a finger on their handle, and by two taps', async ({ page, server }) => {
    const teacher = await registerTeacher(server.url);
    await signIn(page, server.url, teacher);
    await page.getByRole('button', { name: '新建练习' }).click();
    await addQuestion(page, '单选题', '第一道');
    await addQuestion(page, '判断题', '第二道');
    await addQuestion(page, '多选题', '第三道');
    const handle = (number: number) => outline(page).getByRole('button', { name: `移动第 ${number} 题` });
    const from = await handle(1).boundingBox();
    const to = await handle(3).boundingBox();
    if (!from || !to) throw new Error('there is no handle');
    const middle = from.x + from.width / 2;
    const fingers = await Fingers.on(page);
    await fingers.go([middle, from.y + from.height / 2], [middle, to.y + to.height - 3]);
    await expect.poll(() => order(page)).toEqual(['第二道', '第三道', '第一道']);
    await handle(3).tap();
    await listed(page).first().getByRole('button', { name: '第二道' }).tap();
    await expect.poll(() => order(page)).toEqual(['第一道', '第二道', '第三道']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an exercise can be read', async ({ page, server }) => {
    const teacher = await registerTeacher(server.url);
    await signIn(page, server.url, teacher);
    await page.getByRole('button', { name: '新建练习' }).click();
    await expect(page.getByRole('region', { name: '练习内容' })).toBeVisible();
    await expect(outline(page)).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
  });
});
