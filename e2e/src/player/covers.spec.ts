import { expect, type Locator } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { pressTool } from '../class-toolbar.ts';
import { blankPage, importRecords, square } from '../made-courseware.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { pageNumber, shown } from '../show-page.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const clip = (cover: Locator) => cover.evaluate((node) => getComputedStyle(node).clipPath);
const sight = (cover: Locator) => cover.evaluate((node) => getComputedStyle(node).visibility);

test('a cover that is pulled off stays so after a reload, also in the presenter view, until it is put back', async ({
  page,
  server,
}) => {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const { page: only, others } = blankPage();
  const cover = square('cover', only.id, 92, 92, {
    frame: { x: 92, y: 92, w: 216, h: 216 },
    cover: { way: 'wipe', from: 'left' },
  });
  const records = [...others, only, square('below', only.id, 100, 100), cover];
  const documentId = await importRecords(teacher, '遮罩', records);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  const pulled = shown(page).locator('[data-element-id="cover"]');
  await expect(pulled).toHaveCSS('cursor', 'grab');
  // 1.25 CSS pixels per logical pixel.
  await page.mouse.move(150, 250);
  await page.mouse.down();
  await page.mouse.move(285, 250, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => clip(pulled)).toMatch(/ 50%\)$/);
  await page.reload();
  await expect.poll(() => clip(pulled)).toMatch(/ 50%\)$/);
  // The bar of the covers is shown when this window teaches again: until then it only follows the lesson.
  await expect(page.getByRole('region', { name: '遮罩' })).toBeVisible();
  // A press on the remaining part removes it.
  await page.mouse.click(350, 250);
  await expect.poll(() => sight(pulled)).toBe('hidden');
  expect(await pageNumber(page)).toBe(1);
  const [view] = await Promise.all([page.waitForEvent('popup'), pressTool(page, '演讲者视图')]);
  const seen = view.getByTestId('presented-page').locator('[data-element-id="cover"]');
  await expect.poll(() => sight(seen)).toBe('hidden');
  await page.getByRole('button', { name: '盖回去' }).click();
  await expect.poll(() => sight(seen)).toBe('visible');
  await expect.poll(() => sight(pulled)).toBe('visible');
});
