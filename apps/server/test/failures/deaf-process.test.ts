import { ticksDuring } from '@lectern/base/processor-time';
import { getAccount, signOut } from '@lectern/protocol/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeApp } from '../../src/app.ts';
import type { Bus } from '../../src/platform/bus/bus.ts';
import { until } from '../setup/live-client.ts';
import { addShape, Coursewares } from '../setup/live-coursewares.ts';
import { PushWindow } from '../setup/push-window.ts';
import { type SignedIn, sessionOf, signIn } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

/** A bus that can lose the messages of other processes, as when its LISTEN connection breaks unnoticed. */
class DeafBus implements Bus {
  isDeaf = false;
  readonly #bus: Bus;
  readonly #gaps = new Set<() => void>();
  #own = false;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  publish(topic: string, message: string): Promise<void> {
    this.#own = true;
    try {
      // Listeners of this process run before this returns.
      return this.#bus.publish(topic, message);
    } finally {
      this.#own = false;
    }
  }

  subscribe(topic: string, listener: (message: string) => void) {
    return this.#bus.subscribe(topic, (message) => {
      if (this.#own || !this.isDeaf) listener(message);
    });
  }

  onGap(listener: () => void) {
    this.#gaps.add(listener);
    const stop = this.#bus.onGap(listener);
    return () => {
      this.#gaps.delete(listener);
      stop();
    };
  }

  hearAgain(): void {
    this.isDeaf = false;
    for (const listener of this.#gaps) listener();
  }
}

let server: TestServer;
let other: TestServer;
let bus: DeafBus;
let chen: SignedIn;
let chenThere: SignedIn;
let coursewares: Coursewares;

beforeAll(async () => {
  server = await startTestServer();
  const { databaseUrl, dataFolder } = server.platform.config;
  other = await startTestServer({
    config: { databaseUrl, dataFolder },
    compose: (platform, http) => {
      bus = new DeafBus(platform.bus);
      return composeApp({ ...platform, bus }, http);
    },
  });
  chen = await signIn(server);
  chenThere = sessionOf(other, chen.token);
  coursewares = new Coursewares(server, chen, chen);
});
afterAll(async () => {
  coursewares?.letGo();
  await other?.close();
  await server?.close();
});

describe('a process that missed messages of other processes', () => {
  it('shows clients of both processes all edits when messages arrive again, even if the last edit was its own', async () => {
    const documentId = await coursewares.make();
    const here = await coursewares.open(documentId);
    const there = await coursewares.open(documentId, chenThere, other);
    for (let round = 0; round < 3; round += 1) {
      bus.isDeaf = true;
      const mine = addShape(here, 'here');
      await here.synced();
      const theirs = addShape(there, 'there');
      await there.synced();
      bus.hearAgain();
      await until('both windows have both edits', () =>
        [here, there].every(({ store }) => store.find('element', mine) && store.find('element', theirs)),
      );
    }
  });

  it('shows the stored edits of other processes in a new window, and in windows that were already open', async () => {
    const documentId = await coursewares.make();
    const here = await coursewares.open(documentId);
    const there = await coursewares.open(documentId, chenThere, other);
    bus.isDeaf = true;
    const mine = addShape(here, 'here');
    await here.synced();
    addShape(there, 'there');
    await there.synced();
    const waited = await ticksDuring(async () => {
      const opened = await coursewares.open(documentId, chenThere, other);
      await until('the new window and the old one have the edit', () =>
        [opened, there].every(({ store }) => store.find('element', mine) !== undefined),
      );
    });
    // This is before the comparison, which runs every five seconds.
    expect(waited).toBeLessThan(4_000);
    bus.hearAgain();
  });

  it('compares its documents with the database without being notified of the loss', async () => {
    const documentId = await coursewares.make();
    const here = await coursewares.open(documentId);
    const there = await coursewares.open(documentId, chenThere, other);
    bus.isDeaf = true;
    const mine = addShape(here, 'here');
    await here.synced();
    addShape(there, 'there');
    await there.synced();
    await until(
      'the comparison with the log has found the edit',
      () => there.store.find('element', mine) !== undefined,
    );
    bus.isDeaf = false;
  });

  it('closes the sockets of a sign-in that ended meanwhile', async () => {
    const gone = await signIn(server);
    const goneThere = sessionOf(other, gone.token);
    const window = await new PushWindow(other.host).signedIn(goneThere);
    await other.call(getAccount, { params: { id: gone.userId } }, goneThere);
    bus.isDeaf = true;
    await server.call(signOut, { params: { access_token: gone.token.access_token } }, gone);
    bus.hearAgain();
    await expect(window.closed).resolves.toBeDefined();
    const refused = await other.fails(getAccount, { params: { id: gone.userId } }, goneThere);
    expect(refused.code).toBe('UNAUTHORIZED');
  });
});
