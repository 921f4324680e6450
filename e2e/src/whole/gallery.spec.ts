import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { missedByFingers } from '../finger-sizes.ts';
import { Fingers } from '../fingers.ts';
import { type ServedGallery, serveGallery } from './gallery-page.ts';

let gallery: ServedGallery;

test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery?.close());

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${gallery.url}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

for (const screen of SCREENS) {
  test.describe(`the primitives at ${screen.width}×${screen.height}`, () => {
    test.use({ viewport: screen });

    for (const look of ['?lang=zh&theme=light', '?lang=en&theme=dark']) {
      test(`have no serious finding of axe, and nothing that overflows the page, at ${look}`, async ({
        page,
      }) => {
        await open(page, look);
        const opener = look.includes('en')
          ? ['Open the timer', 'Chapter', 'Day of the lesson']
          : ['打开计时器', '章节', '上课日期'];
        expect(await seriousFindings(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        for (const name of opener.slice(1)) {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('dialog', { name })).toBeVisible();
          expect(await seriousFindings(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog', { name })).toBeHidden();
        }
        await page.getByRole('button', { name: opener[0] }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await seriousFindings(page)).toEqual([]);
      });
    }

    test('include a window that is moved by its bar, resized by its edges, and stays within the screen', async ({
      page,
    }) => {
      await open(page);
      await page.getByRole('button', { name: '打开计时器' }).click();
      const tool = page.getByRole('dialog', { name: '计时器' });
      const before = await boxOf(tool);
      const title = await boxOf(tool.getByRole('heading'));
      await drag(page, { x: title.x + 20, y: title.y + 10 }, { x: title.x - 5, y: title.y + 70 });
      await expect.poll(async () => (await boxOf(tool)).x).toBeCloseTo(Math.max(0, before.x - 25), 0);
      await expect.poll(async () => (await boxOf(tool)).y).toBeCloseTo(before.y + 60, 0);
      const moved = await boxOf(tool);
      await drag(
        page,
        { x: moved.x + moved.width - 3, y: moved.y + moved.height - 3 },
        { x: 5_000, y: 5_000 },
      );
      const corner = async () => {
        const { x, y, width, height } = await boxOf(tool);
        return { width: Math.round(x + width), height: Math.round(y + height) };
      };
      await expect.poll(corner).toEqual(screen);
      await drag(page, { x: title.x, y: title.y + 70 }, { x: -5_000, y: -5_000 });
      const begins = async () => {
        const { x, y } = await boxOf(tool);
        return [x, y].map(Math.round);
      };
      await expect.poll(begins).toEqual([0, 0]);
    });

    test('include a window that is moved, resized and closed by keys, and returns the focus', async ({
      page,
    }) => {
      await open(page);
      const opener = page.getByRole('button', { name: '打开计时器' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const tool = page.getByRole('dialog', { name: '计时器' });
      await expect(tool).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(tool.getByRole('button', { name: /移动窗口/ })).toBeFocused();
      const before = await boxOf(tool);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      const changed = async () => {
        const after = await boxOf(tool);
        return [after.y - before.y, after.height - before.height].map(Math.round);
      };
      await expect.poll(changed).toEqual([16, 32]);
      await page.keyboard.press('Escape');
      await expect(tool).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('include a table that sorts, pages, selects and restores its state', async ({ page }) => {
      await open(page);
      const table = page.getByRole('table', { name: '学生名单' });
      const firstScore = () => table.getByRole('row').nth(1).getByRole('cell').nth(2).textContent();
      const score = table.getByRole('columnheader', { name: '得分' });
      await score.getByRole('button').click();
      await expect(score).toHaveAttribute('aria-sort', 'ascending');
      await expect.poll(firstScore).toBe('0');
      await score.getByRole('button').press('Enter');
      await expect(score).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(firstScore).toBe('97');
      await table.getByRole('checkbox', { name: '选择本页全部' }).check();
      const pages = page.getByRole('navigation', { name: '分页' });
      await pages.getByRole('button', { name: '下一页' }).click();
      await expect(pages.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
      await table.getByRole('checkbox').nth(1).press('Space');
      await expect(page.getByText(/已选：(s\d+ ?){6}/)).toBeVisible();
      const onSecond = await firstScore();
      await page.reload();
      await expect(score).toHaveAttribute('aria-sort', 'descending');
      await expect(pages.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
      await expect.poll(firstScore).toBe(onSecond);
    });
  });
}

test('the window touched last is in front, and the one behind can be closed alone', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '打开计时器' }).press('Enter');
  await page.getByRole('button', { name: '打开点名' }).press('Enter');
  const [timer, roll] = [
    page.getByRole('dialog', { name: '计时器' }),
    page.getByRole('dialog', { name: '随机点名' }),
  ];
  const inFront = () =>
    page.getByRole('dialog').evaluateAll((all) => {
      const top = all.toSorted(
        (a, b) => Number(getComputedStyle(b).zIndex) - Number(getComputedStyle(a).zIndex),
      )[0];
      return top?.querySelector('h2')?.textContent;
    });
  await expect.poll(inFront).toBe('随机点名');
  const { x, y } = await boxOf(timer);
  await page.mouse.click(x + 60, y + 15);
  await expect.poll(inFront).toBe('计时器');
  await page.keyboard.press('Escape');
  await expect(timer).toBeHidden();
  await expect(roll).toBeVisible();
});

test('the page behind windows stays usable', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '打开计时器' }).click();
  await page.getByRole('button', { name: '加粗' }).click();
  await expect(page.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('two fingers resize and move a window, and a tap in it still presses', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: '打开计时器' }).tap();
    const tool = page.getByRole('dialog', { name: '计时器' });
    await tool.getByRole('button', { name: '开始' }).tap();
    await expect(tool.getByRole('button', { name: '开始 1' })).toBeVisible();
    const before = await boxOf(tool);
    const hand = await page.context().newCDPSession(page);
    const middle = { x: before.x + before.width / 2, y: before.y + before.height * 0.8 };
    await touch(hand, 'touchStart', [{ x: middle.x - 50, y: middle.y }]);
    await touch(hand, 'touchStart', [
      { x: middle.x - 50, y: middle.y },
      { x: middle.x + 50, y: middle.y },
    ]);
    for (let step = 1; step <= 5; step++) {
      await touch(hand, 'touchMove', [
        { x: middle.x - 50 - step * 2 - 20, y: middle.y - 20 },
        { x: middle.x + 50 + step * 2 - 20, y: middle.y - 20 },
      ]);
    }
    await touch(hand, 'touchEnd', []);
    await expect(async () => {
      const after = await boxOf(tool);
      expect(after.width / before.width).toBeCloseTo(1.2, 1);
      expect(after.height / before.height).toBeCloseTo(1.2, 1);
      expect(after.x + after.width / 2 - (before.x + before.width / 2)).toBeCloseTo(-20, 0);
    }).toPass();
  });

  test('a finger moves a window by its bar, and controls are as large as a finger', async ({ page }) => {
    await open(page);
    expect(await missedByFingers(page)).toEqual([]);
    await page.getByRole('button', { name: '打开计时器' }).tap();
    const tool = page.getByRole('dialog', { name: '计时器' });
    for (const button of await tool.locator('header').getByRole('button').all()) {
      const { width, height } = await boxOf(button);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const before = await boxOf(tool);
    const title = await boxOf(tool.getByRole('heading'));
    const hand = await page.context().newCDPSession(page);
    const from = { x: title.x + 30, y: title.y + 10 };
    await touch(hand, 'touchStart', [from]);
    for (let step = 1; step <= 4; step++)
      await touch(hand, 'touchMove', [{ x: from.x - step * 10, y: from.y + step * 10 }]);
    await touch(hand, 'touchEnd', []);
    const gone = async () => {
      const after = await boxOf(tool);
      return [after.x - before.x, after.y - before.y].map(Math.round);
    };
    await expect.poll(gone).toEqual([-40, 40]);
  });
});

test.describe('by several users', () => {
  test.use({ hasTouch: true });

  test('two windows are moved at once; one dragged to the side fills that half, and regains its size when it is dragged out', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: '打开计时器' }).press('Enter');
    await page.getByRole('button', { name: '打开点名' }).press('Enter');
    const tools = [
      page.getByRole('dialog', { name: '计时器' }),
      page.getByRole('dialog', { name: '随机点名' }),
    ] as const;
    const [timer, roll] = [await boxOf(tools[0]), await boxOf(tools[1])];
    const fingers = await Fingers.on(page);
    // The window in front is grabbed first; the one behind at a point that is not covered.
    const held = [
      [timer.x + 80, timer.y + 16],
      [roll.x + roll.width - 90, roll.y + 30],
    ] as const;
    await fingers.goTogether([
      [held[1], [held[1][0] + 50, held[1][1] + 70]],
      [held[0], [held[0][0] - 60, held[0][1] + 40]],
    ]);
    const places = async () => {
      const [one, other] = [await boxOf(tools[0]), await boxOf(tools[1])];
      return [one.x - timer.x, one.y - timer.y, other.x - roll.x, other.y - roll.y].map(Math.round);
    };
    await expect.poll(places).toEqual([-60, 40, 50, 70]);

    const size = async () => {
      const { x, y, width, height } = await boxOf(tools[0]);
      return [x, y, width, height].map(Math.round);
    };
    const bar = async () => {
      const { x, y } = await boxOf(tools[0]);
      return [x + 80, y + 16] as const;
    };
    const view = await page.evaluate(() => {
      const layer = document.querySelector('[role="dialog"]')?.parentElement;
      return layer && { x: layer.getBoundingClientRect().x, w: layer.clientWidth, h: layer.clientHeight };
    });
    if (!view) throw new Error('windows stand in a layer');
    const from = await bar();
    await fingers.go(from, [view.x + 3, from[1] + 30]);
    await expect.poll(size).toEqual([view.x, 0, view.w / 2, view.h].map(Math.round));
    const out = await bar();
    await fingers.go(out, [out[0] + 200, out[1] + 60]);
    await expect
      .poll(async () => (await size()).slice(2))
      .toEqual([timer.width, timer.height].map(Math.round));
  });
});

test.describe('by keyboard', () => {
  test('a toolbar is one tab stop, and arrow keys move inside it', async ({ page }) => {
    await open(page);
    const bold = page.getByRole('button', { name: '加粗' });
    await bold.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: '倾斜' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await expect(page.getByRole('toolbar').getByRole('button', { name: '移除' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(bold).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(bold).toBeFocused();
  });

  test('a tree expands, finds an item by a letter and selects it', async ({ page }) => {
    await open(page);
    const item = (name: string) => page.getByRole('treeitem', { name }).first();
    await item('1 · 数学').focus();
    await page.keyboard.press('ArrowRight');
    await expect(item('Unit 1')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item('Unit 1')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('l');
    await expect(item('Lesson 1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item('Lesson 1')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('treeitem', { name: 'Lesson 1' })).toHaveCount(0);
  });

  test('columns lead to a chapter', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: /^章节/ });
    await button.press('Enter');
    await page.getByRole('listbox', { name: '年级' }).getByRole('option').first().focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown'])
      await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName('章节: 2 · 数学 Maths / Unit 1 单元 / Lesson 2 课');
    await expect(button).toBeFocused();
  });

  test('a date is chosen by arrows and months, within its limits', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: /^上课日期/ });
    await button.press('Enter');
    await expect(page.getByRole('button', { name: /^2026年9月9日/ })).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^2026年10月16日/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName('上课日期: 2026年10月16日');
    await expect(button).toBeFocused();
  });

  test('files are chosen and listed by name', async ({ page }) => {
    await open(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '选择文件' }).press('Enter');
    await (await chooser).setFiles([
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
      { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('b') },
    ]);
    await expect(page.getByText('已选择 2 个文件')).toBeVisible();
  });
});

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function touch(
  hand: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: { x: number; y: number }[],
): Promise<void> {
  await hand.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });
}
