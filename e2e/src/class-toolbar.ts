import type { Locator, Page } from '@playwright/test';

/** The toolbar of the show. */
export function toolbarOf(page: Page): Locator {
  return page.getByRole('toolbar', { name: '授课工具' });
}

/** Presses the button of a class tool, in the toolbar or on the card of all tools, which opens or closes it. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const bar = toolbarOf(page);
  // Class tools are loaded after the first page; this tool is in the default toolbar.
  await bar.getByRole('button', { name: '花名册' }).waitFor();
  const button = bar.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return await button.click();
  await bar.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name, exact: true }).click();
}
