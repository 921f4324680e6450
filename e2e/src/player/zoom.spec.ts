import { expect, type Locator, type Page } from '@playwright/test';
import { barAtBottom } from '../account-api.ts';
import { pressTool } from '../class-toolbar.ts';
import { openEmpty } from '../editor-page.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { pageNumber, shown } from '../show-page.ts';

/** A courseware of two empty pages, in the show at the first. */
async function teach(page: Page, url: string): Promise<Locator> {
  await barAtBottom(page);
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

/** Waits until the position is the expected one and stable. */
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

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

test.describe('a page in a show', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

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
    // The point of the page in the middle of the lens is the point below it.
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
