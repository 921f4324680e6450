import { EventEmitter } from 'node:events';
import { LecternError } from '@lectern/protocol';
import type { ShareWindowMessage } from '@lectern/protocol/shares';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Authenticate, CallerIdentity } from '../../platform/http/routes.ts';
import { ShareWindows } from './share-windows.ts';
import { VisitorLimit } from './visitor-limit.ts';

/** A socket that records its messages. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly told: ShareWindowMessage[] = [];

  send(text: string): void {
    this.told.push(JSON.parse(text) as ShareWindowMessage);
  }

  close(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}

const made: ShareWindows[] = [];
afterEach(async () => {
  for (const each of made.splice(0)) await each.close();
});

const nobody: Authenticate = () => Promise.reject(new Error('no user is signed in'));

/** `look`: looks up the link, and resolves when the test decides. */
function windowsThat(look: () => Promise<unknown>, others: object = {}, authenticate = nobody): ShareWindows {
  const windows = new ShareWindows({
    visitors: {
      documentOf: async () => 'a document',
      look,
      present: (_asking: unknown, opened: unknown) => opened,
      filesOf: () => null,
      sorts: async (all: readonly unknown[]) => [all],
      ...others,
    } as never,
    authenticate,
    limit: new VisitorLimit({ now: () => 0 }, { ofOne: 1_000_000, ofLink: 1_000_000, missing: 1_000_000 }),
    log: pino({ level: 'silent' }),
  });
  made.push(windows);
  return windows;
}

function enter(windows: ShareWindows, address: string, said: object = {}): FakeSocket {
  const socket = new FakeSocket();
  windows.accept(socket as unknown as WebSocket, { host: 'here', address, language: 'zh' });
  socket.emit('message', Buffer.from(JSON.stringify({ share_id: 'a link', ...said })));
  return socket;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('windows of one address are admitted up to a limit, and windows of other addresses in addition', async () => {
  const windows = windowsThat(async () => ({ name: '课' }));
  const first = enter(windows, '203.0.113.7');
  for (let i = 1; i < 2_000; i += 1) enter(windows, '203.0.113.7');
  await settled();
  expect(windows.count).toBe(2_000);
  const late = enter(windows, '203.0.113.7');
  const other = enter(windows, '203.0.113.8');
  await settled();
  expect(late.told).toEqual([
    expect.objectContaining({
      kind: 'closing',
      reply: expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
    }),
  ]);
  expect(other.told).toEqual([expect.objectContaining({ kind: 'open' })]);
  first.close();
  const again = enter(windows, '203.0.113.7');
  await settled();
  expect(again.told).toEqual([expect.objectContaining({ kind: 'open' })]);
});

it('a state that was looked up before a change is not sent after it', async () => {
  const looks: ((found: unknown) => void)[] = [];
  const windows = windowsThat(() => new Promise((resolve) => looks.push(resolve)));
  const socket = enter(windows, 'here');
  await settled();
  windows.changed('a document');
  await settled();
  looks[1]?.({ name: 'new' });
  await settled();
  looks[0]?.({ name: 'old' });
  await settled();
  expect(socket.told).toEqual([{ kind: 'open', resource: { name: 'new', file: null } }]);
});

it('a window connects again when its link could not be looked up, but not when it was refused', async () => {
  const broken = enter(
    windowsThat(() => Promise.reject(new Error('the database is unreachable'))),
    'here',
  );
  const refused = enter(
    windowsThat(() => Promise.reject(new LecternError('SHARE_ENDED'))),
    'here',
  );
  await settled();
  expect([broken.readyState, broken.told]).toEqual([3, []]);
  expect(refused.told).toEqual([
    {
      kind: 'closing',
      reason: 'refused',
      status: 410,
      reply: expect.objectContaining({ code: 'SHARE_ENDED' }),
    },
  ]);
});

it('a window is closed when its sign-in ends during the look-up of the link', async () => {
  let isOver = false;
  const caller = { sessionId: 'a sign-in' } as CallerIdentity;
  const documentOf = async () => {
    isOver = true;
    windows.endSession(caller.sessionId);
    return 'a document';
  };
  const windows = windowsThat(
    async () => ({ name: '课' }),
    { documentOf },
    async () => {
      if (isOver) throw new LecternError('UNAUTHORIZED');
      return caller;
    },
  );
  const socket = enter(windows, 'here', { authorization: 'MAC of the sign-in' });
  await settled();
  expect(socket.readyState).toBe(3);
  expect(windows.count).toBe(0);
});

it('windows are notified once of all edits within five seconds, without a look-up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const look = vi.fn(async () => ({ name: '课' }));
    const windows = windowsThat(look);
    const [one, other] = [enter(windows, 'here'), enter(windows, 'there')];
    await settled();
    windows.edited('a document', 1);
    windows.edited('another document', 2);
    for (let at = 3; at <= 40; at += 1) windows.edited('a document', at);
    expect(one.told).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    windows.edited('a document', 41);
    other.close();
    vi.advanceTimersByTime(5_000);
    expect(one.told.slice(1)).toEqual([
      { kind: 'edited', update_at: 40 },
      { kind: 'edited', update_at: 41 },
    ]);
    expect(other.told.slice(1)).toEqual([{ kind: 'edited', update_at: 40 }]);
    expect(look).toHaveBeenCalledTimes(2);
    const idle = vi.getTimerCount();
    windows.edited('a document', 42);
    one.close();
    expect(vi.getTimerCount()).toBeLessThanOrEqual(idle);
  } finally {
    vi.useRealTimers();
  }
});
