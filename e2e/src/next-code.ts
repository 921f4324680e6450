import type { BrowserContext, Page } from '@playwright/test';

/**
 * Suppresses the preloading of the surfaces that are likely next (`NextPreloaded` of the web application) in documents
 * that the page loads from now on. It costs a twentieth of the time of these tests, and most of them open no such
 * surface. The code of a surface that a test opens is loaded then.
 */
export async function holdNext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    // The compressed form of the only function that does nothing but go through a list that may be missing.
    const preloads = /^\(\)=>[\w$]+\?\.forEach\([\w$]+\)$/;
    const held = (handler: TimerHandler, ...given: [number?, ...unknown[]]) =>
      'preloadsNext' in window || !preloads.test(String(handler)) ? real(handler, ...given) : 0;
    Object.assign(window, { setTimeout: held });
  });
}

/** Preloads that code as in use, because the test goes offline or tests the preloading. Called before the sign-in. */
export async function preloadNext(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => Object.assign(window, { preloadsNext: true }));
}
