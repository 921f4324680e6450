import { newId } from '@lectern/base';
import { createLoginKey, createSession, signIn as signInEndpoint } from '@lectern/protocol/accounts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { openGuessLimits } from '../guesses/guess-limits.ts';
import { SignInFailuresStore } from '../guesses/sign-in-failures.store.ts';
import { SignInLimits } from '../passwords/sign-in-limits.ts';
import { REFRESH_TOKEN_MS } from './sign-ins.service.ts';
import { SignInsStore } from './sign-ins.store.ts';

let server: TestServer;
let database: Kysely<AccountTables>;
beforeAll(async () => {
  server = await startTestServer({ features: ['accounts'] });
  database = server.platform.database.withTables<AccountTables>();
});
afterAll(() => server.close());

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from sign_in) as sign_ins, (select count(*) from token) as tokens,
      (select count(*) from login_key) as keys, (select count(*) from device_session) as sessions,
      (select count(*) from sign_in_failure) as failures`.execute(database);
  return rows[0] ?? {};
}

it('the sweep removes expired rows, and announces the sign-ins that it ended', async () => {
  const person = await signIn(server);
  await server.call(createLoginKey, {}, person);
  await server.call(createSession, { body: { device_id: 'panel' } });
  await server.fails(signInEndpoint, { body: { login_name: newId(), password: 'not the password' } });
  const store = new SignInsStore(database);
  expect(await store.sweep(Date.now())).toEqual([]);
  expect(await counts()).toEqual({ sign_ins: 1, tokens: 1, keys: 1, sessions: 1, failures: 3 });

  const later = Date.now() + REFRESH_TOKEN_MS + 1_000;
  expect(await store.sweep(later)).toHaveLength(1);
  const guesses = await openGuessLimits(server.platform.database, server.platform.clock);
  await new SignInLimits(new SignInFailuresStore(database), guesses, { now: () => later }).sweep();
  expect(await counts()).toEqual({ sign_ins: 0, tokens: 0, keys: 0, sessions: 0, failures: 0 });
});
