import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './src/chromium-args.ts';

/** Long tests, which mostly wait, start first; started last, they would run alone at the end. */
const FIRST = ['**/crash/*.spec.ts', '**/faults/*.spec.ts', '**/whole/main-job.spec.ts'];

/** The tests of a worker share a server (src/shared-server.ts); tests that kill one start their own (src/server.ts). */
export default defineConfig({
  testDir: 'src',
  // Node.js reads TypeScript itself; compiling every imported file anew would take 15 seconds of processor time.
  build: { external: ['**/*.ts', '**/*.tsx'] },
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: FIRST },
  ],
  // One more than processors, because tests often wait: for idle time, an offline period, a server start.
  workers: 3,
  fullyParallel: false,
  // A focused test would skip all others, so it fails on every machine.
  forbidOnly: true,
  // On an idle machine every element appears within a second or two; the limits are for slow or busy machines.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: process.env.LECTERN_TEST_RESULTS ?? '../test-results',
  use: {
    locale: 'zh-CN',
    // Tests cannot intercept or count responses of a service worker; tests of the worker itself allow it.
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    launchOptions: {
      executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    },
    screenshot: 'only-on-failure',
    // A trace costs a third of a test's time: run `playwright test --trace on` to record one.
    trace: 'off',
  },
});
