import { randomBytes } from 'node:crypto';
import { defined } from '@lectern/base';
import type { BareDatabase } from './database.ts';

type SecretTable = { secret: { name: string; value: Buffer } };

const SECRET_BYTES = 32;

/** A key of 32 random bytes, the same in every process and after every start; created at the first call. */
export async function loadSecret(database: BareDatabase, name: string): Promise<Buffer> {
  const secrets = database.withTables<SecretTable>();
  await secrets
    .insertInto('secret')
    .values({ name, value: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await secrets.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return defined(row, `the secret ${name}`).value;
}
