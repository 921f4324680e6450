import type { Page } from '@playwright/test';

/**
 * Resizes a window, also while a show is in full screen: Playwright would leave full screen first, and Chromium's
 * headless shell refuses to resize such a window.
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
