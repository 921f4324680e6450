import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { clientConfig, type OpenDatabase, openDatabase } from '../database/database.ts';
import { createPostgresBus, type PostgresBus } from './postgres-bus.ts';

const log = pino({ level: 'silent' });
let open: OpenDatabase;
let here: PostgresBus;
let there: PostgresBus;

beforeAll(async () => {
  open = openDatabase(inject('postgres'), log, 4);
  here = createPostgresBus(clientConfig(inject('postgres')), open.pool, log);
  there = createPostgresBus(clientConfig(inject('postgres')), open.pool, log);
  await Promise.all([here.start(), there.start()]);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await open.close();
});

describe('the bus', () => {
  it('sends each message to every process, the sender included, once and in order', async () => {
    const heardHere: string[] = [];
    const heardThere: string[] = [];
    const forget = [
      here.subscribe('ordered', (message) => heardHere.push(message)),
      there.subscribe('ordered', (message) => heardThere.push(message)),
    ];
    const messages = Array.from({ length: 200 }, (_, index) => `message ${index}\nwith 二 lines`);
    await Promise.all(messages.map((message) => here.publish('ordered', message)));
    await vi.waitFor(() => expect(heardThere).toHaveLength(200), { timeout: 20_000 });
    expect(heardThere).toEqual(messages);
    expect(heardHere).toEqual(messages);
    for (const dispose of forget) dispose();
  });

  it('keeps topics apart and stops after unsubscribing', async () => {
    const heard: string[] = [];
    const forget = there.subscribe('mine', (message) => heard.push(message));
    await here.publish('other', 'not for me');
    await here.publish('mine', 'for me');
    await vi.waitFor(() => expect(heard).toEqual(['for me']), { timeout: 20_000 });
    forget();
    await here.publish('mine', 'too late');
    await here.publish('mine', 'and again');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual(['for me']);
  });

  it('continues when a listener fails', async () => {
    const heard: string[] = [];
    const forget = [
      there.subscribe('failing', () => {
        throw new Error('a listener failed');
      }),
      there.subscribe('failing', (message) => heard.push(message)),
    ];
    await here.publish('failing', 'still heard');
    await vi.waitFor(() => expect(heard).toEqual(['still heard']), { timeout: 20_000 });
    for (const dispose of forget) dispose();
  });

  it('listens again after its connection was cut, and reports that messages may be lost', async () => {
    const gap = vi.fn();
    const heard: string[] = [];
    const forget = [there.onGap(gap), there.subscribe('again', (message) => heard.push(message))];
    await open.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen lectern' or query like 'select 1%'",
    );
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 20_000 });
    await here.publish('again', 'after the break');
    await vi.waitFor(() => expect(heard).toEqual(['after the break']), { timeout: 20_000 });
    for (const dispose of forget) dispose();
  });
});
