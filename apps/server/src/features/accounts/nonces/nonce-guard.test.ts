import { randomBytes, randomInt } from 'node:crypto';
import { makeNonce, nonceIsFresh } from '@lectern/protocol/mac';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { openSteadyClock } from '../../../platform/steady-clock.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { NonceGuard } from './nonce-guard.ts';
import { NonceMemory } from './nonce-memory.ts';

let server: TestServer;
beforeAll(async () => {
  // No features run here, so the guards of this test are the only processes on the database.
  server = await startTestServer({ compose: async () => ({ notices: [], close: async () => undefined }) });
});
afterAll(() => server.close());

interface Process {
  readonly guard: NonceGuard;
  end(): Promise<void>;
}

async function startProcess(clock: Clock = systemClock): Promise<Process> {
  const open = openDatabase(server.platform.config.databaseUrl ?? '', server.platform.log, 4);
  const guard = new NonceGuard(open.database.withTables<AccountTables>(), clock, server.platform.log);
  await guard.start();
  const end = async () => {
    await guard.close();
    await open.close();
  };
  return { guard, end };
}

function nonce(ahead = 0, clock: Clock = systemClock): { text: string; time: number } {
  const time = clock.now() + ahead;
  return { text: makeNonce(time, randomBytes(16)), time };
}

describe('the nonce guard', () => {
  it('keeps nonces in its memory, except those ahead of the clock', async () => {
    const { guard, end } = await startProcess();
    expect(guard.mode).toBe('alone');
    const [plain, ahead] = [nonce(), nonce(20_000)];
    expect(guard.spend('s', plain.text, plain.time)).toBe('fresh');
    expect(guard.spend('s', plain.text, plain.time)).toBe('repeated');
    expect(await guard.spend('s', ahead.text, ahead.time)).toBe('fresh');
    const { rows } = await sql<{ count: number }>`select count(*) as count from used_nonce`.execute(
      server.platform.database,
    );
    expect(rows[0]?.count).toBe(1);
    await end();
  });

  it('rejects nonces that an earlier process may have accepted', async () => {
    const before = await startProcess();
    const [used, ahead] = [nonce(), nonce(20_000)];
    expect(await before.guard.spend('s', used.text, used.time)).toBe('fresh');
    expect(await before.guard.spend('s', ahead.text, ahead.time)).toBe('fresh');
    await before.end();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const after = await startProcess();
    expect(await after.guard.spend('s', used.text, used.time)).toBe('stale');
    expect(await after.guard.spend('s', ahead.text, ahead.time)).toBe('repeated');
    await after.end();
  });

  it('shares nonces with a second process, and works alone again after that process has ended', async () => {
    const first = await startProcess();
    const second = await startProcess();
    expect([first.guard.mode, second.guard.mode]).toEqual(['together', 'together']);
    await second.end();
    await expect.poll(() => first.guard.mode, { timeout: 20_000 }).toBe('leaving');
    const third = await startProcess();
    expect([first.guard.mode, third.guard.mode]).toEqual(['together', 'together']);
    await first.end();
    await third.end();
  });
});

it('a nonce is accepted once, also when processes start and end meanwhile', async () => {
  const seed = process.env.LECTERN_SEED ? Number(process.env.LECTERN_SEED) : randomInt(2 ** 31);
  process.stdout.write(`nonces across processes, seed ${seed}\n`);
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const processes: Process[] = [await startProcess()];
  const used: { text: string; time: number }[] = [];
  const steps = process.env.LECTERN_LONG ? 400 : 25;
  for (let step = 0; step < steps; step++) {
    const dice = random();
    if (dice < 0.2 && processes.length < 3) processes.push(await startProcess());
    else if (dice < 0.35 && processes.length > 1) {
      await processes.splice(Math.floor(random() * processes.length), 1)[0]?.end();
    }
    for (let call = 0; call < 20; call++) {
      const fresh = nonce(random() < 0.2 ? Math.floor(random() * 40_000) : 0);
      const tries = await Promise.all(
        Array.from({ length: 3 }, async () => pick(processes).guard.spend('s', fresh.text, fresh.time)),
      );
      expect(tries.filter((use) => use === 'fresh')).toHaveLength(1);
      used.push(fresh);
      const old = pick(used);
      expect(await pick(processes).guard.spend('s', old.text, old.time)).not.toBe('fresh');
    }
  }
  for (const each of processes) await each.end();
}, 300_000);

describe('when the system’s clock is set', () => {
  for (const hours of [-1, 1, -48, 48]) {
    it(`by ${hours} hours, accepts nonces at once, before and after a restart, and no nonce twice`, async () => {
      let set = 0;
      const sources = { wall: { now: () => Date.now() + set }, monotonic: () => performance.now() };
      const { database, log } = server.platform;
      const first = await openSteadyClock(database, log, sources);
      const before = await startProcess(first.clock);
      const used = nonce(0, first.clock);
      expect(await before.guard.spend('s', used.text, used.time)).toBe('fresh');
      set = hours * 3_600_000;
      const running = nonce(0, first.clock);
      expect(nonceIsFresh(running.time, first.clock.now())).toBe(true);
      expect(await before.guard.spend('s', running.text, running.time)).toBe('fresh');
      await before.end();
      await first.close();
      await new Promise((resolve) => setTimeout(resolve, 5));
      const second = await openSteadyClock(database, log, sources);
      const after = await startProcess(second.clock);
      for (const { text, time } of [used, running])
        expect(await after.guard.spend('s', text, time)).toBe('stale');
      const next = nonce(0, second.clock);
      expect(await after.guard.spend('s', next.text, next.time)).toBe('fresh');
      await after.end();
      await second.close();
      await sql`update steady_time set reached = 0`.execute(database);
    });
  }
});

describe('the nonce memory', () => {
  it('removes nonces by a clock that does not jump', () => {
    let monotonic = 0;
    const memory = new NonceMemory(() => monotonic);
    const time = 1_780_000_000_000;
    expect(memory.add('a', time)).toBe(true);
    monotonic += 300_000;
    // The system's clock is set two days ahead and back.
    expect(memory.add('b', time + 2 * 86_400_000)).toBe(true);
    expect(memory.add('a', time)).toBe(false);
    monotonic += 500_000;
    expect(memory.add('c', time + 800_000)).toBe(true);
    expect(memory.add('a', time)).toBe(true);
  });
});

/** A linear congruential generator: the same seed gives the same sequence. Returns 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
