import { expect, type Locator, type Page } from '@playwright/test';

/** The page that a show displays or is moving to. */
export function shown(page: Page): Locator {
  return page.getByTestId('show').locator('[data-page-id]').last();
}

/** Draws a stroke with the active tool from one point of the slide to another: fractions of its width and height. */
export async function draw(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('no slide is shown');
  const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 12 });
  await page.mouse.up();
}

/** Fraction of the ink canvas that is written on. */
export async function inked(page: Page, canvas: 'ink-dry' | 'ink-wet' = 'ink-dry'): Promise<number> {
  return await page.getByTestId(canvas).evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) count++;
    return count / (data.length / 4);
  });
}

/** Ends a lesson without ink on its pages in which other events were recorded. */
export async function endLesson(page: Page): Promise<void> {
  await page.getByRole('button', { name: '结束', exact: true }).click();
  await page
    .getByRole('dialog', { name: '结束这节课？' })
    .getByRole('button', { name: '结束这节课' })
    .click();
}

/** Ends a lesson with ink on its pages; `choice` is the button that decides about the ink. */
export async function endWithInk(page: Page, choice: '全部保留' | '放进课件'): Promise<void> {
  await page.getByRole('button', { name: '结束', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: choice }).click();
}

/** The main region of the show: while it replaces an editor, that has a main region too. */
function show(page: Page): Locator {
  return page.getByRole('main', { name: /第 \d+ \// });
}

/** The number of the current page, as exposed to screen readers. */
export async function pageNumber(page: Page): Promise<number> {
  const label = await show(page).getAttribute('aria-label');
  return Number(/第 (\d+) \//.exec(label ?? '')?.[1]);
}

/** Opens a page by its number, once the show is painted: earlier keys would go to the screen below. */
export async function goTo(page: Page, number: number): Promise<void> {
  await expect(show(page)).toBeVisible();
  await page.keyboard.type(String(number));
  await page.keyboard.press('Enter');
  await expect.poll(() => pageNumber(page)).toBe(number);
}
