import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './src/chromium-args.ts';

/** What is long, much of it waiting, begins first: at the end it would have the machine for itself. */
const FIRST = ['**/crash/*.spec.ts', '**/faults/*.spec.ts', '**/toolbar.spec.ts'];

/** A worker's tests share a server (src/shared-server.ts); those that kill one start their own (src/server.ts). */
export default defineConfig({
  testDir: 'src',
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: FIRST },
  ],
  // One more than processors: tests wait for what rests, a line that is cut, a server that starts.
  workers: 3,
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
      args: CHROMIUM_ARGS,
    },
    screenshot: 'only-on-failure',
    // A recording costs a third of a test's time: `playwright test --trace on` where one is wanted.
    trace: 'off',
  },
});
