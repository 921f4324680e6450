import { CANCELLATION_GRACE_MS } from '@lectern/protocol/cancellations';
import { expect, vi } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** Starts a worker whose clock is a week ahead, which cancels the accounts that are due. */
export async function aWeekLater(
  server: TestServer,
  clock: { readonly now: () => number },
  options: Pick<TestServerOptions, 'features'> = {},
): Promise<void> {
  const { databaseUrl, dataFolder } = server.platform.config;
  const late = { now: () => clock.now() + CANCELLATION_GRACE_MS + 1000 };
  const worker = await startTestServer({
    ...options,
    clock: late,
    config: { databaseUrl, dataFolder, roles: ['worker'] },
  });
  const due = server.platform.database.withTables<{ account_cancellation: { account_id: string } }>();
  try {
    await vi.waitFor(
      async () =>
        expect(await due.selectFrom('account_cancellation').select('account_id').execute()).toEqual([]),
      { timeout: 20_000, interval: 100 },
    );
  } finally {
    await worker.close();
  }
}
