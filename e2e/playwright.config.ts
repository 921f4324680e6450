import { defineConfig } from '@playwright/test';

/** A worker's tests share a server (src/shared-server.ts); those that kill one start their own (src/server.ts). */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: false,
  // A test that is focused leaves all others out: it fails, on every machine.
  forbidOnly: true,
  // What is waited for comes within a second or two on a quiet machine: these are for one that is slow, or busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: process.env.LECTERN_TEST_RESULTS ?? '../test-results',
  use: {
    locale: 'zh-CN',
    // What a worker answers no test could hold back or count; those of it allow it.
    serviceWorkers: 'block',
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
    // A recording costs a third of a test's time: `playwright test --trace on` where one is wanted.
    trace: 'off',
  },
});
