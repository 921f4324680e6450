import { expect, type Locator, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { importFile } from '../imported-file.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';
import { draw, endLesson, inked, shown } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function teach(page: Page, tool: string): Promise<ApiSession> {
  await barAtBottom(page, [...new Set([tool, 'timer'])]);
  const teacher = await registerTeacher(server.url);
  const { name, buffer } = smallDeck();
  const documentId = await importFile(teacher, name, buffer);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  return teacher;
}

const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: '授课工具' });

async function openTool(page: Page, name: string): Promise<Locator> {
  await toolbar(page).getByRole('button', { name }).click();
  const window = page.getByRole('dialog', { name });
  await expect(window).toBeVisible();
  return window;
}

interface Listed<T> {
  readonly items: readonly T[];
}

testInNewPage(
  'the summary of a class: its counts equal the lesson record and it exports to PDF and xlsx',
  async ({ page }) => {
    await page.clock.install();
    const teacher = await teach(page, 'summary');
    await openTool(page, '计时器');
    // Pages shown for less than a second do not count as shown.
    for (let turned = 0; turned < 2; turned++) {
      await page.clock.fastForward(1_200);
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(new RegExp(`page=${turned + 2}(&|$)`));
    }
    const summary = await openTool(page, '课堂总结');
    const figure = async (name: string) =>
      Number(await summary.locator('dl > div', { hasText: name }).getByRole('definition').textContent());
    expect(await figure('页面')).toBe(2);
    expect(await figure('课堂工具')).toBe(2);
    await expect(summary.getByRole('table', { name: '课堂工具' }).getByRole('row')).toHaveCount(3);
    await expect
      .poll(async () => {
        const { items } = (await teacher.call('GET', '/api/lessons/v1/lessons')) as Listed<{ id: string }>;
        if (items[0] === undefined) return [];
        const path = `/api/lessons/v1/lessons/${items[0].id}/events`;
        const events = (await teacher.call('GET', path)) as Listed<{ kind: string }>;
        return events.items.map(({ kind }) => kind).sort();
      })
      .toEqual(['page', 'page', 'tool', 'tool']);

    const download = page.waitForEvent('download');
    await summary.getByRole('button', { name: '导出 Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(/^课堂总结.*\.xlsx$/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '课堂总结' })).toBeVisible();
    await expect(summary).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(summary).toBeHidden();
  },
);

test('a blackboard is written on like the slide, board by board, and keeps its ink after a reload', async ({
  page,
}) => {
  await teach(page, 'blackboard');
  await toolbar(page).getByRole('button', { name: '画笔' }).click();
  await toolbar(page).getByRole('button', { name: '黑板' }).click();
  const bar = page.getByRole('region', { name: '黑板' });
  await expect(bar.getByText('1 / 1')).toBeVisible();
  const ink = () => inked(page);
  await draw(page, [0.2, 0.4], [0.8, 0.5]);
  await expect.poll(ink).toBeGreaterThan(0);
  await draw(page, [0.2, 0.6], [0.8, 0.7]);
  const both = await ink();
  await toolbar(page).getByRole('button', { name: '撤销' }).click();
  await expect.poll(ink).toBeLessThan(both);

  await bar.getByRole('button', { name: '新黑板' }).click();
  await expect(bar.getByText('2 / 2')).toBeVisible();
  await expect.poll(ink).toBe(0);
  await bar.getByRole('combobox', { name: '底纹' }).selectOption('mi');
  await bar.getByRole('combobox', { name: '板面颜色' }).selectOption('white');
  const board = page.getByTestId('board');
  await expect(board).toHaveAttribute('data-ground', 'mi');
  // The keys that change pages change the boards, not the slides below.
  const slide = await shown(page).getAttribute('data-page-id');
  await page.keyboard.press('PageUp');
  await expect(bar.getByText('1 / 2')).toBeVisible();
  await expect.poll(ink).toBeGreaterThan(0);
  await expect(shown(page)).toHaveAttribute('data-page-id', slide ?? '');

  // Both are saved as a board on the disk, whose pages can be loaded as boards with their ink.
  await bar.getByRole('button', { name: '存到网盘' }).click();
  await expect(page.getByText(/已保存到我的网盘$/)).toBeVisible();
  // The message covers the bar, and waits while the pointer is on it.
  await page.getByRole('region', { name: '提示' }).getByRole('button', { name: '关闭' }).click();
  await bar.getByRole('button', { name: '打开网盘里的黑板' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^课堂黑板/)
    .first()
    .dblclick();
  await expect(bar.getByText('3 / 4')).toBeVisible();
  await expect.poll(ink).toBeGreaterThan(0);
  await page.keyboard.press('PageDown');
  await expect(board).toHaveAttribute('data-ground', 'mi');
  for (let at = 4; at > 1; at--) await page.keyboard.press('PageUp');
  await expect(bar.getByText('1 / 4')).toBeVisible();

  await page.reload();
  await expect(board).toHaveAttribute('data-ground', 'plain');
  await expect(bar.getByText('1 / 4')).toBeVisible();
  await expect.poll(ink).toBeGreaterThan(0);
  // The slide below has no ink: at the end the lesson asks whether to end it, and the boards stay with it.
  await bar.getByRole('button', { name: '回到课件' }).click();
  await expect(board).toBeHidden();
  await expect.poll(ink).toBe(0);
  await endLesson(page);
  await expect(page).toHaveURL(/#\/view\?/);
});
