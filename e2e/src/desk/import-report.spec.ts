import { readFile } from 'node:fs/promises';
import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import { expect, type Locator, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { seriousFindings } from '../account-accessibility.ts';
import { newTeacher, registerTeacher } from '../account-api.ts';
import { transfers } from '../desk-page.ts';
import { EditorPage } from '../editor-page.ts';
import { importFile } from '../imported-file.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

const FRAME = '<a:off x="3810000" y="1905000"/><a:ext cx="2857500" cy="1905000"/>';
/** An object of an unknown kind, and a picture without its file. */
const STRANGE_OBJECT = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="90" name="奇怪的对象"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${FRAME}</p:xfrm><a:graphic><a:graphicData uri="urn:school:hologram"/></a:graphic></p:graphicFrame>`;
const LOST_PICTURE = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="91" name="组合"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:pic><p:nvPicPr><p:cNvPr id="92" name="丢失的图片"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId99"/></p:blipFill><p:spPr><a:xfrm>${FRAME}</a:xfrm></p:spPr></p:pic></p:grpSp>`;
const RARE_FONT_TEXT = `<p:sp><p:nvSpPr><p:cNvPr id="93" name="字"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${FRAME}</a:xfrm><a:prstGeom prst="rect"/></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="zh-CN"><a:ea typeface="教室手写楷体"/></a:rPr><a:t>秋天的雨</a:t></a:r></a:p></p:txBody></p:sp>`;

/** Three pages, of which the second and third contain objects that cannot be imported unchanged. */
function strangeDeck(): Buffer {
  const blank = blankCourseware();
  const first = blank.records.find((each) => each.kind === 'page');
  if (!first) throw new Error('a blank courseware has no page');
  const pages = ['a', 'b', 'c'].map((order) => ({ ...first, id: `page-${order}`, order }));
  const rest = blank.records.filter(
    (each) => each.kind !== 'page' && !(each.kind === 'element' && each.parentId === first.id),
  );
  const reader = new SnapshotReader({ records: [...rest, ...pages] });
  const parts = unzipSync(writePptx(reader, () => undefined, { now: 0 }));
  const put = (name: string, nodes: string) => {
    const part = parts[name];
    if (!part) throw new Error(`the deck has no ${name}`);
    parts[name] = strToU8(strFromU8(part).replace(/(<\/p:spTree>|<p:spTree\/>)/, `${nodes}$1`));
  };
  put('ppt/slides/slide2.xml', STRANGE_OBJECT);
  put('ppt/slides/slide3.xml', LOST_PICTURE + RARE_FONT_TEXT);
  return Buffer.from(zipSync(parts));
}

/** A deck of three pages whose last page is missing in the file. */
function deckWithoutItsLastPage(): Buffer {
  const parts = unzipSync(strangeDeck());
  const { 'ppt/slides/slide3.xml': _, ...rest } = parts;
  return Buffer.from(zipSync(rest));
}

async function importStrangeDeck(page: Page): Promise<EditorPage> {
  const teacher = await registerTeacher(server.url);
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, await importFile(teacher, '旧课件.pptx', strangeDeck()));
  return editor;
}

test.describe('the import report', () => {
  test('lists the objects of a file that were replaced, with the missing fonts, and links to an object', async ({
    page,
  }) => {
    await importStrangeDeck(page);
    await page.getByRole('button', { name: /^导入报告 \d+ 条$/ }).click();
    const report = page.getByRole('dialog', { name: '导入报告' });
    await expect(report.getByText('“旧课件”')).toBeVisible();
    const font = report.getByRole('region', { name: '缺少的字体' }).getByRole('listitem');
    await expect(font.filter({ hasText: '教室手写楷体' })).toContainText(/用“.+”代替/);
    await expect(report.getByRole('region', { name: '第 2 页' }).getByRole('button')).toBeVisible();
    await report.getByRole('region', { name: '第 3 页' }).getByRole('button', { name: /图片/ }).click();
    await expect(page.getByText('第 3 / 3 页')).toBeVisible();
    await expect(page.getByText('已选 1 个')).toBeVisible();
  });

  test('lists missing content before the courseware opens and inside it, with a link to the whole file', async ({
    page,
  }) => {
    const file = deckWithoutItsLastPage();
    const savedFile = async (pressed: Locator) => {
      const download = page.waitForEvent('download');
      await pressed.click();
      const saved = await download;
      expect(saved.suggestedFilename()).toBe('残缺.pptx');
      expect((await readFile(await saved.path())).equals(file)).toBe(true);
    };
    await newTeacher(page, server.url, '陈晓雨');
    await page
      .getByLabel('导入 PowerPoint', { exact: true })
      .setInputFiles({ name: '残缺.pptx', mimeType: 'application/octet-stream', buffer: file });

    await test.step('shows the loss in the list of files, without opening it', async () => {
      const row = transfers(page).getByRole('listitem');
      await expect(row.getByRole('alert')).toHaveText('文件没有完整读出，1 页不能读取，是空白页。');
      await savedFile(row.getByRole('button', { name: '下载原文件' }));
      await expect(page).not.toHaveURL(/#\/view/);
      await row.getByRole('button', { name: '打开' }).click();
      await expect(page).toHaveURL(/#\/view\?fileId=/);
    });

    const notice = page.getByRole('alert', { name: '没有导入整个文件' });
    const report = page.getByRole('dialog', { name: '导入报告' });
    await test.step('shows the loss above the page, accessible in both themes', async () => {
      await expect(notice).toContainText('1 页不能读取，是空白页');
      await expect(notice).toContainText('原文件完整保存在课件旁边');
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        expect(await seriousFindings(page)).toEqual([]);
      }
      await savedFile(notice.getByRole('button', { name: /^下载原文件（.+）$/ }));
    });

    await test.step('links to the report, which also lists the loss', async () => {
      await notice.getByRole('button', { name: '查看导入报告' }).click();
      await expect(report.getByText('1 页不能读取，是空白页')).toBeVisible();
      await savedFile(report.getByRole('button', { name: /^下载原文件/ }));
      await page.keyboard.press('Escape');
    });

    await test.step('shows the loss above the pages on a phone', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('note')).toBeVisible();
      await expect(notice).toContainText('1 页不能读取，是空白页');
      await page.setViewportSize(size ?? { width: 1280, height: 720 });
    });

    await test.step('does not show the loss again once it was read, and keeps the report', async () => {
      await notice.getByRole('button', { name: '知道了' }).click();
      await expect(notice).toBeHidden();
      await page.reload();
      const chip = page.getByRole('button', { name: /^导入报告 \d+ 条$/ });
      await chip.click();
      await expect(report.getByRole('button', { name: /^下载原文件/ })).toBeVisible();
      await expect(notice).toBeHidden();
    });
  });
});
