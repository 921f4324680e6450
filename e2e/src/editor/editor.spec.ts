import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { newTeacher } from '../account-api.ts';
import { EditorPage, newCourseware, openEmpty, secondWindow } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { SMALL_FILM } from '../small-film.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('elements', () => {
  test('are drawn, moved, resized, rotated and undone', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 400, y: 300 });
    await editor.showStyle();
    await expect.poll(async () => [await editor.field('宽'), await editor.field('高')]).toEqual([200, 100]);
    await editor.drag({ x: 300, y: 250 }, { x: 733, y: 431 });
    await expect.poll(() => editor.field('横坐标')).toBeGreaterThan(600);
    const moved = { x: await editor.field('横坐标'), y: await editor.field('纵坐标') };
    await editor.drag({ x: moved.x + 200, y: moved.y + 100 }, { x: moved.x + 287, y: moved.y + 171 });
    await expect.poll(() => editor.field('宽')).toBeGreaterThan(270);
    expect(await editor.field('横坐标')).toBe(moved.x);
    await page.getByRole('button', { name: '水平翻转' }).click();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => editor.field('宽')).toBe(200);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => editor.field('横坐标')).toBe(200);
    await page.getByRole('button', { name: '恢复' }).click();
    await expect.poll(() => editor.field('横坐标')).toBe(moved.x);
  });

  test('are not re-rendered while another one of 500 is dragged', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.drawShape('矩形', { x: 20, y: 20 }, { x: 50, y: 50 });
    await page.keyboard.press('Control+c');
    for (let count = 1; count < 8; count++) await page.keyboard.press('Control+v');
    for (let half = 0; half < 6; half++) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+d');
    }
    await expect(editor.elements).toHaveCount(512);
    await page.keyboard.press('Escape');
    await editor.drawShape('椭圆', { x: 900, y: 400 }, { x: 1100, y: 600 });
    await expect(editor.elements).toHaveCount(513);
    await page.evaluate(() => {
      const touched = new Set<string>();
      Object.assign(window, { touched });
      const slide = document.querySelector('[role="application"] [data-page-id]');
      if (!slide) throw new Error('no slide is shown');
      new MutationObserver((records) => {
        for (const { target } of records) {
          const node = target instanceof Element ? target : target.parentElement;
          const id = node?.closest<HTMLElement>('[data-element-id]')?.dataset.elementId;
          if (id) touched.add(id);
        }
      }).observe(slide, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await editor.drag({ x: 1000, y: 500 }, { x: 800, y: 430 });
    expect(await page.evaluate(() => (window as unknown as { touched: Set<string> }).touched.size)).toBe(1);
  });

  test('are selected by a marquee, grouped, opened inside the group, ordered, locked and deleted', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 220, y: 180 });
    await editor.drawShape('椭圆', { x: 260, y: 120 }, { x: 380, y: 200 });
    await editor.drag({ x: 60, y: 60 }, { x: 460, y: 260 });
    await expect(page.getByText('已选 2 个')).toBeVisible();
    await page.keyboard.press('Control+g');
    await expect(page.getByText('已选 1 个')).toBeVisible();
    await editor.showStyle();
    await expect.poll(() => editor.field('宽')).toBe(280);
    await page.keyboard.press('Control+Shift+g');
    await expect(page.getByText('已选 2 个')).toBeVisible();
    await editor.click(140, 140, { button: 'right' });
    await page.getByRole('menuitem', { name: /^锁定/ }).click();
    await editor.click(140, 140);
    await page.keyboard.press('Delete');
    await expect(editor.elements).toHaveCount(2);
    await page.keyboard.press('Control+Alt+l');
    await page.keyboard.press('Delete');
    await expect(editor.elements).toHaveCount(1);
  });

  test('are copied from page to page and from window to window by the clipboard', async ({
    page,
    context,
  }) => {
    const { editor, teacher } = await openEmpty(page, server.url);
    await editor.drawShape('五角星', { x: 300, y: 200 }, { x: 500, y: 400 });
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+m');
    await expect(page.getByText('第 2 / 2 页')).toBeVisible();
    const before = await editor.elements.count();
    await editor.surface.focus();
    await page.keyboard.press('Control+v');
    await expect(editor.elements).toHaveCount(before + 1);
    const elsewhere = new EditorPage(await context.newPage(), server.url);
    await elsewhere.open(await newCourseware(teacher, '另一份课件'));
    const there = await elsewhere.elements.count();
    await elsewhere.page.keyboard.press('Control+v');
    await expect(elsewhere.elements).toHaveCount(there + 1);
    await page.bringToFront();
  });

  test('of pictures from a file are shown in a new window too', async ({ page, browser }) => {
    const { editor, teacher, documentId } = await openEmpty(page, server.url);
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('toolbar', { name: '插入' })
      .getByRole('button', { name: '图片', exact: true })
      .click();
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 320;
      canvas.height = 200;
      const brush = canvas.getContext('2d');
      brush?.fillRect(20, 20, 200, 100);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await (await chooser).setFiles({
      name: '雨.png',
      mimeType: 'image/png',
      buffer: Buffer.from(drawn, 'base64'),
    });
    await expect(editor.elements).toHaveCount(1);
    await editor.showStyle();
    await expect.poll(async () => [await editor.field('宽'), await editor.field('高')]).toEqual([320, 200]);
    await editor.saved();
    const other = await secondWindow(browser, server.url, teacher, documentId);
    const shown = other.elements.locator('img, image').first();
    const address = () =>
      shown.evaluate((node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '');
    await expect.poll(address).toMatch(/\/files\//);
    await other.page.context().close();
  });

  test('of tables are filled cell by cell', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    await page.getByRole('button', { name: '表格', exact: true }).click();
    await page.getByRole('spinbutton', { name: '选择行数和列数' }).press('Enter');
    await expect(editor.slide.getByRole('cell')).toHaveCount(12);
    const first = await editor.slide.getByRole('cell').first().boundingBox();
    if (!first) throw new Error('there is no cell');
    await page.mouse.dblclick(first.x + first.width / 2, first.y + first.height / 2);
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    await page.keyboard.type('生字');
    await page.keyboard.press('Tab');
    await page.keyboard.type('拼音');
    await page.keyboard.press('Escape');
    await expect(editor.slide.getByRole('cell').nth(0)).toHaveText('生字');
    await expect(editor.slide.getByRole('cell').nth(1)).toHaveText('拼音');
    await editor.showStyle();
    await page.getByRole('button', { name: '在下方插入行' }).click();
    await expect(editor.slide.getByRole('cell')).toHaveCount(16);
  });
});

test('a film on the page shows its first frame, and is played by a double click', async ({ page }) => {
  const { editor } = await openEmpty(page, server.url);
  const film = { name: '开花.webm', mimeType: 'video/webm', buffer: Buffer.from(SMALL_FILM, 'base64') };
  await page.getByRole('button', { name: '视频', exact: true }).focus();
  await page.locator('input[data-insert="video"]').setInputFiles(film);
  await expect(editor.elements).toHaveCount(1);
  await expect(editor.keyboard).toHaveCount(1);
  const poster = editor.slide.locator('img');
  await expect.poll(() => poster.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(32);
  await editor.doubleClick(640, 360);
  const player = page.getByRole('dialog', { name: '预览：开花' });
  const shown = player.locator('video');
  await expect.poll(() => shown.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
});

test.describe('pages', () => {
  test('are added, copied, moved by keys and by mouse, put in sections, hidden and deleted', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    await editor.writeText('第一页的字', { x: 100, y: 100 }, { x: 600, y: 160 });
    await page.getByRole('button', { name: '新建页面' }).click();
    await page.getByRole('button', { name: '新建页面' }).click();
    await expect(editor.pages).toHaveCount(3);
    await editor.pages.nth(0).click();
    await editor.pages.nth(0).press('Control+d');
    await expect(editor.pages).toHaveCount(4);
    await expect(editor.thumbnails.nth(1)).toContainText('第一页的字');
    await editor.pages.nth(1).press('Alt+ArrowDown');
    await expect(editor.thumbnails.nth(2)).toContainText('第一页的字');
    const from = await editor.pages.nth(0).boundingBox();
    const to = await editor.pages.nth(3).boundingBox();
    if (!from || !to) throw new Error('pages are not in sight');
    await page.mouse.move(from.x + 80, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(to.x + 80, to.y + to.height - 4, { steps: 8 });
    await page.mouse.up();
    await expect(editor.thumbnails.nth(3)).toContainText('第一页的字');
    // A drag faster than one frame moves the page too.
    await editor.pages.nth(3).evaluate(
      (node, by) => {
        const at = node.getBoundingClientRect();
        const event = (type: string, y: number) =>
          new PointerEvent(type, {
            ...{ bubbles: true, pointerId: 1, pointerType: 'mouse' },
            ...{ clientX: at.x + 80, clientY: at.y + y },
          });
        node.dispatchEvent(event('pointerdown', 40));
        node.dispatchEvent(event('pointermove', by / 2));
        node.dispatchEvent(event('pointerup', by));
      },
      from.y + 4 - to.y,
    );
    await expect(editor.thumbnails.nth(0)).toContainText('第一页的字');
    await editor.pages.nth(2).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '在此新增节' }).click();
    await expect(page.getByRole('button', { name: /节 未命名的节，2 页/ })).toBeVisible();
    await page.getByRole('button', { name: /折叠 节/ }).click();
    await expect(editor.pages).toHaveCount(2);
    await page.getByRole('button', { name: /展开 节/ }).click();
    await editor.pages.nth(1).click({ button: 'right' });
    // The menu acts only on the framed page.
    await expect(page.locator('[data-pages-list] [aria-pressed="true"]')).toHaveAttribute(
      'aria-label',
      /^第 2 页/,
    );
    await page.getByRole('menuitem', { name: '授课时跳过' }).click();
    await expect(page.getByRole('button', { name: '第 2 页，授课时跳过' })).toBeVisible();
    await editor.pages.nth(0).click();
    await editor.pages.nth(0).press('Delete');
    await expect(editor.pages).toHaveCount(3);
    await expect(editor.pages.nth(0)).toBeFocused();
    await page.getByRole('button', { name: '撤销' }).last().click();
    await expect(editor.pages).toHaveCount(4);
  });

  test('keep their notes when another page is opened', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    await page.getByRole('textbox', { name: '备注' }).fill('先请学生听一段雨声');
    await page.getByRole('button', { name: '新建页面' }).click();
    await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('');
    await editor.surface.press('PageUp');
    await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('先请学生听一段雨声');
  });
});

test.describe('working together', () => {
  test("shows a user's selection to the other, with the name", async ({ page, browser }) => {
    const { editor, teacher, documentId } = await openEmpty(page, server.url);
    await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 400, y: 300 });
    const other = await secondWindow(browser, server.url, teacher, documentId);
    await expect(other.elements).toHaveCount(1);
    await expect(other.surface.getByText('陈晓雨')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(other.surface.getByText('陈晓雨')).toHaveCount(0);
    await other.page.context().close();
  });

  test('shows no tools, but a message, to a user who may only view', async ({ page, browser }) => {
    const { documentId, teacher } = await openEmpty(page, server.url);
    const otherPage = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    const guest = await newTeacher(otherPage, server.url, '李明');
    const path = `/api/documents/v1.0/c/document/${documentId}/grants/${guest.userId}`;
    await teacher.call('PUT', path, { permission: 10 });
    const other = new EditorPage(otherPage, server.url);
    await other.open(documentId);
    await expect(otherPage.getByText('只读', { exact: true })).toBeVisible();
    await expect(otherPage.getByRole('toolbar', { name: '插入' })).toHaveCount(0);
    await expect(otherPage.getByRole('complementary', { name: '属性' })).toHaveCount(0);
    await teacher.call('PUT', path, { permission: 20 });
    await expect(otherPage.getByRole('toolbar', { name: '插入' })).toBeVisible();
    await otherPage.context().close();
  });
});

test('a finger selects, drags, types and opens the menu by a long press', async ({ page, browser }) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await editor.writeText('手指', { x: 400, y: 300 }, { x: 800, y: 360 });
  await editor.saved();
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
  });
  const panelPage = await context.newPage();
  const panel = new EditorPage(panelPage, server.url);
  await panel.openAs(teacher, documentId);
  const fingers = await context.newCDPSession(panelPage);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number }[],
  ) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const start = await panel.at(440, 330);
  // Sent together, because on a busy machine a late event would turn the tap into a long press.
  await Promise.all([
    touch('touchStart', [start]),
    ...[1, 2, 3, 4, 5, 6].map((step) =>
      touch('touchMove', [{ x: start.x + step * 20, y: start.y + step * 15 }]),
    ),
  ]);
  await touch('touchEnd', []);
  await panel.showStyle();
  await expect.poll(() => panel.field('横坐标')).toBeGreaterThan(480);
  const moved = await panel.at(
    await panel.field('横坐标').then((x) => x + 30),
    (await panel.field('纵坐标')) + 20,
  );
  await touch('touchStart', [moved]);
  await expect(panelPage.getByRole('menu')).toBeVisible();
  await touch('touchEnd', []);
  await expect(panelPage.getByRole('menuitem', { name: /^再制/ })).toBeVisible();
  // on a busy machine a slow tap counts as a long press, and opens the menu again
  await expect(async () => {
    await panelPage.keyboard.press('Escape');
    await expect(panelPage.getByRole('menu')).toHaveCount(0);
    await panelPage.touchscreen.tap(moved.x, moved.y);
    await expect(panelPage.getByRole('textbox', { name: /正在编辑文字/ })).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await context.close();
});

test('the editor passes axe, and has few nodes for 300 pages', async ({ page }) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText('雨', { x: 100, y: 100 }, { x: 500, y: 160 });
  expect(await seriousFindings(page)).toEqual([]);
  await editor.pages.first().focus();
  for (let count = 2; count <= 256; count *= 2) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+d');
    await expect(page.getByText(`/ ${count} 页`)).toBeVisible();
    await editor.pages.first().focus();
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(5000);
  // However far the list is scrolled, keys apply to the visible pages, not to the slide below them.
  await page.getByRole('button', { name: '浏览所有页面' }).click();
  const sorter = page.getByRole('region', { name: '所有页面' });
  await expect(sorter.getByRole('button', { name: '第 129 页', exact: true })).toBeFocused();
  await sorter.hover();
  await page.mouse.wheel(0, -90_000);
  await expect(sorter.getByRole('button', { name: '第 1 页', exact: true })).toBeVisible();
  await expect(sorter.getByRole('button', { name: '第 129 页', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+End');
  await expect(sorter.getByRole('button', { name: '第 256 页', exact: true })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByText('已删除 128 页')).toBeVisible();
  await sorter.getByRole('heading', { name: '所有页面' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText('第 1 / 1 页')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('/ 128 页')).toBeVisible();
  await sorter.getByRole('button', { name: '回到页面' }).click();
  await expect(editor.elements.filter({ hasText: '雨' })).toHaveCount(1);
});
