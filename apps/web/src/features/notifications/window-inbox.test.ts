import type { Notification } from '@lectern/protocol/push';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushEvent } from '../../platform/push/push-event.ts';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { windowInbox } from './window-inbox.ts';

const ports = vi.hoisted(() => ({
  calls: [] as { readonly path: string; readonly given: Record<string, unknown> }[],
  reply: (_path: string): unknown => ({}),
  listeners: new Set<PushListener>(),
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async ({ method, path }: { method: string; path: string }, given: Record<string, unknown>) => {
    ports.calls.push({ path: `${method} ${path}`, given });
    return ports.reply(method);
  },
}));
vi.mock('../../platform/push/window-push.ts', () => ({
  subscribePush: (listener: PushListener) => {
    ports.listeners.add(listener);
    return () => ports.listeners.delete(listener);
  },
}));

const kept = new Map<string, string>();
let page: EventTarget;
beforeEach(() => {
  ports.calls.length = 0;
  kept.clear();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const PARSED = '018f0000-0000-7000-8000-00000000000';
function item(number: number, more: Partial<Notification> = {}): Notification {
  const content = { task_id: `${PARSED.slice(0, -1)}1${number}`, name: '秋', document_id: null, error: null };
  return {
    id: `${PARSED}${number}`,
    create_at: number,
    read_at: null,
    type: 1,
    content,
    ...more,
  } as Notification;
}
const list = (items: readonly Notification[], cursor: number, whole = true) => ({
  ...{ items, removed: [], is_whole: whole, cursor },
});
const queries = () => ports.calls.map(({ given }) => given.query);
const keyOf = (userId: string) => [...kept.keys()].find((key) => key.includes(userId)) ?? '';

it('returns the same inbox to all callers of a user, and another to another user', () => {
  expect(windowInbox('same')).toBe(windowInbox('same'));
  expect(windowInbox('same')).not.toBe(windowInbox('other'));
});

it('fetches the whole list first, then the changes since its cursor', async () => {
  const inbox = windowInbox('cursor', 0);
  ports.reply = () => list([item(1)], 7);
  await inbox.catchUp();
  ports.reply = () => list([], 8, false);
  await inbox.catchUp();
  const [first, second] = queries();
  expect(first).toEqual({ limit: expect.any(Number) });
  expect(second).toEqual({ ...(first as object), since: 7 });
});

it('stores the list in this browser, and reads it and changes by other windows', async () => {
  ports.reply = () => list([item(1)], 1);
  const inbox = windowInbox('stored', 0);
  await inbox.catchUp();
  const key = keyOf('stored');
  expect(JSON.parse(kept.get(key) ?? '')).toEqual([item(1)]);
  const end = inbox.hold();
  kept.set(key, JSON.stringify([item(1), item(2)]));
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(inbox.items.get().map(({ create_at }) => create_at)).toEqual([2, 1]);
  end();
  kept.set(key.replace('stored', 'reader'), JSON.stringify([item(3)]));
  expect(windowInbox('reader').items.get()).toEqual([item(3)]);
});

it.each([['{'], ['{}'], ['[{"id":1}]'], [JSON.stringify([item(1), {}])]])(
  'ignores a stored list that is damaged: %s',
  async (text) => {
    ports.reply = () => list([item(1)], 1);
    await windowInbox('damaged', 0).catchUp();
    const user = `damaged ${text.length}`;
    kept.set(keyOf('damaged').replace('damaged', user), text);
    expect(windowInbox(user).items.get()).toEqual([]);
  },
);

it('marks notifications as read and clears the list on the server', async () => {
  ports.reply = () => list([item(1), item(2)], 1);
  const inbox = windowInbox('read', 0);
  await inbox.catchUp();
  ports.reply = () => ({});
  ports.calls.length = 0;
  await inbox.read([item(1).id]);
  await inbox.clear();
  expect(ports.calls.map(({ given }) => given)).toEqual([
    { body: { ids: [item(1).id] } },
    { query: { until: 2 } },
  ]);
  expect(new Set(ports.calls.map(({ path }) => path)).size).toBe(2);
});

it('keeps ids that could not be sent, and ignores a damaged list of ids', async () => {
  ports.reply = () => list([item(1)], 1);
  const inbox = windowInbox('unsent', 0);
  await inbox.catchUp();
  ports.reply = () => {
    throw new Error('offline');
  };
  await expect(inbox.read([item(1).id])).rejects.toThrow('offline');
  const [key = ''] = [...kept].find(([, value]) => value === JSON.stringify([item(1).id])) ?? [];
  expect(key).toContain('unsent');
  kept.set(key, JSON.stringify([7]));
  ports.reply = () => ({});
  ports.calls.length = 0;
  await inbox.read([]);
  expect([ports.calls, kept.get(key)]).toEqual([[], '[]']);
});

it('announces a pushed notification, and fetches changes that a message reports', async () => {
  ports.reply = () => list([], 1);
  const inbox = windowInbox('pushed', 0);
  const told: unknown[] = [];
  const stop = pushEvent.subscribe((each) => told.push(each.id));
  const end = inbox.hold();
  const [listener] = ports.listeners;
  listener?.onMessage({ kind: 'notification', notification: item(5) } as never);
  expect([told, inbox.items.get()]).toEqual([[item(5).id], [item(5)]]);
  expect(ports.calls).toEqual([]);
  listener?.onMessage({ kind: 'export' } as never);
  expect(ports.calls).toEqual([]);
  listener?.onMessage({ kind: 'notifications' } as never);
  await vi.waitFor(() => expect(ports.calls).toHaveLength(1));
  listener?.onReady?.();
  await vi.waitFor(() => expect(ports.calls).toHaveLength(2));
  end();
  expect(ports.listeners.size).toBe(0);
  stop();
});
