import type { Page } from '@playwright/test';

/**
 * Gives a window another size, also while a show has the whole screen: Playwright would have it leave that first, and
 * Chromium's headless shell refuses what is asked of such a window.
 */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 0,
    mobile: false,
  });
}
