import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { pressTool } from '../class-toolbar.ts';
import { drag, hint, lies, middle } from '../drag-page.ts';
import { openEmpty } from '../editor-page.ts';
import { test } from '../shared-server.ts';
import { shown } from '../show-page.ts';

test.describe('dragging in class', () => {
  test.use({ viewport: { width: 1600, height: 900 } });
});

test('copies are dragged off an object, sorted into their basket, kept over a reload, shown to the presenter, and discarded', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const { editor } = await openEmpty(page, server.url);
  const mark = (name: string) => page.getByRole('switch', { name });
  await editor.drawShape('椭圆', { x: 700, y: 300 }, { x: 1100, y: 600 });
  await editor.showStyle();
  await mark('作为分类的目标').click();
  await page.keyboard.press('Escape');
  await editor.drawShape('三角形', { x: 100, y: 400 }, { x: 200, y: 500 });
  await editor.showStyle();
  await mark('可在课堂拖动').click();
  await page.keyboard.press('Escape');
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 200, y: 200 });
  await editor.showStyle();
  await mark('可在课堂拖动').click();
  await mark('拖出副本，原件留下').click();
  await page.getByRole('combobox', { name: '归入' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await editor.saved();
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(shown(page)).toBeVisible();

  const elements = shown(page).locator('[data-element-id]');
  const pearId = await elements.nth(2).getAttribute('data-element-id');
  const pears = shown(page).locator(`[data-element-id="${pearId}"]`);
  const stone = elements.nth(1);
  // 1.25 CSS pixels per logical pixel.
  await lies(pears.first(), [187.5, 187.5]);
  await pressTool(page, '拖拽');
  await expect(hint(page)).toBeVisible();
  // A wrong object returns to its origin.
  await drag(page, [187, 570], [900, 0]);
  await expect(page.getByText('不是放在这里的')).toBeVisible();
  await lies(stone, [187.5, 562.5]);
  // Two correct copies: the second is placed beside the first. A copy dropped elsewhere stays there.
  for (const by of [400, 380]) {
    await drag(page, [187, 187], [900, by]);
    await expect(page.getByText('放对了')).toBeVisible();
  }
  await expect(pears).toHaveCount(3);
  await expect
    .poll(async () => {
      const [one, other] = [await middle(pears.nth(1)), await middle(pears.nth(2))];
      return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
    })
    .toBeGreaterThan(124);
  await drag(page, [187, 187], [300, 0]);
  await lies(pears.nth(3), [487, 187]);

  const [view] = await Promise.all([page.waitForEvent('popup'), pressTool(page, '演讲者视图')]);
  const seen = view.getByTestId('presented-page').locator(`[data-element-id="${pearId}"]`);
  await expect(seen).toHaveCount(4);
  await page.reload();
  await expect(pears).toHaveCount(4);
  await lies(pears.nth(3), [487, 187]);

  // Dragged back to its source it is removed; undo restores it; the same by keys.
  await pressTool(page, '拖拽');
  await expect(hint(page)).toBeVisible();
  await drag(page, [487, 187], [-290, 10]);
  await expect(pears).toHaveCount(3);
  await expect(seen).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(pears).toHaveCount(4);
  const first = shown(page).locator(`[data-movable="${pearId}"]`);
  await first.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(pears).toHaveCount(5);
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-movable')))
    .toBe(true);
  await page.keyboard.press('Delete');
  await expect(pears).toHaveCount(4);
  await page.getByRole('button', { name: '本页复位' }).click();
  await expect(pears).toHaveCount(1);
  await expect(seen).toHaveCount(1);
});
