import { expect, type Locator } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { pressTool } from '../class-toolbar.ts';
import { openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';
import { goTo, pageNumber, shown } from '../show-page.ts';

test.use({ viewport: { width: 1600, height: 900 }, hasTouch: true });

const clip = (cover: Locator) => cover.evaluate((node) => getComputedStyle(node).clipPath);
const sight = (cover: Locator) => cover.evaluate((node) => getComputedStyle(node).visibility);

test('a cover over the selection is pulled off with the mouse, scratched off with a finger, stored over a reload and restored', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const { editor } = await openEmpty(page, server.url);
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 300, y: 300 });
  await editor.click(200, 200, { button: 'right' });
  await page.getByRole('menuitem', { name: '盖上遮罩' }).click();
  await expect(editor.elements).toHaveCount(2);
  await page.keyboard.press('Escape');
  await editor.drawShape('矩形', { x: 700, y: 100 }, { x: 1000, y: 300 });
  await editor.showStyle();
  const section = page.getByRole('region', { name: '遮罩' });
  await section.getByRole('button', { name: '遮罩' }).click();
  await section.getByRole('switch', { name: '上课时可以揭开' }).click();
  await section.getByRole('combobox', { name: '揭开方式' }).click();
  await page.getByRole('option', { name: '刮开' }).click();
  await page.keyboard.press('Escape');
  await editor.surface.press('Control+m');
  await expect(page.getByText('第 2 / 2 页')).toBeVisible();
  await editor.saved();
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(shown(page)).toBeVisible();
  await goTo(page, 1);

  const elements = shown(page).locator('[data-element-id]');
  const [pulled, scratched] = [elements.nth(1), elements.nth(2)];
  await expect(pulled).toHaveCSS('cursor', 'grab');
  // 1.25 CSS pixels per logical pixel; the cover extends 8 beyond the covered element.
  await page.mouse.move(150, 250);
  await page.mouse.down();
  await page.mouse.move(285, 250, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => clip(pulled)).toMatch(/ 50%\)$/);
  const fingers = await Fingers.on(page);
  await fingers.go([880, 160], [1240, 160]);
  await expect.poll(() => scratched.evaluate((node) => getComputedStyle(node).maskImage)).toContain('svg');
  expect(await pageNumber(page), 'the presses did not change the page').toBe(1);
  await page.reload();
  await expect.poll(() => clip(pulled)).toMatch(/ 50%\)$/);
  for (const y of [210, 260, 310, 355]) await fingers.go([880, y], [1240, y]);
  await expect.poll(() => sight(scratched)).toBe('hidden');
  // The pulled-off part of the other cover no longer covers; a press on the remaining part removes it.
  await page.mouse.click(350, 250);
  await expect.poll(() => sight(pulled)).toBe('hidden');
  expect(await pageNumber(page)).toBe(1);
  // The presenter view shows the same.
  const [view] = await Promise.all([page.waitForEvent('popup'), pressTool(page, '演讲者视图')]);
  const seen = view.getByTestId('presented-page').locator('[data-element-id]').nth(1);
  await expect.poll(() => sight(seen)).toBe('hidden');
  await page.getByRole('button', { name: '盖回去' }).click();
  await expect.poll(() => sight(seen)).toBe('visible');
  await expect.poll(() => sight(pulled)).toBe('visible');
  await expect.poll(() => sight(scratched)).toBe('visible');
  expect(await clip(pulled)).toBe('none');
  // Now with the keyboard.
  await page.getByRole('button', { name: '揭开第 1 个遮罩' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sight(pulled)).toBe('hidden');
  expect(await seriousFindings(page)).toEqual([]);
});
