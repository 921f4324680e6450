import type { BrowserContext, Page } from '@playwright/test';

/**
 * Never starts to preload the code of the surfaces that are likely next (`NextPreloaded` of the web application), for
 * documents that the page loads from now on: a show's code for an editor costs a seventh of a test with an editor. The
 * code is loaded when the test opens such a surface.
 */
export async function holdNext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    // The compressed form of the only function that does nothing but go through a list that may be missing.
    const preloads = /^\(\)=>\w+\?\.forEach\(\w+\)$/;
    const held = (handler: TimerHandler, ...given: [number?, ...unknown[]]) =>
      'preloadsNext' in window || !preloads.test(String(handler)) ? real(handler, ...given) : 0;
    Object.assign(window, { setTimeout: held });
  });
}

/** Preloads that code as in use, because the test goes offline or tests the preloading. Called before the sign-in. */
export async function preloadNext(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => Object.assign(window, { preloadsNext: true }));
}
