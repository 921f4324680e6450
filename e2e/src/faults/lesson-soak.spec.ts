import { expect, type Page, test } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { pressTool, toolbarOf } from '../class-toolbar.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { RunningServer } from '../server.ts';
import { endWithInk } from '../show-page.ts';
import { type Held, heldBy } from './held-by-page.ts';
import { LongTasks } from './long-tasks.ts';

/** Number of simulated minutes of each of the two lessons; each takes some seconds. */
const MINUTES = Number(process.env.LECTERN_MINUTES ?? 45);
/** Number of minutes after which all code is loaded and every cache is filled. */
const WARM = Math.min(15, Math.floor(MINUTES / 3));
const PAGES = 12;
/** Longest allowed task, milliseconds of processor time, so that no frame waits longer. */
const FRAME_MS = 50;
/** Allowed growth in addition to ten percent. */
const SPARE = { nodes: 200, listeners: 40 };

const TOOLS = [
  '花名册',
  '计时器',
  '课堂口令',
  '拉幕',
  '放大镜',
  '小组竞赛',
  '随机分组',
  '保持安静',
  '课堂评价',
];

// Makes a hanging action fail early, not after an hour.
test.use({ actionTimeout: 60_000 });

let server: RunningServer;
test.beforeAll(async () => {
  server = await RunningServer.start();
});
test.afterAll(() => server.close());

/** Writes a line of six strokes on the page, each line at another position. */
async function write(page: Page, minute: number): Promise<void> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('no slide is shown');
  for (let stroke = 0; stroke < 6; stroke += 1) {
    const x = box.x + box.width * (0.1 + stroke * 0.12);
    const y = box.y + box.height * (0.12 + ((minute * 7 + stroke) % 60) / 100);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 10; i += 1) await page.mouse.move(x + i * 6, y + Math.sin(i + minute) * 14);
    await page.mouse.up();
  }
}

async function wipe(page: Page, minute: number): Promise<void> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('no slide is shown');
  const y = box.y + box.height * (0.12 + ((minute * 7) % 60) / 100);
  await page.mouse.move(box.x + box.width * 0.1, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, y + 10, { steps: 12 });
  await page.mouse.up();
}

async function call(page: Page): Promise<void> {
  await pressTool(page, '随机点名');
  const button = page.getByRole('button', { name: /^(点名|再点一次)$/ });
  await button.click();
  await expect(page.getByRole('button', { name: '再点一次' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(button).toBeHidden();
}

/** The actions of a teacher in a minute. */
async function teach(page: Page, minute: number): Promise<void> {
  const to = (minute % PAGES) + 1;
  await page.keyboard.press(to === 1 ? 'Home' : 'PageDown');
  await expect(page.getByRole('main')).toHaveAccessibleName(new RegExp(`第 ${to} /`));
  await page.keyboard.press('Control+p');
  await write(page, minute);
  if (minute % 2 === 0) {
    await page.keyboard.press('Control+e');
    await wipe(page, minute);
  }
  if (minute % 3 === 0) await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+a');
  if (minute % 5 === 0) await call(page);
  const tool = TOOLS[minute % TOOLS.length] ?? '';
  await pressTool(page, tool);
  const button = toolbarOf(page).getByRole('button', { name: tool, exact: true });
  await expect(page.locator('[data-window-layer] *').first()).toBeVisible();
  // Some tools cover the bar: Escape closes each. No count-down is started, because it would stay in a corner
  // afterwards.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-window-layer] *')).toHaveCount(0);
  if (await button.isVisible()) await expect(button).toHaveAttribute('aria-pressed', 'false');
}

test(`two lessons of ${MINUTES} simulated minutes leak no memory, and delay no frame`, async ({ page }) => {
  test.skip(!process.env.LECTERN_LONG, 'a soak: npm run test:long');
  test.setTimeout(240_000 + MINUTES * 2 * 30_000);
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  await newClass(
    teacher,
    '三年级2班',
    Array.from({ length: 40 }, (_, i) => `学生${i + 1}`),
  );
  const documentId = await newCourseware(teacher, '两节课');
  await signIn(page, server.url, teacher, `/view?fileId=${documentId}`);
  const editor = new EditorPage(page, server.url);
  await editor.slide.waitFor();
  for (let count = 1; count < PAGES; count += 1) await page.locator('[data-page]').first().press('Control+m');
  await editor.saved();
  const tasks = await LongTasks.of(page);
  const longest: { readonly minute: number; readonly ms: number }[] = [];
  const after: Held[] = [];
  for (const lesson of [0, 1]) {
    await page.getByRole('button', { name: '授课' }).first().click();
    await toolbarOf(page).getByRole('button', { name: '课堂口令' }).waitFor();
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const ms = await tasks.longestWhile(() => teach(page, minute));
      longest.push({ minute: lesson * MINUTES + minute, ms });
      if (minute % 15 === 14)
        process.stdout.write(`lesson ${lesson + 1}: ${JSON.stringify(await heldBy(page))}\n`);
    }
    await endWithInk(page, '全部保留');
    await editor.slide.waitFor();
    await editor.saved();
    after.push(await heldBy(page));
  }
  const [first, second] = after;
  if (!first || !second) throw new Error('there were no two lessons');
  const worst = longest.filter(({ minute }) => minute >= WARM).toSorted((a, b) => b.ms - a.ms);
  const told = [
    ...(['heapMB', 'nodes', 'listeners'] as const).map(
      (what) => `${what}: ${first[what].toFixed(1)} after a lesson, ${second[what].toFixed(1)} after two`,
    ),
    `longest tasks after minute ${WARM}: ${worst
      .slice(0, 5)
      .map(({ minute, ms }) => `${ms.toFixed(0)} ms in ${minute}`)
      .join(', ')}`,
  ];
  for (const description of told) test.info().annotations.push({ type: 'held', description });
  process.stdout.write(`${told.join('\n')}\n`);
  expect.soft(second.heapMB, 'heap').toBeLessThan(first.heapMB * 1.1);
  expect.soft(second.nodes, 'nodes').toBeLessThanOrEqual(first.nodes * 1.1 + SPARE.nodes);
  expect.soft(second.listeners, 'listeners').toBeLessThanOrEqual(first.listeners * 1.1 + SPARE.listeners);
  expect.soft(worst[0]?.ms, 'longest task').toBeLessThanOrEqual(FRAME_MS);
});
