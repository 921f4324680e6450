import { expect, type Locator, type Page } from '@playwright/test';
import { type ApiSession, registerTeacher, signIn } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { importFile } from '../imported-file.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { draw, endLesson, inked, shown } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function teach(page: Page, tool: string): Promise<ApiSession> {
  await page.addInitScript(
    (tools) => {
      localStorage.setItem('lectern.player-toolbar', 'bottom');
      localStorage.setItem('lectern.player-toolbar-tools', tools);
    },
    JSON.stringify([...new Set([tool, 'timer'])]),
  );
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

test('a curtain is dragged from its sides, keeps its position after a reload, and closes on a page change if the teacher enabled it', async ({
  page,
}) => {
  await teach(page, 'curtain');
  await toolbar(page).getByRole('button', { name: '拉幕' }).click();
  const curtain = page.getByRole('region', { name: '拉幕' });
  const bottom = curtain.getByRole('slider', { name: /下边/ });
  const top = curtain.getByRole('slider', { name: /上边/ });
  await expect(bottom).toHaveAttribute('aria-valuenow', '100');
  const held = await bottom.boundingBox();
  if (!held) throw new Error('the curtain has no edge');
  const x = held.x + held.width / 2;
  const y = held.y + held.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 300, { steps: 5 });
  await page.mouse.up();
  await expect(bottom).toHaveAttribute('aria-valuenow', '61');
  await top.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(top).toHaveAttribute('aria-valuenow', '12');

  await page.reload();
  await expect(bottom).toHaveAttribute('aria-valuenow', '61');
  const before = await shown(page).getAttribute('data-page-id');
  await page.keyboard.press('PageDown');
  await expect(shown(page)).not.toHaveAttribute('data-page-id', before ?? '');
  await expect(bottom).toHaveAttribute('aria-valuenow', '61');
  // A gesture on the curtain neither changes nor zooms the page below; beside the curtain it does.
  const [hidden, whole] = [await shown(page).getAttribute('data-page-id'), await shown(page).boundingBox()];
  await page.mouse.move(x, y - 420);
  for (const ctrl of [false, true]) {
    if (ctrl) await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    if (ctrl) await page.keyboard.up('Control');
  }
  expect(await shown(page).boundingBox()).toEqual(whole);
  await expect(shown(page)).toHaveAttribute('data-page-id', hidden ?? '');
  await page.mouse.move(x, y - 100);
  await page.mouse.wheel(0, -300);
  await expect(shown(page)).toHaveAttribute('data-page-id', before ?? '');
  await curtain.getByRole('button', { name: '翻页后遮住' }).click();
  await page.keyboard.press('PageDown');
  await expect(bottom).toHaveAttribute('aria-valuenow', '100');
  await expect(top).toHaveAttribute('aria-valuenow', '0');
  await curtain.getByRole('button', { name: '收起' }).click();
  await expect(curtain).toBeHidden();
});

test('a magnifier enlarges the content under it, ink included, and is moved; a spotlight darkens the rest of the screen', async ({
  page,
}) => {
  await teach(page, 'magnifier');
  await toolbar(page).getByRole('button', { name: '画笔' }).click();
  await draw(page, [0.2, 0.4], [0.8, 0.4]);
  await toolbar(page).getByRole('button', { name: '放大镜' }).click();
  const tool = page.getByRole('region', { name: '放大镜' });
  const lens = tool.getByRole('group');
  await expect(tool.getByText('2 倍')).toBeVisible();
  const inkInLens = () =>
    lens
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return pixels.some((value, index) => index % 4 === 3 && value > 0);
      });
  await expect.poll(inkInLens).toBe(true);

  const at = await lens.boundingBox();
  if (!at) throw new Error('the lens has no place');
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + 40, { steps: 4 });
  await page.mouse.up();
  const moved = await lens.boundingBox();
  expect(moved?.x).toBeCloseTo(at.x - 200, 1);
  expect(moved?.y).toBeCloseTo(at.y + 40, 1);
  await page.mouse.wheel(0, -100);
  await expect(tool.getByText('2.5 倍')).toBeVisible();
  // The content under the middle of the lens is shown in its middle.
  const places = await page.evaluate(() => {
    const surface = document.querySelector('[data-testid="show"]')?.getBoundingClientRect();
    const copy = document.querySelector('[role="group"] [inert]')?.firstElementChild?.getBoundingClientRect();
    return (
      surface &&
      copy && { left: surface.left, width: surface.width, copyLeft: copy.left, copyWidth: copy.width }
    );
  });
  if (!places || !moved) throw new Error('no content is enlarged');
  const middle = moved.x + moved.width / 2;
  expect(places.copyWidth / places.width).toBeCloseTo(2.5, 2);
  expect((middle - places.copyLeft) / 2.5).toBeCloseTo(middle - places.left, 0);

  await page.reload();
  await expect(tool.getByText('2.5 倍')).toBeVisible();
  expect((await lens.boundingBox())?.x).toBeCloseTo(moved.x, 0);
  await tool.getByRole('button', { name: '聚光灯' }).click();
  const light = page.getByRole('region', { name: '聚光灯' }).getByRole('group');
  const before = (await light.boundingBox())?.width ?? 0;
  await light.focus();
  await page.keyboard.press('+');
  await expect.poll(async () => (await light.boundingBox())?.width).toBeCloseTo(before * 1.1, 0);
});

interface Listed<T> {
  readonly items: readonly T[];
}

test('the summary of a class: its counts equal the lesson record and it exports to PDF and xlsx', async ({
  page,
}) => {
  const teacher = await teach(page, 'summary');
  await openTool(page, '计时器');
  // Pages shown for less than a second do not count as shown.
  for (let turned = 0; turned < 2; turned++) {
    await page.waitForTimeout(1_200);
    await page.keyboard.press('PageDown');
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
});

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
