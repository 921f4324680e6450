import { expect, type Locator, type Page } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';
import { draw, inked, shown } from '../show-page.ts';
import { resizeWindow } from '../window-size.ts';

/** A new teacher's empty courseware in the show. */
async function teach(page: Page, url: string): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await openEmpty(page, url);
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(shown(page)).toBeVisible();
  const toolbar = page.getByRole('toolbar', { name: '授课工具' });
  await expect(toolbar).toBeVisible();
  await expect(page.getByTestId('ink-wet')).toBeAttached();
  return toolbar;
}

/** Bounds of the ink on the dry canvas, fractions of its width and height; undefined without ink. */
async function reach(page: Page): Promise<readonly number[] | undefined> {
  return await page.getByTestId('ink-dry').evaluate((canvas: HTMLCanvasElement) => {
    const { data, width, height } = canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [], width: 1, height: 1 };
    let [left, right, top, bottom] = [width, -1, height, -1];
    for (let i = 3; i < data.length; i += 4) {
      if (!data[i]) continue;
      const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    return right < 0 ? undefined : [left / width, top / height, right / width, bottom / height];
  });
}

/** Draws an imprecise box, optionally with the pen held still at its end: fractions of the slide. */
async function box(page: Page, hold: boolean): Promise<void> {
  const slide = await page.getByTestId('ink-wet').boundingBox();
  if (!slide) throw new Error('no slide is shown');
  const corners = [
    [0.3, 0.3],
    [0.6, 0.312],
    [0.595, 0.6],
    [0.305, 0.59],
    [0.302, 0.305],
  ] as const;
  const at = ([x, y]: readonly [number, number]) =>
    [slide.x + slide.width * x, slide.y + slide.height * y] as const;
  await page.mouse.move(...at(corners[0]));
  await page.mouse.down();
  for (const corner of corners.slice(1)) await page.mouse.move(...at(corner), { steps: 15 });
  if (hold) await page.waitForTimeout(700);
  await page.mouse.up();
}

test.describe('ink in a show', () => {
  test('becomes a figure when the magic pen is held still; one undo restores the handwriting, another removes it', async ({
    page,
    server,
  }) => {
    const toolbar = await teach(page, server.url);
    await toolbar.getByRole('button', { name: '智能笔' }).click();
    await box(page, true);
    const [left = 0, top = 0, right = 0, bottom = 0] = (await reach(page)) ?? [];
    // The sides are vertical and horizontal: midway between two corners they are where the corners are.
    const sides = await page.getByTestId('ink-dry').evaluate(
      (canvas: HTMLCanvasElement, [x, y]: readonly number[]) => {
        const context = canvas.getContext('2d');
        const alpha = (px: number, py: number) => context?.getImageData(px, py, 1, 1).data[3] ?? 0;
        const line = Math.round((x ?? 0) * canvas.width) + 3;
        const row = Math.round((y ?? 0) * canvas.height) + 3;
        const shares = [0.35, 0.45, 0.55];
        return shares.every(
          (t) =>
            alpha(line, Math.round(t * canvas.height)) > 0 && alpha(Math.round(t * canvas.width), row) > 0,
        );
      },
      [left, top],
    );
    expect(sides).toBe(true);
    expect(right - left).toBeGreaterThan(0.27);
    expect(bottom - top).toBeGreaterThan(0.25);
    const figure = await inked(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => inked(page)).not.toBe(figure);
    expect(await inked(page)).toBeGreaterThan(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => inked(page)).toBe(0);
    await box(page, false);
    await page.keyboard.press('Control+z');
    await expect.poll(() => inked(page)).toBe(0);
  });

  test('takes the chosen colour and keeps its position when the window is resized, and laser ink disappears by itself', async ({
    page,
    server,
  }) => {
    const toolbar = await teach(page, server.url);
    const pen = toolbar.getByRole('button', { name: '画笔', exact: true });
    await pen.click();
    await pen.click();
    await page.getByRole('radio', { name: '蓝' }).click();
    await draw(page, [0.2, 0.3], [0.7, 0.5]);
    await expect.poll(() => reach(page)).toBeDefined();
    const before = (await reach(page)) ?? [];
    await resizeWindow(page, 1100, 800);
    await expect
      .poll(async () => {
        const after = (await reach(page)) ?? [];
        return Math.max(...before.map((each, i) => Math.abs(each - (after[i] ?? 9))));
      })
      .toBeLessThan(0.006);
    const ink = await inked(page);
    await toolbar.getByRole('button', { name: '激光' }).click();
    await draw(page, [0.2, 0.6], [0.7, 0.6]);
    const lit = () =>
      page.getByTestId('ink-wet').evaluate((canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((each) => each > 0),
      );
    expect(await lit()).toBe(true);
    await expect.poll(lit).toBe(false);
    expect(await inked(page)).toBeCloseTo(ink, 3);
  });

  test('is selected by a loop: moved, scaled, recoloured, copied and deleted, each undone by one step', async ({
    page,
    server,
  }) => {
    const toolbar = await teach(page, server.url);
    await toolbar.getByRole('button', { name: '画笔', exact: true }).click();
    await draw(page, [0.3, 0.4], [0.4, 0.4]);
    await toolbar.getByRole('button', { name: '套索' }).click();
    const slide = await page.getByTestId('ink-wet').boundingBox();
    if (!slide) throw new Error('no slide is shown');
    const at = (x: number, y: number) => [slide.x + slide.width * x, slide.y + slide.height * y] as const;
    await page.mouse.move(...at(0.27, 0.35));
    await page.mouse.down();
    for (const [x, y] of [
      [0.43, 0.35],
      [0.43, 0.45],
      [0.27, 0.45],
      [0.27, 0.36],
    ] as const)
      await page.mouse.move(...at(x, y), { steps: 4 });
    await page.mouse.up();
    const chosen = page.getByTestId('ink-selection');
    await expect(chosen).toBeVisible();
    const drag = async (from: Locator, dx: number, dy: number) => {
      const place = await from.boundingBox();
      if (!place) throw new Error('nothing to drag');
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
      await page.mouse.down();
      await page.mouse.move(place.x + place.width / 2 + dx, place.y + place.height / 2 + dy, { steps: 4 });
      await page.mouse.up();
    };
    const first = (await reach(page)) ?? [];
    await drag(chosen, slide.width * 0.2, slide.height * 0.1);
    await expect.poll(async () => (await reach(page))?.[0]).toBeCloseTo((first[0] ?? 0) + 0.2, 2);
    expect((await reach(page))?.[1]).toBeCloseTo((first[1] ?? 0) + 0.1, 2);
    await drag(page.getByTestId('ink-selection-corner'), slide.width * 0.1, 8);
    await expect
      .poll(async () => ((await reach(page))?.[2] ?? 0) - ((await reach(page))?.[0] ?? 0))
      .toBeGreaterThan(0.17);
    const large = await inked(page);
    await chosen.getByRole('button', { name: '蓝' }).click();
    const blue = () =>
      page.getByTestId('ink-dry').evaluate((canvas: HTMLCanvasElement) => {
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        for (let i = 0; i < data.length; i += 4)
          if ((data[i + 3] ?? 0) === 255) return (data[i + 2] ?? 0) > (data[i] ?? 0);
        return undefined;
      });
    await expect.poll(blue).toBe(true);
    await chosen.getByRole('button', { name: '复制' }).click();
    await expect.poll(() => inked(page)).toBeGreaterThan(large * 1.5);
    await chosen.getByRole('button', { name: '删除' }).click();
    await expect(chosen).toBeHidden();
    await expect.poll(() => inked(page)).toBeLessThan(large * 1.2);
    // Deleting, copying, recolouring, scaling and moving are undone.
    for (let i = 0; i < 5; i++) await page.keyboard.press('Control+z');
    await expect
      .poll(async () => (await reach(page))?.map((each) => each.toFixed(3)))
      .toEqual(first.map((each) => each.toFixed(3)));
  });

  test('is written by the pen while a finger changes pages, if the teacher enabled that', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      hasTouch: true,
      locale: 'zh-CN',
      viewport: { width: 1366, height: 768 },
    });
    const page = await context.newPage();
    const toolbar = await teach(page, server.url);
    const fingers = await Fingers.on(page);
    await toolbar.getByRole('button', { name: '画笔', exact: true }).tap();
    await fingers.go([400, 200], [700, 210]);
    await expect.poll(() => inked(page)).toBeGreaterThan(0);
    const byFinger = await inked(page);
    await toolbar.getByRole('button', { name: '画笔', exact: true }).tap();
    await page.getByRole('button', { name: '笔写字，手指翻页' }).tap();
    await fingers.go([800, 300], [400, 305]);
    await expect(page.getByText('放映结束')).toBeVisible();
    await fingers.go([400, 300], [800, 305]);
    await page.keyboard.press('PageUp');
    await expect(page.getByText('放映结束')).toBeHidden();
    expect(await inked(page)).toBeCloseTo(byFinger, 5);
    await draw(page, [0.3, 0.7], [0.7, 0.7]);
    await expect.poll(() => inked(page)).toBeGreaterThan(byFinger * 1.2);
    await context.close();
  });
});
