import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { CHART_TITLE, chartPage, drawnTexts } from '../../testing/chart-page.ts';
import { mountEditor } from '../../testing/mounted-editor.tsx';
import { choose } from '../../testing/panel-actions.ts';

const data = page.getByRole('dialog', { name: '图表数据' });
const field = (name: string) => data.getByRole('textbox', { name });

/** Types a value into a cell, and presses the key that leaves it. */
async function enter(name: string, value: string, key = 'Enter'): Promise<void> {
  await field(name).fill(value);
  await commands.press([key]);
}

describe('the data of a chart', () => {
  beforeEach(async () => {
    const editor = await mountEditor(chartPage());
    await expect.poll(drawnTexts).toContain('期中成绩');
    await editor.click(CHART_TITLE);
    await page.getByRole('button', { name: '编辑数据…' }).click();
  });

  it('are undone and redone by keys, also within the cell', async () => {
    const cell = field('一班，第 2 行');
    await expect.element(cell).toHaveValue('79');
    await enter('一班，第 2 行', '97');
    await expect.poll(drawnTexts).toContain('97');
    await commands.press(['Control+z']);
    await expect.element(cell).toHaveValue('79');
    await commands.press(['Control+y']);
    await expect.element(cell).toHaveValue('97');
    (cell.element() as HTMLElement).focus();
    await commands.press(['Control+z']);
    await expect.element(cell).toHaveValue('79');
    await expect.element(cell).toHaveFocus();
    // Undo affects no edit from before the dialog was opened.
    await commands.press(['Control+z', 'Control+y']);
    await expect.element(cell).toHaveValue('97');
  });

  it('keep the former number when a text that is no number is typed', async () => {
    await enter('二班，第 1 行', '很多', 'Tab');
    await expect.element(field('二班，第 1 行')).toHaveValue('82');
  });

  it('get a named series, and pasted cells of a spreadsheet with new rows for them', async () => {
    await data.getByRole('button', { name: '加一个系列' }).click();
    await enter('第 3 个系列的名称', '三班');
    await expect.poll(drawnTexts).toContain('三班');
    const copied = new DataTransfer();
    copied.setData('text/plain', '物理\t66\t67\t68\n化学\t76\t77\t78\n');
    const paste = new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true });
    field('名称，第 3 行').element().dispatchEvent(paste);
    await expect.element(field('三班，第 4 行')).toHaveValue('78');
    await expect.poll(drawnTexts).toContain('化学');
    for (const theme of ['dark', 'light']) {
      document.documentElement.dataset.theme = theme;
      expect(await seriousFindings()).toEqual([]);
    }

    // Shows the same data as another kind of chart.
    await commands.press(['Escape']);
    await choose('类型', '饼图');
    await expect.poll(drawnTexts).toContain('化学');
    expect(drawnTexts()).not.toContain('三班');
  });
});
