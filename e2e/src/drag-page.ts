import { expect, type Locator, type Page } from '@playwright/test';

export type Point = readonly [number, number];

/** The hint of the drag tool. */
export const hint = (page: Page) => page.getByText('按住内容就能拖动');

/** The middle of an element, CSS pixels. */
export async function middle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Waits until the element's middle is at this point, CSS pixels. */
export async function lies(element: Locator, [x, y]: Point): Promise<void> {
  await expect
    .poll(async () => {
      const [atX, atY] = await middle(element);
      return Math.hypot(atX - x, atY - y) < 2 ? 'there' : `${atX}, ${atY}`;
    })
    .toBe('there');
}

/** Drags with the mouse. */
export async function drag(page: Page, from: Point, by: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + by[0] / 2, from[1] + by[1] / 2, { steps: 3 });
  await page.mouse.move(from[0] + by[0], from[1] + by[1], { steps: 3 });
  await page.mouse.up();
}
