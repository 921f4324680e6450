import { defineConfig } from '@playwright/test';

/** Every test starts servers of its own (src/server.ts), so that killing one disturbs no other. */
export default defineConfig({
  testDir: 'src',
  // Run with the long tests, to keep the daily run short.
  testIgnore: process.env.LECTERN_LONG
    ? []
    : ['**/animation.spec.ts', '**/chart-data.spec.ts', '**/page-face.spec.ts', '**/dropped-file.spec.ts'],
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: process.env.LECTERN_TEST_RESULTS ?? '../test-results',
  use: {
    locale: 'zh-CN',
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
