import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets documents that the page loads from now on save data: surfaces that are likely next (`NextPreloaded` of the web
 * application) are not preloaded, because most tests open none of them.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('preloadsNext' in window) return;
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  });
}

/** Preloads that code as in use, because the test goes offline or tests the preloading. Called before the sign-in. */
export async function preloadNext(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => Object.assign(window, { preloadsNext: true }));
}
