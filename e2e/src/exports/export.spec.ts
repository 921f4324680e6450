import { readFileSync } from 'node:fs';
import { shortRun } from '@lectern/base/missing';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

function exportsOf(page: Page) {
  return page.getByRole('region', { name: '导出列表' });
}

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: '下载' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.describe('exporting a courseware', () => {
  test('from the editor creates the current page as a picture, all pages as a PDF that is saved automatically, and a show with its notes', async ({
    page,
  }) => {
    const teacher = await registerTeacher(server.url);
    const editor = new EditorPage(page, server.url);
    await editor.openAs(teacher, await newCourseware(teacher, '秋天的雨'));
    await editor.writeText('一把钥匙', { x: 100, y: 400 }, { x: 700, y: 500 });

    await choose(page, '图片');
    const dialog = page.getByRole('dialog', { name: '导出图片' });
    await dialog.getByRole('radio', { name: '当前页（第 1 页）' }).check();
    await dialog.getByRole('button', { name: 'JPEG' }).click();
    const picture = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '导出', exact: true }).click();
    await expect(exportsOf(page)).toBeVisible();
    expect((await picture).suggestedFilename()).toBe('秋天的雨.jpg');
    expect(readFileSync(await (await picture).path()).subarray(0, 3)).toEqual(
      Buffer.from([0xff, 0xd8, 0xff]),
    );
    await expect(page.getByText('已导出“秋天的雨.jpg”')).toBeVisible();

    await choose(page, 'PDF');
    const pages = page.getByRole('dialog', { name: '导出 PDF' });
    await pages.getByRole('radio', { name: '指定页' }).check();
    await pages.getByRole('textbox', { name: '页码' }).fill('1-9');
    await pages.getByRole('button', { name: '导出', exact: true }).click();
    await expect(pages.getByText('请填写 1 到 1 之间的页码')).toBeVisible();
    await pages.getByRole('radio', { name: /^全部/ }).check();
    const pdf = page.waitForEvent('download');
    await pages.getByRole('button', { name: '导出', exact: true }).click();
    expect((await pdf).suggestedFilename()).toBe('秋天的雨.pdf');
    expect(
      readFileSync(await (await pdf).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect(exportsOf(page)).toBeHidden();

    await choose(page, '网页放映');
    const show = page.getByRole('dialog', { name: '导出为网页放映' });
    await show.getByRole('checkbox', { name: '包括备注' }).check();
    const html = page.waitForEvent('download');
    await show.getByRole('button', { name: '导出', exact: true }).click();
    expect((await html).suggestedFilename()).toBe('秋天的雨.html');
  });

  test('is listed again after a reload, and in another window, which only offers its file', async ({
    page,
    context,
  }) => {
    const teacher = await registerTeacher(server.url);
    const id = await newCourseware(teacher, '秋天的雨');
    // The server's responses about exports are held until the windows have shown them.
    let held: object | undefined = { state: 'running', pages_done: 1, pages_total: 3, file: null };
    await context.route('**/api/courseware/exports', async (route) => {
      try {
        const response = await route.fetch();
        const { items } = (await response.json()) as { items: object[] };
        await route.fulfill({ response, json: { items: items.map((item) => ({ ...item, ...held })) } });
      } catch {
        // The page that sent the request was reloaded meanwhile.
      }
    });
    const other = await context.newPage();
    await signIn(other, server.url, teacher);
    await other.getByRole('button', { name: /^账号菜单/ }).waitFor();
    const editor = new EditorPage(page, server.url);
    await editor.open(id);
    await choose(page, 'PowerPoint（.pptx）');
    for (const window of [page, other])
      await expect(exportsOf(window).getByText('第 2 页，共 3 页')).toBeVisible();
    await page.reload();
    await expect(exportsOf(page).getByText('第 2 页，共 3 页')).toBeVisible();
    const saved = page.waitForEvent('download');
    held = undefined;
    expect((await saved).suggestedFilename()).toBe('秋天的雨.pptx');
    for (const window of [page, other]) await expect(exportsOf(window)).toBeHidden();

    held = { state: 'running', file: null };
    await choose(page, '课件文件（.ndpx）');
    await expect(exportsOf(other).getByText('正在写入文件…')).toBeVisible();
    await page.close();
    held = undefined;
    await expect(exportsOf(other).getByText('秋天的雨.ndpx')).toBeVisible();
    await expect(exportsOf(other).getByText('已导出，可以保存')).toBeVisible();
    const offered = other.waitForEvent('download');
    await exportsOf(other).getByRole('button', { name: '保存' }).click();
    expect((await offered).suggestedFilename()).toBe('秋天的雨.ndpx');
    await expect(exportsOf(other)).toBeHidden();
  });

  test('continues after the server was killed, and is saved by the reloaded page', async ({ page }) => {
    // The queue notices the lost job after half a minute.
    const why = shortRun();
    test.skip(why !== undefined, why);
    const own = await RunningServer.start();
    const teacher = await registerTeacher(own.url);
    const id = await newCourseware(teacher, '司马光');
    const editor = new EditorPage(page, own.url);
    await editor.openAs(teacher, id);
    for (let copies = 0; copies < 11; copies += 1) {
      await editor.pages.first().click();
      await page.keyboard.press('Control+d');
    }
    await expect(page.getByText(/^第 \d+ \/ 12 页$/)).toBeVisible();
    await editor.saved();
    await choose(page, '图片');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await expect(page.getByText(/第 [2-9] 页，共 12 页/)).toBeVisible();
    const download = page.waitForEvent('download', { timeout: 80_000 });
    await own.kill();
    await own.up();
    await page.reload();
    await expect(exportsOf(page)).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toBe('司马光.zip');
    expect(Object.keys(unzipSync(new Uint8Array(readFileSync(await file.path()))))).toHaveLength(12);
    await own.close();
  });
});
