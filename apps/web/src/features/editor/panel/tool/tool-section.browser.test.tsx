import { blankCourseware, type CoursewareRecord, type CoursewareSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { emptyPage, mountEditor } from '../../testing/mounted-editor.tsx';

/** A page with two tools: dice, and a tool that does not exist in the program. */
function twoTools(): CoursewareSnapshot {
  const parentId = blankCourseware().records.find(({ kind }) => kind === 'page')?.id ?? '';
  const tool = (id: string, toolKey: string, x: number): CoursewareRecord => ({
    kind: 'element',
    type: 'tool',
    id,
    parentId,
    order: `z${id}`,
    frame: { x, y: 200, w: 400, h: 320 },
    toolKey,
    data: {},
  });
  return { records: [...emptyPage().records, tool('a', 'Dice', 100), tool('b', 'Hologram', 700)] };
}

it('a tool is drawn on the page, and its panel changes it, while an unknown tool has no panel', async () => {
  const editor = await mountEditor(twoTools());
  const picture = (name: string) => page.getByRole('application').getByRole('img', { name, exact: false });
  await expect.element(picture('6 面骰子 点击投掷')).toBeVisible();
  await expect.poll(() => editor.slide.textContent).toContain('暂不能显示的内容（Hologram）');

  await editor.click({ x: 300, y: 300 });
  const settings = page.getByRole('region', { name: '骰子' });
  await settings.getByRole('combobox', { name: '种类' }).click();
  await page.getByRole('option', { name: '硬币' }).click();
  await expect.element(picture('硬币 点击投掷')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await commands.press(['Control+z']);
  await expect.element(picture('6 面骰子 点击投掷')).toBeVisible();

  await editor.click({ x: 900, y: 300 });
  await expect.element(settings).not.toBeInTheDocument();
});
