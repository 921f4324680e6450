import type { Locator, Page } from '@playwright/test';

/** The page that a show shows, or goes to. */
export function shown(page: Page): Locator {
  return page.getByTestId('show').locator('[data-page-id]').last();
}

/** A stroke of what is in the hand, from one place of the slide to another: shares of its width and height. */
export async function draw(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('there is no slide');
  const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 12 });
  await page.mouse.up();
}

/** Share of the ink canvas that is written on. */
export async function inked(page: Page): Promise<number> {
  return await page.getByTestId('ink-dry').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) count++;
    return count / (data.length / 4);
  });
}

/** Ends the show by its button, and keeps the ink that was written in it. */
export async function endKeepingInk(page: Page): Promise<void> {
  await page.getByRole('button', { name: '结束', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '全部保留' }).click();
}
