import { blankCourseware, type Element, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher } from '../account-api.ts';
import { EditorPage, openEmpty } from '../editor-page.ts';
import { importFile } from '../imported-file.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

const ENERGY =
  '<m:oMath><m:r><m:t>E=m</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';

/** A page with a chart at the left and a formula at the right. */
function deck(): Buffer {
  const blank = blankCourseware();
  const page = blank.records.find((each) => each.kind === 'page');
  const rest = blank.records.filter((each) => !(each.kind === 'element' && each.parentId === page?.id));
  const common = { kind: 'element' as const, parentId: page?.id ?? '' };
  const categories = ['语文', '数学', '英语'];
  const elements: Element[] = [
    {
      ...common,
      id: 'chart',
      order: 'a0',
      frame: { x: 40, y: 40, w: 640, h: 480 },
      type: 'chart',
      chart: {
        title: '期中成绩',
        plots: [
          {
            type: 'bar',
            grouping: 'clustered',
            series: [
              { name: '一班', categories, values: [86, 79, 91], labels: { value: true } },
              { name: '二班', categories, values: [82, 88, 85] },
            ],
          },
        ],
        axes: [
          { kind: 'category', position: 'b' },
          { kind: 'value', position: 'l', gridlines: {} },
        ],
        legend: { position: 'b' },
      },
    },
    {
      ...common,
      id: 'formula',
      order: 'a1',
      frame: { x: 760, y: 200, w: 400, h: 120 },
      type: 'shape',
      textBox: true,
      text: {
        paragraphs: [
          {
            runs: [
              { type: 'formula', latex: 'E=mc^{2}', source: ENERGY, display: true, props: { size: 32 } },
            ],
          },
        ],
      },
    },
  ];
  return Buffer.from(
    writePptx(new SnapshotReader({ records: [...rest, ...elements] }), () => undefined, { now: 0 }),
  );
}

/** Imports the deck and opens it; returns its editor. */
async function importDeck(page: Page): Promise<EditorPage> {
  const teacher = await registerTeacher(server.url);
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, await importFile(teacher, '成绩.pptx', deck()));
  await editor.slide.locator('svg text').first().waitFor();
  return editor;
}

test('a chart’s data are edited, extended, pasted from a spreadsheet, and drawn as another kind', async ({
  page,
}) => {
  const editor = await importDeck(page);
  // Behind an open dialog the page is visible, but hidden from screen readers.
  const words = page.locator('[role="application"] [data-page-id] svg text');
  await editor.click(360, 60);
  await page.getByRole('button', { name: '编辑数据…' }).click();
  const data = page.getByRole('dialog', { name: '图表数据' });

  await test.step('a number is typed', async () => {
    const cell = data.getByRole('textbox', { name: '一班，第 2 行' });
    await expect(cell).toHaveValue('79');
    await cell.fill('97');
    await cell.press('Enter');
    await expect(words.filter({ hasText: /^97$/ })).toHaveCount(1);
  });

  await test.step('the undo and redo keys undo and redo it, within the cell as well', async () => {
    const cell = data.getByRole('textbox', { name: '一班，第 2 行' });
    await page.keyboard.press('Control+z');
    await expect(cell).toHaveValue('79');
    await page.keyboard.press('Control+y');
    await expect(cell).toHaveValue('97');
    await cell.focus();
    await page.keyboard.press('Control+z');
    await expect(cell).toHaveValue('79');
    await expect(cell).toBeFocused();
    // Undo affects no edit from before the dialog was opened.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await expect(cell).toHaveValue('97');
  });

  await test.step('text that is not a number is rejected', async () => {
    const cell = data.getByRole('textbox', { name: '二班，第 1 行' });
    await cell.fill('很多');
    await cell.press('Tab');
    await expect(cell).toHaveValue('82');
  });

  await test.step('a series is added and named', async () => {
    await data.getByRole('button', { name: '加一个系列' }).click();
    const name = data.getByRole('textbox', { name: '第 3 个系列的名称' });
    await name.fill('三班');
    await name.press('Enter');
    await expect(words.filter({ hasText: '三班' })).toHaveCount(1);
  });

  await test.step('cells of a spreadsheet are pasted, with additional rows', async () => {
    const cell = data.getByRole('textbox', { name: '名称，第 3 行' });
    await cell.evaluate((input) => {
      const copied = new DataTransfer();
      copied.setData('text/plain', '物理\t66\t67\t68\n化学\t76\t77\t78\n');
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }),
      );
    });
    await expect(data.getByRole('textbox', { name: '三班，第 4 行' })).toHaveValue('78');
    await expect(words.filter({ hasText: '化学' })).toHaveCount(1);
  });

  await test.step('the dialog is accessible in both themes', async () => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '类型' }).click();
  await page.getByRole('option', { name: '饼图' }).click();
  await expect(words.filter({ hasText: '化学' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await editor.saved();
});

test('a chart is inserted with its data open, and gets colours, labels, a legend and axes from its panel', async ({
  page,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const words = page.locator('[role="application"] [data-page-id] svg text');
  const said = (text: string | RegExp) => words.filter({ hasText: text });
  await page.getByRole('button', { name: '图表', exact: true }).click();
  await page.getByRole('menuitem', { name: '柱形图', exact: true }).click();
  const data = page.getByRole('dialog', { name: '图表数据' });
  const cell = data.getByRole('textbox', { name: '一班，第 2 行' });
  await cell.fill('61');
  await cell.press('Enter');
  await page.keyboard.press('Escape');
  await expect(editor.keyboard).toHaveCount(1);
  await expect(said('各班平均分')).toHaveCount(1);
  await expect(said(/^61$/)).toHaveCount(0);

  await test.step('labels, the title, the legend', async () => {
    await page.getByRole('switch', { name: '值', exact: true }).click();
    await expect(said(/^61$/)).toHaveCount(1);
    await page.getByRole('textbox', { name: '图表标题' }).fill('期中');
    await page.keyboard.press('Enter');
    await expect(said('期中')).toHaveCount(1);
    await page.getByRole('combobox', { name: '图例' }).click();
    await page.getByRole('option', { name: '不显示' }).click();
    await expect(said('一班')).toHaveCount(0);
    await editor.surface.focus();
    await page.keyboard.press('Control+z');
    await expect(said('一班')).toHaveCount(1);
  });

  await test.step('an axis: its title, bounds, lines', async () => {
    await page.getByRole('textbox', { name: '纵轴标题' }).fill('分数');
    await page.keyboard.press('Tab');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await expect(said('分数')).toHaveCount(1);
    await expect(said(/^40$/)).toHaveCount(0);
    const most = page.getByRole('textbox', { name: '纵轴最大值' });
    await most.fill('50');
    await most.press('Enter');
    await expect(most).toHaveValue('');
  });

  await test.step('colours of the theme, and a custom one', async () => {
    const bars = (color: string) =>
      page.locator(`[role="application"] [data-page-id] svg path[fill="${color}"]`);
    await page.getByRole('button', { name: '灰度' }).click();
    await expect(page.getByRole('button', { name: '灰度' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '一班的颜色' }).click();
    await page.getByRole('button', { name: '#FF0000' }).click();
    await expect(bars('rgb(255,0,0)').or(bars('#ff0000')).first()).toBeAttached();
    expect(await seriousFindings(page)).toEqual([]);
  });
  await editor.saved();
});

test('a formula is rewritten as LaTeX; invalid LaTeX is reported and not accepted', async ({ page }) => {
  const editor = await importDeck(page);
  const formula = editor.slide.locator('[data-formula]');
  await editor.click(960, 260);
  await page.getByRole('tab', { name: '样式' }).click();
  const field = page.getByRole('textbox', { name: 'LaTeX' });
  await expect(field).toHaveValue('E=mc^{2}');
  await field.fill('\\frac{a}{');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '这个公式还不能显示' })).toBeVisible();
  await expect(formula.locator('.mfrac')).toHaveCount(0);
  await field.fill('\\frac{a}{b}');
  await field.press('Enter');
  await expect(formula.locator('.mfrac')).toHaveCount(1);
  await editor.saved();
});

test('a double click opens a formula’s text as it was laid out, and a chart’s data; a reload returns to the page', async ({
  page,
}) => {
  const editor = await importDeck(page);
  const formula = editor.slide.locator('[data-formula]');
  await expect(formula.locator('.katex-html')).toBeVisible();
  const before = await formula.boundingBox();
  await editor.doubleClick(960, 260);
  await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
  await expect(formula.locator('.katex-html')).toBeVisible();
  expect(await formula.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await editor.doubleClick(360, 300);
  const data = page.getByRole('dialog', { name: '图表数据' });
  await expect(data.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(data).toHaveCount(0);
  await page.keyboard.press('Control+m');
  await expect(page.getByText('第 2 / 2 页')).toBeVisible();
  await editor.saved();
  await page.reload();
  await expect(page.getByText('第 2 / 2 页')).toBeVisible();
});

test('a chart animation by series is set in the editor and plays in the show', async ({ page }) => {
  const editor = await importDeck(page);
  await editor.click(360, 60);
  await page.getByRole('tab', { name: '动画' }).click();
  await page.getByRole('button', { name: '选择效果' }).click();
  await page.getByRole('region', { name: '进入' }).getByRole('button', { name: '擦除', exact: true }).click();
  await page.getByRole('combobox', { name: '分步' }).click();
  await page.getByRole('option', { name: '按系列' }).click();
  const steps = page.getByRole('region', { name: /第 \d 次单击/ });
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('期中成绩 · 一班');
  await expect(steps.last()).toContainText('二班');
  await editor.saved();

  // The layers exist only while it plays, so every frame is checked.
  const inLayers = page.waitForFunction(
    () => document.querySelectorAll('[data-chart-part] svg').length === 3,
    undefined,
    { polling: 'raf' },
  );
  await page.getByRole('button', { name: '播放本页动画' }).click();
  await inLayers;
  await expect(page.getByRole('button', { name: '播放本页动画' })).toBeVisible();
  await expect(page.locator('[data-chart-part]')).toHaveCount(0);
});
