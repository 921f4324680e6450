import type { Clock } from '../../../platform/clock.ts';
import type { BareDatabase } from '../../../platform/database/any-tables.ts';
import { loadSecret } from '../../../platform/database/secret.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { GuessLimits } from './guess-limits.ts';
import { ProofsOfWork } from './proofs-of-work.ts';
import { SignInFailuresStore } from './sign-in-failures.store.ts';

/** Creates the limits for any feature that checks a secret. */
export async function openGuessLimits(database: BareDatabase, clock: Clock): Promise<GuessLimits> {
  const failures = new SignInFailuresStore(database.withTables<AccountTables>());
  return new GuessLimits(failures, clock, await openProofsOfWork(database, clock));
}

export async function openProofsOfWork(database: BareDatabase, clock: Clock): Promise<ProofsOfWork> {
  return new ProofsOfWork(await loadSecret(database, 'proofs_of_work'), clock);
}
