import type { CoursewareRecord } from '@lectern/courseware';
import { type Browser, expect, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { blankPage, importRecords } from '../made-courseware.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;
let teacher: ApiSession;

test.beforeAll(async ({ server: shared }) => {
  server = shared;
  teacher = await registerTeacher(server.url);
});

/** A courseware with two tools on its page: dice, and a tool that does not exist in the program. */
async function coursewareWithTools(): Promise<string> {
  const { page, others } = blankPage();
  const tool = (id: string, toolKey: string, x: number): CoursewareRecord => ({
    kind: 'element',
    type: 'tool',
    id,
    parentId: page.id,
    order: `z${id}`,
    frame: { x, y: 200, w: 400, h: 320 },
    toolKey,
    data: {},
  });
  const tools = [tool('a', 'Dice', 100), tool('b', 'Hologram', 700)];
  return await importRecords(teacher, '骰子', [...others, page, ...tools]);
}

/** `beside`: another device of the teacher is teaching it already, and continues. */
async function openShow(browser: Browser, id: string, beside = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    hasTouch: true,
  });
  const page = await context.newPage();
  await barAtBottom(page);
  await signIn(page, server.url, teacher, `/play?fileId=${id}`);
  if (beside) await page.getByRole('button', { name: '另开一节课' }).click();
  await expect(page.getByTestId('show').locator('[data-page-id]').last()).toBeVisible();
  return page;
}

const dice = (page: Page) => page.getByRole('button', { name: /^点击投掷/ });
const thrown = (page: Page) => page.getByRole('list', { name: '记录' }).getByRole('listitem');

test('changes to one tool by two disconnected users are merged', async ({ browser }) => {
  const id = await coursewareWithTools();
  const [one, two] = [await openShow(browser, id), await openShow(browser, id, true)];
  await one.getByRole('button', { name: '记录', exact: true }).click();
  await expect(two.getByText('还没有投掷')).toBeVisible();
  await one.context().setOffline(true);
  await dice(one).click();
  await dice(two).click();
  await expect(thrown(one)).toHaveCount(1);
  await expect(thrown(two)).toHaveCount(1);
  await one.context().setOffline(false);
  for (const page of [one, two]) await expect(thrown(page)).toHaveCount(2);
  expect(await thrown(one).allTextContents()).toEqual(await thrown(two).allTextContents());
  for (const page of [one, two]) await page.context().close();
});

test('a mind map typed in the editor is folded in class by a finger, and stays folded after a reload', async ({
  browser,
}) => {
  const id = await newCourseware(teacher, '秋天的雨');
  const editor = new EditorPage(await browser.newPage({ locale: 'zh-CN' }), server.url);
  await editor.openAs(teacher, id);
  const { page, slide } = editor;
  await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '思维导图' }).click();
  await expect(page.locator('[data-typing-field]:focus')).toHaveCount(1);
  await page.keyboard.type('autumn');
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('颜色');
  await page.keyboard.press('Tab');
  await page.keyboard.type('黄色');
  for (const key of ['Enter', 'Escape']) await page.keyboard.press(key);
  await expect(slide.getByRole('img', { name: /思维导图 autumn、.*颜色、黄色/ })).toBeVisible();
  await editor.saved();
  await page.close();

  const show = await openShow(browser, id);
  await expect(show.getByText('黄色', { exact: true })).toBeVisible();
  await show.getByRole('button', { name: '收起“颜色”' }).tap();
  await expect(show.getByText('黄色', { exact: true })).toHaveCount(0);
  await show.reload();
  await show.getByRole('button', { name: '展开“颜色”，还有 1 个' }).click();
  await expect(show.getByText('黄色', { exact: true })).toBeVisible();
  await show.context().close();
});

test('the code of tools is loaded for a page with a tool, and not for a page without', async ({
  browser,
}) => {
  for (const [id, isFetched] of [
    [await coursewareWithTools(), true],
    [await newCourseware(teacher, '没有工具'), false],
  ] as const) {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await signIn(page, server.url, teacher, `/play?fileId=${id}`);
    await page.getByRole('radio', { name: /^底部/ }).click();
    if (isFetched) await expect(dice(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.some((url) => /\/load-tool-[^/]+\.js$/.test(url))).toBe(isFetched);
    // Names and settings of tools are loaded only in the editor.
    expect(scripts.filter((url) => /\/catalogue-[^/]+\.js$/.test(url))).toEqual([]);
    await context.close();
  }
});
