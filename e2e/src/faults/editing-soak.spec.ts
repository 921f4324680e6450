import { expect, type Page, test } from '@playwright/test';
import { type EditorPage, openEmpty } from '../editor-page.ts';
import { RunningServer } from '../server.ts';
import { heldBy } from './held-by-page.ts';

/** What a teacher does in a minute takes some seconds here. */
const MINUTES = Number(process.env.LECTERN_MINUTES ?? 30);
/** By then every piece of code was brought and every cache filled. */
const WARM = 5;
/** What may come on top of a tenth. */
const SPARE = { nodes: 200, listeners: 40 };

// What hangs says so, and not after an hour.
test.use({ actionTimeout: 60_000 });

let server: RunningServer;
test.beforeAll(async () => {
  server = await RunningServer.start();
});
test.afterAll(() => server.close());

/** An empty page is filled by shape, words and table, changed, looked at from all panels, and left empty for the next minute. */
async function edit(editor: EditorPage, minute: number): Promise<void> {
  const { page, surface, elements } = editor;
  await editor.drawShape(minute % 2 ? '矩形' : '椭圆', { x: 100, y: 120 }, { x: 300, y: 260 });
  await editor.writeText('床前明月光，疑是地上霜。', { x: 700, y: 120 }, { x: 1100, y: 200 });
  await page.getByRole('button', { name: '表格', exact: true }).click();
  await page.getByRole('spinbutton', { name: '选择行数和列数' }).press('Enter');
  await expect(elements).toHaveCount(3);
  await page.keyboard.press('Escape');
  // Moved by hand and by keys, copied, put in another order.
  await editor.drag({ x: 200, y: 190 }, { x: 260, y: 240 });
  for (let i = 0; i < 10; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+d');
  await expect(elements).toHaveCount(4);
  await page.keyboard.press('Control+]');
  // All of it is taken back and done again.
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('Control+z');
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('Control+y');
  await expect(elements).toHaveCount(4);
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  if (minute % 3 === 0) {
    await page.getByRole('button', { name: '历史版本' }).click();
    await page.getByRole('dialog', { name: '历史版本' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // A page comes and goes.
  await page.getByRole('button', { name: '新建页面' }).first().click();
  await expect(editor.thumbnails).toHaveCount(2);
  await page.locator('[data-page]').nth(1).press('Delete');
  await expect(editor.thumbnails).toHaveCount(1);
  await surface.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(elements).toHaveCount(0);
}

/** Once what waits for an idle moment was done. */
async function rested(page: Page) {
  await page.waitForTimeout(3_000);
  return heldBy(page);
}

test(`${MINUTES} minutes of editing, run faster, leave nothing behind in the window`, async ({ page }) => {
  test.skip(!process.env.LECTERN_LONG, 'a soak: npm run test:long');
  test.setTimeout(240_000 + (MINUTES + WARM) * 60_000);
  const { editor } = await openEmpty(page, server.url);
  for (let minute = 0; minute < WARM; minute += 1) await edit(editor, minute);
  await editor.saved();
  const before = await rested(page);
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await edit(editor, minute);
    if (minute % 10 === 9)
      process.stdout.write(`minute ${minute + 1}: ${JSON.stringify(await heldBy(page))}\n`);
  }
  await editor.saved();
  const after = await rested(page);
  for (const what of ['heapMB', 'nodes', 'listeners'] as const) {
    const description = `${what}: ${before[what].toFixed(1)} before, ${after[what].toFixed(1)} after ${MINUTES} minutes`;
    test.info().annotations.push({ type: 'held', description });
    process.stdout.write(`${description}\n`);
  }
  expect.soft(after.heapMB, 'heap').toBeLessThan(before.heapMB * 1.1);
  expect.soft(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * 1.1 + SPARE.nodes);
  expect.soft(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners * 1.1 + SPARE.listeners);
});
