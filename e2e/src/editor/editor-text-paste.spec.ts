import { expect, type Page } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** HTML as Word and browsers copy it, with parts that must not be pasted. */
const FOREIGN = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
<p class=MsoNormal>是一把<b>钥匙</b><o:p></o:p></p>
<ul><li><a href="https://example.org/rain">看图</a></li></ul><script>window.hit = 1</script>
<img src="https://elsewhere.example/a.png" onerror="window.hit = 1"><iframe src="https://elsewhere.example/b"></iframe>
<table><tr><td>月份</td><td>雨量</td></tr><tr><td>九月</td><td>31</td></tr></table><!--EndFragment--></body></html>`;

/** Cells as Excel copies them, with formats in classes. */
const CELLS = `<html><head><style><!--td{color:black;font-weight:400;border:none}
.xl65{font-weight:700;background:#FFC000;border:.5pt solid windowtext}--></style></head><body><table>
<col width=64><col width=192><tr><td class=xl65>姓名</td><td class=xl65>评语</td></tr>
<tr><td>王芳</td><td>${'一场秋雨一场寒，十场秋雨要穿棉。'.repeat(12)}</td></tr></table></body></html>`;

/** A formula of Word with its fallback picture, a formula of a web page, and pinyin over characters. */
const LESSON = `<p>得<!--[if gte msEquation 12]><m:oMath><m:f><m:fPr/><m:num><m:r><span lang=EN-US>1</span></m:r></m:num><m:den><m:r><span>2</span></m:r></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><img src="https://elsewhere.example/c.png"><![endif]>与
<span class="katex"><span class="katex-mathml"><math><semantics><mi>y</mi><annotation encoding="application/x-tex">\\sqrt{x}</annotation></semantics></math></span><span class="katex-html">√x</span></span></p>
<p><ruby>春<rt>chūn</rt></ruby><ruby>天<rt>tiān</rt></ruby></p>`;

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((given) => {
    const copied = new DataTransfer();
    copied.setData('text/html', given);
    copied.setData('text/plain', 'words');
    const event = new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

test.describe('text', () => {
  test('copied with its format is pasted with it into another text', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.writeText('重点', { x: 100, y: 100 }, { x: 500, y: 160 });
    await page.keyboard.press('Control+b');
    await editor.doubleClick(120, 120);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await editor.drag({ x: 100, y: 300 }, { x: 500, y: 360 });
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Escape');
    await expect(editor.slide.getByText('重点')).toHaveCount(2);
    await expect(editor.slide.getByText('重点').last()).toHaveCSS('font-weight', '700');
  });

  test('pasted from Word or a web page keeps its structure, on the page and in a text, and runs or fetches nothing', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    const fetched: string[] = [];
    await page.route(/elsewhere\.example/, (route) => {
      fetched.push(route.request().url());
      return route.abort();
    });
    await editor.surface.focus();
    await paste(page, FOREIGN);
    await expect(editor.elements).toHaveCount(2);
    await expect(editor.slide.getByText('钥匙')).toHaveCSS('font-weight', '700');
    await expect(editor.elements.last()).toContainText('九月');
    await page.keyboard.press('Control+z');
    await expect(editor.elements).toHaveCount(0);
    await editor.writeText('想一想：', { x: 100, y: 100 }, { x: 900, y: 160 });
    await editor.doubleClick(130, 120);
    await page.keyboard.press('End');
    await paste(page, FOREIGN);
    await expect(editor.slide.getByText('钥匙')).toHaveCSS('font-weight', '700');
    await expect(editor.slide.getByText('看图')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(fetched).toEqual([]);
  });

  test('in pasted cells keeps formats from classes and a frame of the drawn height; formulas and pinyin are kept', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.surface.focus();
    await paste(page, CELLS);
    await expect(editor.slide.getByText('姓名')).toHaveCSS('font-weight', '700');
    const heights = () =>
      editor.elements.first().evaluate((node) => {
        const table = node.matches('[role="table"]') ? node : node.querySelector('[role="table"]');
        const rows = table ? getComputedStyle(table).gridTemplateRows.split(' ').map(Number.parseFloat) : [];
        const drawn = rows.reduce((sum, height) => sum + height, 0);
        return Math.abs(drawn - ((node as HTMLElement).offsetHeight || drawn));
      });
    await expect.poll(heights).toBeLessThan(1);
    await page.keyboard.press('Control+z');
    await expect(editor.elements).toHaveCount(0);
    for (const isOpen of [false, true]) {
      if (isOpen) {
        await editor.writeText('想一想：', { x: 100, y: 500 }, { x: 900, y: 560 });
        await editor.doubleClick(130, 520);
        await page.keyboard.press('End');
      }
      await paste(page, LESSON);
      await expect(editor.slide.locator('[data-formula] .katex')).toHaveCount(isOpen ? 4 : 2);
      await expect(editor.slide.locator('[data-letter-cell="pinyin"], ruby')).not.toHaveCount(0);
      await expect(page.getByText('没有取来')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
  });
});
