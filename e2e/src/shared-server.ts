import { test as base } from '@playwright/test';
import { RunningServer } from './server.ts';

/**
 * One program for all tests of a worker that neither kill it nor measure it; each test creates its own teachers. Tests
 * that kill it start their own.
 */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here
    async ({}, use) => {
      const server = await RunningServer.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
