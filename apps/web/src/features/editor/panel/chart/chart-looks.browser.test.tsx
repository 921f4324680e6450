import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { drawnTexts } from '../../testing/chart-page.ts';
import { type MountedEditor, mountEditor } from '../../testing/mounted-editor.tsx';
import { choose } from '../../testing/panel-actions.ts';

/** Inserts a chart, whose data grid opens, types a number there and closes the grid. */
async function insertChart(): Promise<MountedEditor> {
  const editor = await mountEditor();
  await editor.button('图表').click();
  await page.getByRole('menuitem', { name: '柱形图' }).click();
  const data = page.getByRole('dialog', { name: '图表数据' });
  await data.getByRole('textbox', { name: '一班，第 2 行' }).fill('61');
  await commands.press(['Enter', 'Escape']);
  await expect.poll(() => editor.hasKeyboard).toBe(true);
  await expect.poll(drawnTexts).toContain('各班平均分');
  return editor;
}

it('the panel opens the data of an inserted chart, and sets its labels, title and legend', async () => {
  const editor = await insertChart();
  expect(drawnTexts()).not.toContain('61');
  await page.getByRole('switch', { name: '值' }).click();
  await expect.poll(drawnTexts).toContain('61');
  await page.getByRole('textbox', { name: '图表标题' }).fill('期中');
  await commands.press(['Enter']);
  await expect.poll(drawnTexts).toContain('期中');
  await choose('图例', '不显示');
  await expect.poll(drawnTexts).not.toContain('一班');
  (editor.surface.element() as HTMLElement).focus();
  await commands.press(['Control+z']);
  await expect.poll(drawnTexts).toContain('一班');
});

it('the panel sets the title and the bounds of an axis, and rejects a maximum below the minimum', async () => {
  await insertChart();
  await page.getByRole('textbox', { name: '纵轴标题' }).fill('分数');
  await commands.press(['Tab']);
  await commands.typeKeys('60');
  await commands.press(['Enter']);
  await expect.poll(drawnTexts).toContain('分数');
  await expect.poll(drawnTexts).not.toContain('40');
  const most = page.getByRole('textbox', { name: '纵轴最大值' });
  await most.fill('50');
  await commands.press(['Enter']);
  await expect.element(most).toHaveValue('');
});

it('the panel sets the colours of a chart by a set of the theme, and one colour by itself', async () => {
  await insertChart();
  await page.getByRole('button', { name: '灰度' }).click();
  await expect.element(page.getByRole('button', { name: '灰度' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '一班的颜色' }).click();
  await page.getByRole('button', { name: '#FF0000' }).first().click();
  const fills = () =>
    [...document.querySelectorAll('[role="application"] [data-page-id] svg path')].map((each) =>
      each.getAttribute('fill'),
    );
  await expect.poll(fills).toContain('#ff0000');
  expect(await seriousFindings()).toEqual([]);
});
