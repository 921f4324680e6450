import { test as base, chromium, type LaunchOptions } from '@playwright/test';
import { KeptWindows } from './kept-windows.ts';
import { RunningServer } from './server.ts';

/**
 * One program for all tests of a worker that neither kill it nor measure it; each test creates its own teachers. Tests
 * that kill it start their own. Tests that need no server import this `test` too: the server starts at the first test
 * that asks for it, and a worker would restart before a file whose tests have other fixtures.
 */
export const test = base.extend<object, { server: RunningServer; windows: KeptWindows }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here
    async ({}, use) => {
      const server = await RunningServer.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  windows: [
    async ({ browser }, use, { project }) => {
      const { locale, serviceWorkers } = project.use;
      const windows = new KeptWindows(browser, { locale, serviceWorkers });
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests in pages that keep the program from test to test (`KeptWindows`); each test signs in as another user. For tests
 * that neither depend on the start of the program nor add scripts to the page.
 */
export const testInKeptPage = test.extend({
  page: async ({ windows, viewport, hasTouch, isMobile }, use) => {
    const page = await windows.open({ viewport, hasTouch, isMobile });
    await use(page);
    await windows.free();
  },
  context: ({ page }, use) => use(page.context()),
});

/**
 * Tests whose pages are in a browser with these launch options as well. `test.use({ launchOptions })` would restart the
 * worker, and with it the server.
 */
export const testLaunchedWith = ({ args = [], ...options }: LaunchOptions): typeof test =>
  test.extend({
    context: async ({ locale, viewport, hasTouch, isMobile, serviceWorkers }, use, { project }) => {
      const shared = project.use.launchOptions;
      const browser = await chromium.launch({
        ...shared,
        ...options,
        args: [...(shared?.args ?? []), ...args],
      });
      await use(await browser.newContext({ locale, viewport, hasTouch, isMobile, serviceWorkers }));
      await browser.close();
    },
  });
