import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { pressTool } from '../class-toolbar.ts';
import { drag, hint, lies, middle } from '../drag-page.ts';
import { openEmpty } from '../editor-page.ts';
import { test } from '../shared-server.ts';
import { draw, goTo, inked, pageNumber, shown } from '../show-page.ts';

test.describe('dragging in class', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('moves objects on the page by mouse and keys, keeps their positions over a reload, and resets all after a warning', async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
    const { editor } = await openEmpty(page, server.url);
    await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 300, y: 200 });
    await editor.drawShape('椭圆', { x: 600, y: 100 }, { x: 800, y: 200 });
    await editor.showStyle();
    await page.keyboard.press('Control+a');
    const mark = page.getByRole('switch', { name: '可在课堂拖动' });
    await mark.click();
    await expect(mark).toBeChecked();
    await page.keyboard.press('Escape');
    await editor.drawShape('三角形', { x: 900, y: 400 }, { x: 1100, y: 600 });
    await editor.showStyle();
    await expect(mark).not.toBeChecked();
    await editor.saved();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+m');
    await expect(page.getByText('第 2 / 2 页')).toBeVisible();
    await editor.saved();
    await page.getByRole('button', { name: '授课' }).first().click();
    await expect(shown(page)).toBeVisible();
    await goTo(page, 1);

    const elements = shown(page).locator('[data-element-id]');
    const [box, oval, other] = [elements.nth(0), elements.nth(1), elements.nth(2)];
    // 1.25 CSS pixels per logical pixel.
    await lies(box, [250, 187.5]);
    await pressTool(page, '拖拽');
    await expect(hint(page)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await drag(page, [250, 187], [100, 300]);
    await lies(box, [350, 487]);
    // Unmarked objects can be dragged, too.
    await drag(page, await middle(other), [-200, -100]);
    await lies(other, [1050, 525]);
    // An object cannot leave the page.
    await drag(page, await middle(oval), [0, -600]);
    await lies(oval, [875, 62.5]);
    await page.keyboard.press('Control+z');
    await lies(oval, [875, 187.5]);
    expect(await pageNumber(page), 'the presses did not change the page').toBe(1);

    // Tab reaches one object after the other; arrow keys move the focused one, without changing the page.
    await page.keyboard.press('Tab');
    for (let tabs = 0; tabs < 30; tabs++) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute('data-movable'));
      if (at === (await oval.getAttribute('data-element-id'))) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await lies(oval, [890, 262.5]);
    expect(await pageNumber(page)).toBe(1);

    // The object stays there with any tool, on return from another page, and after a reload.
    await page.keyboard.press('Control+p');
    await expect(hint(page)).toBeHidden();
    await draw(page, [0.5, 0.8], [0.7, 0.8]);
    await expect.poll(() => inked(page)).toBeGreaterThan(0);
    await goTo(page, 2);
    await page.keyboard.press('Control+a');
    await pressTool(page, '拖拽');
    await expect(page.getByText('这一页没有可以拖动的内容')).toBeVisible();
    await goTo(page, 1);
    await lies(box, [350, 487]);
    await page.reload();
    await lies(box, [350, 487]);
    await lies(oval, [890, 262.5]);

    await pressTool(page, '拖拽');
    await page.getByRole('button', { name: '本页复位' }).click();
    await lies(box, [250, 187.5]);
    await page.keyboard.press('Control+z');
    await lies(box, [350, 487]);
    await page.getByRole('button', { name: '关闭拖拽' }).click();
    const question = page.getByRole('dialog', { name: '关闭拖拽，内容都回到原位？' });
    await expect(question).toContainText('不能再恢复');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(hint(page), 'the drag tool is still active').toBeVisible();
    await pressTool(page, '拖拽');
    await question.getByRole('button', { name: '关闭拖拽' }).click();
    await lies(box, [250, 187.5]);
    await lies(oval, [875, 187.5]);
    await expect(hint(page)).toBeHidden();
    await page.reload();
    await lies(box, [250, 187.5]);
    // If nothing was dragged, there is no question.
    await pressTool(page, '拖拽');
    await page.getByRole('button', { name: '关闭拖拽' }).click();
    await expect(hint(page)).toBeHidden();
    await expect(question).toBeHidden();
  });
});

test('copies are taken off an object, sorted into their basket, kept over a reload, shown to the presenter, and discarded', async ({
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
  // Two correct ones: the second is placed beside the first. One dropped elsewhere stays there.
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
