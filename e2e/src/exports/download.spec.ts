import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { newTeacher, registerTeacher } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function contentOf(download: Download): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(readFileSync(await download.path())));
}

async function choose(page: Page, format: string): Promise<void> {
  await page.getByRole('menuitem', { name: format }).click();
}

test.describe('downloading a courseware', () => {
  test('from the editor includes the last edits', async ({ page }) => {
    const teacher = await registerTeacher(server.url);
    const editor = new EditorPage(page, server.url);
    await editor.openAs(teacher, await newCourseware(teacher, '秋天的雨'));
    await editor.writeText('一把钥匙', { x: 100, y: 400 }, { x: 700, y: 500 });
    const pptx = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    await choose(page, 'PowerPoint（.pptx）');
    const file = await pptx;
    expect(file.suggestedFilename()).toBe('秋天的雨.pptx');
    const slide = (await contentOf(file))['ppt/slides/slide1.xml'];
    expect(strFromU8(slide ?? new Uint8Array())).toContain('一把钥匙');

    const ndpx = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    await choose(page, '课件文件（.ndpx）');
    const own = await ndpx;
    expect(own.suggestedFilename()).toBe('秋天的雨.ndpx');
    expect(Object.keys(await contentOf(own))).toContain('courseware.json');

    // Saves a copy in a new folder.
    await page.keyboard.press('Control+Shift+S');
    const dialog = page.getByRole('dialog', { name: '另存为' });
    await dialog.getByLabel('名称').fill('秋天的雨（二班）');
    await dialog.getByRole('button', { name: '新建文件夹' }).click();
    await page.getByRole('dialog', { name: '新建文件夹' }).getByLabel('名称').fill('备份');
    await page.keyboard.press('Enter');
    await dialog.getByRole('row').filter({ hasText: '备份' }).dblclick();
    await expect(dialog.getByText('这里什么都没有')).toBeVisible();
    await dialog.getByRole('button', { name: '保存到这里' }).click();
    await expect(page.getByText('已另存为“秋天的雨（二班）”')).toBeVisible();
    await expect(page.getByLabel('课件名称')).toHaveValue('秋天的雨（二班）');
    await expect(editor.slide).toContainText('一把钥匙');
    await page.goto(`${server.url}/#/user/netdisk`);
    const pack = page.waitForEvent('download');
    await page.getByRole('row').filter({ hasText: '备份' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '下载' }).click();
    const zip = await pack;
    expect(zip.suggestedFilename()).toBe('备份.zip');
    expect(Object.keys(await contentOf(zip))).toEqual(['备份/', '备份/秋天的雨（二班）.ndpx']);
  });

  test('from the desk shows why it failed, and can be retried', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await newCourseware(teacher, '司马光');
    await page.getByRole('link', { name: '我的网盘', exact: true }).click();
    const row = page.getByRole('row').filter({ has: page.getByTitle('司马光', { exact: true }) });
    const ask = async () => {
      await row.click({ button: 'right' });
      await page.getByRole('menuitem', { name: '下载' }).click();
      await choose(page, 'PowerPoint（.pptx）');
    };
    const starting = '**/api/courseware/*/exports';
    await page.route(starting, (route) => route.abort('connectionreset'));
    await ask();
    const list = page.getByRole('region', { name: '导出列表' });
    await expect(list.getByRole('alert')).toHaveText('网络错误，操作失败');
    await list.getByRole('button', { name: '移除导出：司马光' }).click();
    await expect(list).toBeHidden();
    await page.unroute(starting);
    const download = page.waitForEvent('download');
    await ask();
    const file = await download;
    expect(file.suggestedFilename()).toBe('司马光.pptx');
    expect(Object.keys(await contentOf(file))).toContain('ppt/presentation.xml');
  });
});
