import type { CoursewareSnapshot, Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { emptyPages, mountPlayer, resizeWindow, tapOn } from '../testing/mounted-player.tsx';

/** A page with two tools: dice, and a tool that does not exist in the program. */
function withTools(): CoursewareSnapshot {
  const tool = (id: string, toolKey: string, x: number): Element => ({
    kind: 'element',
    type: 'tool',
    id,
    parentId: 'page1',
    order: `z${id}`,
    frame: { x, y: 200, w: 400, h: 320 },
    toolKey,
    data: {},
  });
  return { records: [...emptyPages(2).records, tool('a', 'Dice', 100), tool('b', 'Hologram', 700)] };
}

it('a tool is used in class by mouse, finger and keyboard, and keeps its state when the show is opened again', async () => {
  await resizeWindow(1920, 1080);
  const player = await mountPlayer(withTools());
  const dice = page.getByRole('button', { name: /^点击投掷/ });
  const result = page.getByTestId('show').getByRole('status');
  const thrown = page.getByRole('list', { name: '记录' }).getByRole('listitem');
  await expect.element(dice).toBeVisible();
  await dice.click();
  await expect.poll(() => result.query()?.textContent).toMatch(/^[1-6]$/);
  await tapOn(dice);
  (dice.element() as HTMLElement).focus();
  await commands.press(['Space']);
  await page.getByRole('button', { name: '记录', exact: true }).click();
  await expect.poll(() => thrown.elements().length).toBe(3);
  expect(player.pageNumber).toBe(1);
  expect(await seriousFindings()).toEqual([]);

  const last = result.element().textContent ?? '';
  await player.reopen();
  await expect.poll(() => thrown.elements().length).toBe(3);
  await expect.element(result).toHaveTextContent(last);
  await page.getByRole('button', { name: '清空记录' }).click();
  await expect.element(page.getByText('还没有投掷')).toBeVisible();
});
