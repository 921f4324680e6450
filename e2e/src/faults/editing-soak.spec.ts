import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { registerTeacher } from '../account-api.ts';
import { DECK } from '../desk-page.ts';
import { EditorPage } from '../editor-page.ts';
import { importFile } from '../imported-file.ts';
import { RunningServer } from '../server.ts';
import { compiledIn, heldBy } from './held-by-page.ts';

/** Number of simulated minutes; each takes some seconds. */
const MINUTES = Number(process.env.LECTERN_MINUTES ?? 30);
/**
 * Number of minutes after which all code is loaded; the engine continues compiling it, which is not a leak of editing.
 */
const WARM = 10;
/** Growth of the unlimited undo history: a step stores the state that it would restore. */
const HISTORY_MB_A_MINUTE = 0.05;
/** Allowed growth in addition to ten percent. */
const SPARE = { nodes: 200, listeners: 40 };

// Makes a hanging action fail early, not after an hour.
test.use({ actionTimeout: 60_000 });

let server: RunningServer;
test.beforeAll(async () => {
  server = await RunningServer.start();
});
test.afterAll(() => server.close());

/** Creates a page, fills it with shape, text and table, edits it, opens all panels, and deletes it. */
async function edit(editor: EditorPage, minute: number): Promise<void> {
  const { page, elements } = editor;
  const pages = await editor.thumbnails.count();
  await page.getByRole('button', { name: '新建页面' }).first().click();
  await expect(page.getByRole('button', { name: /^字数统计/ })).toHaveAccessibleName(/第 24 \/ 24 页/);
  const before = await elements.count();
  await editor.drawShape(minute % 2 ? '矩形' : '椭圆', { x: 100, y: 420 }, { x: 300, y: 560 });
  await editor.writeText('床前明月光，疑是地上霜。', { x: 700, y: 420 }, { x: 1100, y: 500 });
  if (minute % 3 === 0) {
    await page.getByRole('button', { name: '表格', exact: true }).click();
    await page.getByRole('spinbutton', { name: '选择行数和列数' }).press('Enter');
    // The table fills the page's empty placeholder.
    await expect(elements).toHaveCount(before + 2);
    await expect(editor.slide.getByRole('table')).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  // Moves by mouse and keys, copies, moves to the front, and undoes one step more than was made.
  await editor.drag({ x: 200, y: 490 }, { x: 260, y: 540 });
  for (let i = 0; i < 10; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+]');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  if (minute % 5 === 0) {
    await page.getByRole('button', { name: '历史版本' }).click();
    await page.getByRole('dialog', { name: '历史版本' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('[data-page]').last().press('Delete');
  await expect(page.getByRole('button', { name: /^字数统计/ })).toHaveAccessibleName(/第 23 \/ 23 页/);
  expect(await editor.thumbnails.count()).toBeLessThanOrEqual(pages);
}

/** Waits until idle work is done. */
async function rested(page: Page) {
  await page.waitForTimeout(3_000);
  const [held, code] = [await heldBy(page), await compiledIn(page)];
  return { ...held, heapMB: held.heapMB - code, code };
}

test(`${MINUTES} simulated minutes of editing leak no memory in the window`, async ({ page }) => {
  test.skip(!process.env.LECTERN_LONG, 'a soak: npm run test:long');
  test.setTimeout(240_000 + (MINUTES + WARM) * 60_000);
  const teacher = await registerTeacher(server.url);
  const documentId = await importFile(teacher, '一节课.pptx', readFileSync(DECK));
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, documentId);
  await expect(editor.keyboard).toHaveCount(1);
  await page.locator('[data-page]').first().press('End');
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
  for (const what of ['heapMB', 'code', 'nodes', 'listeners'] as const) {
    const description = `${what}: ${before[what].toFixed(1)} before, ${after[what].toFixed(1)} after ${MINUTES} minutes`;
    test.info().annotations.push({ type: 'held', description });
    process.stdout.write(`${description}\n`);
  }
  expect.soft(after.heapMB, 'heap without code').toBeLessThan(before.heapMB + MINUTES * HISTORY_MB_A_MINUTE);
  expect.soft(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * 1.1 + SPARE.nodes);
  expect.soft(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners * 1.1 + SPARE.listeners);
});
