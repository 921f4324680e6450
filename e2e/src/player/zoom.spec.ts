import { expect, type Locator, type Page } from '@playwright/test';
import { pressTool } from '../class-toolbar.ts';
import { openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';
import { pageNumber, shown } from '../show-page.ts';
import { resizeWindow } from '../window-size.ts';

/** A courseware of two empty pages, in the show at the first. */
async function teach(page: Page, url: string): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const { editor } = await openEmpty(page, url);
  await page.keyboard.press('Control+m');
  await expect(page.getByText('第 2 / 2 页')).toBeVisible();
  await editor.saved();
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(shown(page)).toBeVisible();
  const toolbar = page.getByRole('toolbar', { name: '授课工具' });
  await expect(toolbar).toBeVisible();
  await expect(page.getByTestId('ink-wet')).toBeAttached();
  await page.keyboard.press('Home');
  await expect.poll(() => pageNumber(page)).toBe(1);
  // Zooming is loaded after the page: once the frame is shown, gestures are handled.
  await page.keyboard.press('z');
  await expect(page.getByTestId('zoom-frame')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('zoom-frame'), 'Escape closes the frame, not the show').toBeHidden();
  return toolbar;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position and size of the page in the window, including parts outside it. */
async function place(page: Page): Promise<Box> {
  return await shown(page).evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Waits until the position is stable at the expected one. */
async function comes(page: Page, expected: Partial<Box>): Promise<void> {
  await expect
    .poll(async () => {
      const now = await place(page);
      const offs = Object.entries(expected).map(([key, at]) => Math.abs(now[key as keyof Box] - at));
      const moves = await page.getByTestId('show').evaluate((node) => node.parentElement?.style.willChange);
      return moves === '' && Math.max(...offs) < 1.5 ? 'there' : JSON.stringify(now);
    })
    .toBe('there');
}

/** Bounds of the ink on the page, fractions of the page; undefined without ink. */
async function reach(page: Page): Promise<readonly number[] | undefined> {
  return await page.getByTestId('ink-dry').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('2d');
    const { data, width, height } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {
      data: [],
      width: 1,
      height: 1,
    };
    let [left, right, top, bottom] = [width, -1, height, -1];
    for (let i = 3; i < data.length; i += 4) {
      if (!data[i]) continue;
      const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (right < 0) return undefined;
    const on = canvas.getBoundingClientRect();
    const whole = canvas.parentElement?.getBoundingClientRect();
    if (!whole) return undefined;
    const across = (x: number) => (on.left - whole.left + (x / width) * on.width) / whole.width;
    const along = (y: number) => (on.top - whole.top + (y / height) * on.height) / whole.height;
    return [across(left), along(top), across(right), along(bottom)];
  });
}

async function same(page: Page, expected: readonly number[]): Promise<void> {
  await expect
    .poll(async () => {
      const now = (await reach(page)) ?? [];
      return Math.max(...expected.map((each, i) => Math.abs(each - (now[i] ?? 9))));
    })
    .toBeLessThan(0.004);
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

const backToWhole = (page: Page) => page.getByRole('button', { name: /^回到整页/ });

test.describe('a page in a show', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('is zoomed by drawing a frame, written on and moved, and its ink is at its position at every zoom', async ({
    page,
    server,
  }) => {
    const toolbar = await teach(page, server.url);
    await toolbar.getByRole('button', { name: '更多', exact: true }).click();
    await page
      .getByRole('group', { name: '更多' })
      .getByRole('button', { name: '放大', exact: true })
      .click();
    await expect(page.getByText('拖出要放大的地方')).toBeVisible();
    await drag(page, [400, 225], [1200, 675]);
    await comes(page, { x: -800, y: -450, width: 3200, height: 1800 });

    await page.keyboard.press('Control+p');
    await drag(page, [400, 450], [1200, 450]);
    await expect.poll(() => reach(page)).toBeDefined();
    const written = (await reach(page)) ?? [];
    // Half of the window is a quarter of the page.
    expect((written[2] ?? 0) - (written[0] ?? 0)).toBeCloseTo(0.25, 1);
    const sharp = await page.getByTestId('ink-dry').evaluate((canvas: HTMLCanvasElement) => {
      const { width, left, top } = canvas.getBoundingClientRect();
      return [canvas.width / width / devicePixelRatio, Math.abs(left % 1), Math.abs(top % 1)];
    });
    expect(sharp).toEqual([1, 0, 0]);

    // The pointer moves the page; the click that ends a drag does not change the page.
    await page.keyboard.press('Control+a');
    await drag(page, [800, 400], [1000, 500]);
    await comes(page, { x: -600, y: -350, width: 3200 });
    expect(await pageNumber(page)).toBe(1);
    await same(page, written);
    // Keys: zooms in one step, moves a quarter of the view to the right, and shrinks the window.
    await page.keyboard.press('Control+Equal');
    await comes(page, { width: 4800 });
    const { x } = await place(page);
    await page.keyboard.press('Control+ArrowRight');
    await comes(page, { x: x - 400 });
    await same(page, written);
    await resizeWindow(page, 1280, 720);
    await comes(page, { width: 3840 });
    await same(page, written);
    await page.mouse.move(600, 300);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 120);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await place(page)).width).toBeLessThan(3800);
    await same(page, written);
    const keptFromWindow = await toolbar.evaluate(
      (bar) =>
        !bar.dispatchEvent(
          new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, deltaY: -100 }),
        ),
    );
    expect(keptFromWindow, 'pinching beside the page does not zoom the window').toBe(true);

    await page.keyboard.press('Escape');
    await comes(page, { x: 0, y: 0, width: 1280 });
    await same(page, written);
    await expect(backToWhole(page)).toBeHidden();
    // Selecting a pen, or a black screen, removes the frame, which would be in the way.
    for (const key of ['Control+p', 'b']) {
      await page.keyboard.press('z');
      await expect(page.getByTestId('zoom-frame')).toBeVisible();
      await page.keyboard.press(key);
      await expect(page.getByTestId('zoom-frame')).toBeHidden();
    }
    await page.keyboard.press('b');
    await page.keyboard.press('Control+a');
    // Another page is shown whole, and so is this one on return.
    await page.keyboard.press('z');
    await page.mouse.click(640, 360);
    await comes(page, { width: 2560 });
    await page.keyboard.press('PageDown');
    await comes(page, { x: 0, width: 1280 });
    expect(await pageNumber(page)).toBe(2);
    await page.keyboard.press('PageUp');
    await same(page, written);
    await page.keyboard.press('Control+Equal');
    await expect(backToWhole(page)).toHaveText('回到整页（1.5×）');
    // A message at the top does not move the button, because a press in progress would miss it.
    const before = await backToWhole(page).boundingBox();
    const said = await page.getByRole('main').evaluateHandle((main) => {
      const line = document.createElement('p');
      line.role = 'status';
      line.textContent = '已说';
      main.prepend(line);
      return line;
    });
    expect(await backToWhole(page).boundingBox()).toEqual(before);
    await said.evaluate((line) => line.remove());
    // A press counts although the button moves when the bar above disappears.
    await backToWhole(page).hover();
    await page.mouse.down();
    await backToWhole(page).evaluate((button) => {
      button.style.top = '300px';
    });
    await page.mouse.up();
    await comes(page, { x: 0, width: 1280 });
    await page.keyboard.press('Control+Equal');
    await page.keyboard.press('Control+0');
    await comes(page, { x: 0, width: 1280 });
  });

  test('keeps instruments and magnifier at their position on the page when it is zoomed', async ({
    page,
    server,
  }) => {
    await teach(page, server.url);
    await pressTool(page, '学科工具');
    const list = page.getByRole('dialog', { name: '学科工具' });
    await list.getByRole('searchbox').fill('直尺');
    await list.getByRole('button', { name: '直尺', exact: true }).click();
    const ruler = page.locator('[data-instrument] [role="application"]');
    await expect(ruler).toBeVisible();
    const before = (await ruler.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    await page.keyboard.press('z');
    await drag(page, [400, 225], [1200, 675]);
    await comes(page, { x: -800, width: 3200 });
    const after = (await ruler.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    expect(after.width).toBeCloseTo(before.width * 2, -1);
    expect(after.x).toBeCloseTo(before.x * 2 - 800, -1);
    // A line along the edge snaps: it is straight although the pointer trembles.
    const edge = await page.locator('[data-instrument] [data-grip]').boundingBox();
    await page.keyboard.press('Control+p');
    const top = (await page.locator('[data-instrument] [role="application"] > path').first().boundingBox())
      ?.y;
    if (!edge || top === undefined) throw new Error('the ruler has no edge');
    await page.mouse.move(500, top - 8);
    await page.mouse.down();
    for (const [i, x] of [600, 700, 800, 900].entries()) await page.mouse.move(x, top - 8 - (i % 2) * 9);
    await page.mouse.up();
    await expect.poll(() => reach(page)).toBeDefined();
    const [, high = 0, , low = 1] = (await reach(page)) ?? [];
    expect((low - high) * 1800, 'the height of the line is the width of the pen').toBeLessThan(
      5 * (3200 / 1280) + 3,
    );

    // The lens enlarges the current content below it.
    await page.keyboard.press('Escape');
    await comes(page, { x: 0, width: 1600 });
    await page.keyboard.press('Control+Equal');
    await pressTool(page, '放大镜');
    const layer = page.locator('[data-mode="magnify"]');
    await expect(layer).toBeVisible();
    // The point of the page in the middle of the lens is the one below it.
    const apart = () =>
      layer.evaluate((node) => {
        const lens = node.querySelector('[role="group"]')?.getBoundingClientRect();
        const copy = node.querySelector('[inert] > *')?.getBoundingClientRect();
        const slide = document.querySelector('[data-testid="show"]')?.getBoundingClientRect();
        if (!lens || !copy || !slide) return 9;
        const [x, y] = [lens.left + lens.width / 2, lens.top + lens.height / 2];
        return Math.hypot(
          (x - copy.left) / copy.width - (x - slide.left) / slide.width,
          (y - copy.top) / copy.height - (y - slide.top) / slide.height,
        );
      });
    await expect.poll(apart).toBeLessThan(0.005);
    await page.keyboard.press('Control+ArrowLeft');
    await comes(page, { x: 0 });
    await expect.poll(apart).toBeLessThan(0.005);
  });
});

test.describe('by fingers', () => {
  test.use({ viewport: { width: 1600, height: 900 }, hasTouch: true });

  test('a page is zoomed by two, moved by one, and a pinch leaves no ink', async ({ page, server }) => {
    await teach(page, server.url);
    const fingers = await Fingers.on(page);
    await fingers.goTogether([
      [
        [700, 450],
        [500, 450],
      ],
      [
        [900, 450],
        [1100, 450],
      ],
    ]);
    await comes(page, { width: 4800, x: 800 - 2400, y: 450 - 1350 });
    // Far enough to change the page if it were shown whole.
    await fingers.go([500, 450], [900, 500]);
    await comes(page, { x: -1200, y: -850 });
    expect(await pageNumber(page)).toBe(1);

    await page.keyboard.press('Control+p');
    await fingers.go([500, 300], [900, 320]);
    await expect.poll(() => reach(page)).toBeDefined();
    const written = (await reach(page)) ?? [];
    // Two fingers of one hand zoom out again, and write nothing.
    await fingers.goTogether([
      [
        [640, 600],
        [795, 600],
      ],
      [
        [960, 600],
        [805, 600],
      ],
    ]);
    await comes(page, { x: 0, y: 0, width: 1600 });
    await same(page, written);
    // Two users who write far from each other both write.
    await fingers.goTogether([
      [
        [200, 700],
        [300, 700],
      ],
      [
        [1300, 700],
        [1200, 700],
      ],
    ]);
    await comes(page, { x: 0, y: 0, width: 1600 });
    await expect.poll(async () => (await reach(page))?.[0]).toBeLessThan(0.15);
    await expect.poll(async () => (await reach(page))?.[2]).toBeGreaterThan(0.8);
  });
});
