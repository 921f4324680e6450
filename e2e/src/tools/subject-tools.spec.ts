import { expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { testInKeptPage as test } from '../shared-server.ts';

const list = (page: Page) => page.getByRole('dialog', { name: '学科工具' });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: '授课工具' });

async function openTool(page: Page, typed: string, name: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: '学科工具' }).click();
  await list(page).getByRole('searchbox').fill(typed);
  await list(page).getByRole('button', { name, exact: true }).click();
  await expect(list(page)).toBeHidden();
}

test('subject tools are found by pinyin, used by mouse, finger and keyboard, and restored after a reload', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    hasTouch: true,
  });
  const page = await context.newPage();
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '学科工具');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);

  // The calculator has the focus when it opens; digits do not change the page.
  await openTool(page, 'jsq', '计算器');
  const calculator = page.getByRole('dialog', { name: '计算器' });
  await expect(calculator.getByRole('button', { name: '等于' })).toBeVisible();
  await page.keyboard.type('0.1+0.2');
  await page.keyboard.press('Enter');
  await expect(calculator.locator('output')).toHaveText('0.3');
  await page.keyboard.press('Escape');
  await expect(calculator).toBeHidden();

  // The minute hand is turned back by a key.
  await openTool(page, '钟', '钟表');
  const clock = page.getByRole('dialog', { name: '钟表' });
  await expect(clock.getByRole('status')).toHaveText('上午 10:10');
  await clock.getByRole('slider', { name: '分针' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(clock.getByRole('status')).toHaveText('上午 10:09');

  // Ten beads are moved by a finger.
  await openTool(page, 'counter', '计数器');
  const counter = page.getByRole('dialog', { name: '计数器' });
  const ones = counter.getByRole('slider', { name: '个位' });
  await ones.focus();
  for (let bead = 0; bead < 10; bead += 1) await page.keyboard.press('ArrowUp');
  await expect(counter.getByText('个位满十，向十位进一')).toBeVisible();
  await counter.getByRole('button', { name: '进位' }).tap();
  await expect(counter.getByRole('slider', { name: '十位' })).toHaveAttribute('aria-valuenow', '1');
  await expect(ones).toHaveAttribute('aria-valuenow', '0');

  // The strokes of 永 come from the server: its first one is written by a finger. A sheet is printed by the page's policy.
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await openTool(page, 'bishun', '笔顺书写');
  const writing = page.getByRole('dialog', { name: '笔顺书写' });
  await writing.getByRole('button', { name: '写一写' }).tap();
  await expect(writing.getByRole('button', { name: /^永，共 5 笔，写了 0 笔/ })).toBeVisible();
  const square = await writing.locator('svg rect').first().boundingBox();
  if (!square) throw new Error('there is no square to write in');
  const at = (x: number, y: number) => [square.x + square.width * x, square.y + square.height * y] as const;
  const fingers = await Fingers.on(page);
  await fingers.go(at(0.43, 0.11), at(0.53, 0.18));
  await expect(writing.getByRole('button', { name: /^永，共 5 笔，写了 1 笔/ })).toBeVisible();
  await writing.getByRole('button', { name: '字帖' }).tap();
  await expect(writing.getByRole('button', { name: '字帖' })).toBeEnabled();
  await writing.getByRole('button', { name: '关闭' }).tap();

  // The ruler is moved and rotated by keys.
  await openTool(page, 'zhichi', '直尺');
  const ruler = page.getByRole('application', { name: /^直尺/ });
  await ruler.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await ruler.getByRole('slider', { name: '旋转' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('application', { name: '直尺 -15°' })).toBeVisible();
  await page.reload();
  await expect(clock.getByRole('status')).toHaveText('上午 10:09');
  await expect(counter.getByRole('slider', { name: '十位' })).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('application', { name: '直尺 -15°' })).toBeVisible();
  expect(refused).toEqual([]);

  // A favourite is one on another device of the account, too.
  await toolbar(page).getByRole('button', { name: '学科工具' }).click();
  await list(page).getByRole('button', { name: '收藏骰子' }).tap();
  await expect
    .poll(async () => await teacher.call('GET', '/api/subject-tools/v1/c/favourites'))
    .toEqual({ tool_keys: ['Dice'] });
  const month = new Date().toISOString().slice(0, 7).replace('-', '');
  const usage = await page.evaluate((key) => localStorage.getItem(key), `lectern.${month}.tool-usage`);
  expect(JSON.parse(usage ?? '[]')).toContainEqual({
    code: 'Clock',
    icon: 'subject/Clock',
    name: '钟表',
    times: 1,
  });
  await context.close();
});
