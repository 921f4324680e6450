import { type BareDatabase, openDatabase } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { TEMPLATE } from './postgres-setup.ts';
import { createDatabase } from './shared-postgres.ts';

/** A database with all tables and no server, for the tests of a store. */
export async function openTestDatabase(): Promise<{
  readonly database: BareDatabase;
  close(): Promise<void>;
}> {
  const created = await createDatabase(TEMPLATE);
  const { database, close } = openDatabase(created.url, createLog('silent'), 3);
  return {
    database,
    async close() {
      await close();
      await created.drop();
    },
  };
}
