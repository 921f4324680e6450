import { expect, type Locator, type Page } from '@playwright/test';
import { pressTool } from '../class-toolbar.ts';
import { openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';
import { goTo, inked, pageNumber, shown } from '../show-page.ts';

type Point = readonly [number, number];

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: true });

/** A courseware of three empty pages, shown at the first page with the pen tool. */
async function teach(page: Page, url: string): Promise<Fingers> {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const { editor } = await openEmpty(page, url);
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Control+m');
  await expect(page.getByText('第 3 / 3 页')).toBeVisible();
  await editor.saved();
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(shown(page)).toBeVisible();
  await goTo(page, 1);
  await expect(page.getByTestId('ink-wet')).toBeAttached();
  await page.keyboard.press('Control+p');
  await expect(inHand(page)).toHaveText('画笔');
  return await Fingers.on(page);
}

const bar = (page: Page) => page.getByRole('toolbar', { name: '授课工具' });
const inHand = (page: Page) => bar(page).locator('[aria-pressed="true"]');

async function middle(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Taps with another finger while the fingers on the screen stay. */
async function tap(fingers: Fingers, id: number, at: Locator): Promise<void> {
  await fingers.press(id, await middle(at));
  await fingers.lift(id);
}

test('buttons of page, class tools and subject tools react once to each finger while another finger writes', async ({
  page,
  server,
}) => {
  const fingers = await teach(page, server.url);
  const next = page.getByRole('button', { name: '下一页' }).last();
  await fingers.press(3, [300, 200]);
  await fingers.move(3, [380, 200]);
  await tap(fingers, 4, next);
  await expect.poll(() => pageNumber(page)).toBe(2);
  await fingers.lift(3);
  await goTo(page, 1);
  expect(
    await inked(page),
    'ink of the stroke that was in progress at the page change is kept',
  ).toBeGreaterThan(0);

  // Two pupils press two buttons of a subject tool's window at the same time.
  await pressTool(page, '学科工具');
  const list = page.getByRole('dialog', { name: '学科工具' });
  await list.getByRole('searchbox').fill('jsq');
  await fingers.press(3, [200, 600]);
  await fingers.move(3, [260, 600]);
  await tap(fingers, 4, list.getByRole('button', { name: '计算器', exact: true }));
  const calculator = page.getByRole('dialog', { name: '计算器' });
  const key = (name: string) => calculator.getByRole('button', { name, exact: true });
  await expect(key('7')).toBeVisible();
  await tap(fingers, 4, key('7'));
  await expect(calculator.locator('output')).toHaveText('7');
  await fingers.lift(3);
  await fingers.press(1, await middle(key('8')));
  await fingers.press(2, await middle(key('9')));
  await fingers.lift(1);
  await fingers.lift(2);
  await expect(calculator.locator('output')).toHaveText('789');
  await fingers.press(3, [200, 600]);
  await tap(fingers, 4, calculator.getByRole('button', { name: '关闭' }));
  await expect(calculator).toBeHidden();
  await fingers.lift(3);
  expect(await pageNumber(page)).toBe(1);
});

test('a long press shows the toolbar and does not change the page, also in a browser that sends only a click', async ({
  page,
  server,
}) => {
  // Safari sends no `contextmenu` for a finger, and a click when it is lifted.
  await page.addInitScript(() =>
    addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const fingers = await teach(page, server.url);
  await page.keyboard.press('Control+a');
  await expect(inHand(page)).toHaveText('选择');
  const before = await middle(bar(page));
  await fingers.press(1, [500, 300]);
  await expect.poll(async () => Math.round((await middle(bar(page)))[1])).toBe(300);
  await fingers.lift(1);
  await page.evaluate(() => {
    const at = { bubbles: true, cancelable: true, detail: 1, clientX: 500, clientY: 300 };
    document.elementFromPoint(500, 150)?.dispatchEvent(new MouseEvent('click', at));
  });
  expect(await middle(bar(page)), 'the toolbar has moved to the hand').not.toEqual(before);
  expect(await pageNumber(page)).toBe(1);
  // A short press changes the page as before.
  await page.touchscreen.tap(500, 120);
  await expect.poll(() => pageNumber(page)).toBe(2);
  // With the pen tool the stroke that the finger began is removed.
  await page.keyboard.press('Control+p');
  await fingers.press(1, [900, 500]);
  await expect.poll(async () => Math.round((await middle(bar(page)))[1])).toBe(500);
  await fingers.lift(1);
  expect(await inked(page)).toBe(0);
});
