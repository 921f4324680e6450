import type { Locator, Page } from '@playwright/test';

/** The bar of the show. */
export function toolbarOf(page: Page): Locator {
  return page.getByRole('toolbar', { name: '授课工具' });
}

/** Opens a class tool, or closes it: by its button in the bar, or on the card of all tools when it is not in the bar. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const bar = toolbarOf(page);
  // The class tools come after the first page; the first of them is in every bar that nobody arranged.
  await bar.getByRole('button', { name: '花名册' }).waitFor();
  const button = bar.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return await button.click();
  await bar.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name, exact: true }).click();
}
