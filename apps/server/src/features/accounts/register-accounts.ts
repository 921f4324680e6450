import { Counter } from 'prom-client';
import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { OrganisationsService } from '../organisations/index.ts';
import { routeAccounts } from './accounts.routes.ts';
import { AccountsService } from './accounts.service.ts';
import { AccountsStore } from './accounts.store.ts';
import type { AccountTables } from './accounts.tables.ts';
import { routeAvatars } from './avatars.routes.ts';
import { openGuessLimits } from './guesses/guess-limits.ts';
import { SignInFailuresStore } from './guesses/sign-in-failures.store.ts';
import { NonceGuard } from './nonces/nonce-guard.ts';
import { PasswordCheck } from './passwords/password-check.ts';
import { PasswordHashing } from './passwords/password-hashing.ts';
import { SignInLimits } from './passwords/sign-in-limits.ts';
import { PeopleService } from './people/people.service.ts';
import { personalRows } from './personal-rows.ts';
import { Authenticator } from './sign-ins/authenticator.ts';
import { SESSION_ENDED_TOPIC, SignInsService } from './sign-ins/sign-ins.service.ts';
import { SignInsStore } from './sign-ins/sign-ins.store.ts';
import { TokenCache } from './sign-ins/token-cache.ts';
import { hashToken } from './sign-ins/token-secrets.ts';
import { routeSignIns } from './sign-ins.routes.ts';
import { UsersService } from './users.service.ts';

/** Interval at which expired rows are removed; every process does so, which is harmless. Milliseconds. */
const SWEEP_EVERY_MS = 600_000;
const SWEEP_JITTER_MS = 60_000;

/** Ports to other features. */
export interface AccountPorts {
  readonly organisations: Pick<OrganisationsService, 'findOrganisation' | 'findOrganisations'>;
}

/** Registers the accounts feature; when it resolves, signed calls are verified. */
export async function registerAccounts(
  ground: Ground,
  { organisations }: AccountPorts,
): Promise<Registered<AccountsService>> {
  // The steady clock keeps sign-ins and nonces valid when the system's clock is set.
  const { bus, steadyClock: clock, config, log, metrics, routes } = ground;
  const database = ground.database.withTables<AccountTables>();
  const store = new AccountsStore(database);
  const signInsStore = new SignInsStore(database);
  const hashing = new PasswordHashing({ cheap: config.cheapPasswords });
  const failures = new SignInFailuresStore(database);
  const limits = new SignInLimits(failures, await openGuessLimits(ground.database, clock), clock);
  const { tries, refusals } = counters(metrics);
  const passwords = new PasswordCheck({
    accounts: store,
    hashing,
    limits,
    clock,
    log,
    count: (outcome) => tries.labels(outcome).inc(),
  });
  const tokens = new TokenCache((accessToken) => signInsStore.findToken(hashToken(accessToken)));
  const nonces = new NonceGuard(database, clock, log);
  const authenticator = new Authenticator({
    clock,
    tokens,
    nonces,
    readSecret: () => loadSecret(ground.database, 'mac'),
    refused(code) {
      refusals.labels(code).inc();
      log.info({ code }, 'a signed call was rejected');
    },
  });
  const signIns = new SignInsService({
    store: signInsStore,
    tokens,
    macKey: (accessToken) => authenticator.macKey(accessToken),
    clock,
    bus,
    log,
  });

  const upkeep = keepUp(ground, { tokens, signIns, sweeps: [signIns, limits, nonces] });

  const accounts = new AccountsService({
    clock,
    store,
    organisations,
    users: new UsersService(ground.database, clock, hashing),
    signIns,
    authenticate: authenticator.authenticate,
    hashing,
    passwords,
    people: new PeopleService(ground.database, {
      clock,
      hashing,
      bus,
      endSignIns: async (ids) => {
        await signIns.endAll(ids);
      },
    }),
  });
  routes.authenticateWith(authenticator.authenticate);
  const { registration } = config;
  routeSignIns(routes, { accounts, signIns, passwords, authenticator, registration, clock, log });
  routeAccounts(routes, { accounts, store, passwords, clock });
  routeAvatars(routes, accounts, store);
  // A process that accepts no calls must not make the others share their nonces.
  if (config.roles.some((role) => role !== 'worker')) await nonces.start();
  return {
    service: accounts,
    personal: personalRows(accounts, store),
    async close() {
      await upkeep.close();
      await nonces.close();
    },
  };
}

function counters(metrics: Ground['metrics']) {
  const tries = new Counter({
    name: 'lectern_password_checks_total',
    help: 'Passwords compared or rejected, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const refusals = new Counter({
    name: 'lectern_signed_calls_refused_total',
    help: 'Signed calls rejected, by error code',
    labelNames: ['code'],
    registers: [metrics],
  });
  return { tries, refusals };
}

interface KeptUp {
  readonly tokens: TokenCache;
  readonly signIns: SignInsService;
  /** Stores whose rows expire. */
  readonly sweeps: readonly { sweep(): Promise<unknown> }[];
}

/** Subscribes to sign-ins that ended in other processes, and regularly removes expired rows. */
function keepUp({ bus, log }: Ground, { tokens, signIns, sweeps }: KeptUp): { close(): Promise<void> } {
  const stopHearing = [
    bus.subscribe(SESSION_ENDED_TOPIC, (signInId) => tokens.removeSignIn(signInId)),
    bus.onGap(() => {
      signIns.lookAgain().catch((error: unknown) => {
        log.warn({ err: error }, 'failed to check for sign-ins that ended while the bus was disconnected');
      });
    }),
  ];
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    jitterMs: SWEEP_JITTER_MS,
    run: () => Promise.all(sweeps.map((each) => each.sweep())),
    failure: 'failed to remove old sign-ins',
    log,
  });
  return {
    async close() {
      for (const stop of stopHearing) stop();
      await sweeping.close();
    },
  };
}
