import { Emitter, newId } from '@lectern/base';
import type { Notification } from '@lectern/protocol/push';
import { describe, expect, it } from 'vitest';
import { type ListAnswer, NotificationInbox } from './notification-inbox.ts';
import { unreadCount } from './notification-merge.ts';

interface Change {
  readonly revision: number;
  readonly item: Notification;
  readonly removed: boolean;
}

/** A mock server with one user's list, and the windows of a browser with shared storage. */
function world() {
  const rows = new Map<string, Change>();
  const pushed = new Emitter<Notification | 'changed' | 'ready'>();
  let revision = 0;
  let time = 1_000;
  const storage = new Map<string, readonly unknown[]>();
  const written = new Emitter<unknown>();
  const server = {
    away: false,
    asked: [] as (number | undefined)[],
    beforeAnswer: async (): Promise<void> => undefined,
  };
  const put = (item: Notification, removed = false) => {
    revision += 1;
    rows.set(item.id, { revision, item, removed });
  };
  const make = (name: string): Notification => {
    time += 1;
    const item: Notification = {
      ...{ id: newId(), create_at: time, read_at: null, type: 1 },
      content: { task_id: newId(), name, document_id: null, error: null },
    };
    put(item);
    return item;
  };
  const reach = () => {
    if (server.away) throw new Error('no server');
  };
  const answer = (since: number | undefined): ListAnswer => {
    const all = [...rows.values()].sort((one, other) => (one.item.id < other.item.id ? 1 : -1));
    const wanted = all.filter((row) => row.revision > (since ?? -1));
    return {
      items: wanted.filter((row) => !row.removed).map((row) => row.item),
      removed: since === undefined ? [] : wanted.filter((row) => row.removed).map((row) => row.item.id),
      is_whole: since === undefined,
      cursor: revision,
    };
  };
  const open = (since = 0) => {
    const own = Symbol('window');
    const told: string[] = [];
    const nameOf = (item: Notification) => ('name' in item.content ? item.content.name : '');
    const inbox = new NotificationInbox(
      {
        ask: async (asked) => {
          server.asked.push(asked);
          reach();
          const said = answer(asked);
          await server.beforeAnswer();
          return said;
        },
        sendRead: async ({ ids, until }) => {
          reach();
          for (const { item, removed } of [...rows.values()])
            if (!removed && !item.read_at && (ids?.includes(item.id) ?? item.create_at <= (until ?? 0)))
              put({ ...item, read_at: time });
          pushed.emit('changed');
        },
        sendClear: async (until) => {
          reach();
          for (const { item } of [...rows.values()]) if (item.create_at <= until) put(item, true);
          pushed.emit('changed');
        },
        now: () => time,
        kept: {
          read: () => (storage.get('list') ?? []) as Notification[],
          write: (items) => {
            storage.set('list', items);
            written.emit(own);
          },
          readUnsent: () => (storage.get('unsent') ?? []) as string[],
          writeUnsent: (ids) => void storage.set('unsent', ids),
          onChange: (listener) =>
            written.subscribe((by) => {
              if (by !== own) listener();
            }),
        },
        listen: ({ onReady, onNotification, onChanged }) =>
          pushed.subscribe((said) => {
            if (said === 'ready') onReady();
            else if (said === 'changed') onChanged();
            else onNotification(said);
          }),
        tell: (item) => void told.push(nameOf(item)),
      },
      since,
    );
    const release = inbox.hold();
    const names = () => inbox.items.get().map(nameOf);
    return { inbox, told, names, release };
  };
  return { server, make, open, pushed, put, storage };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an inbox', () => {
  it('fetches the list once it is connected, and afterwards only changes', async () => {
    const { make, open, pushed, server } = world();
    make('一');
    const { names, told } = open(5_000);
    pushed.emit('ready');
    await settled();
    expect(names()).toEqual(['一']);
    make('二');
    pushed.emit('ready');
    await settled();
    expect(names()).toEqual(['二', '一']);
    expect(server.asked).toEqual([undefined, 1]);
    // Both notifications are older than the window, so they are not announced.
    expect(told).toEqual([]);
  });

  it('loses and duplicates no notification from the time when it slept, and announces each once', async () => {
    const { make, open, pushed } = world();
    const { names, told } = open();
    pushed.emit('ready');
    await settled();
    const heard = make('一');
    pushed.emit(heard);
    make('二');
    make('三');
    pushed.emit('ready');
    pushed.emit('ready');
    await settled();
    pushed.emit(heard);
    expect(names()).toEqual(['三', '二', '一']);
    expect(told).toEqual(['一', '二', '三']);
  });

  it('keeps a notification from the socket while the list is being fetched', async () => {
    const { make, open, pushed, server } = world();
    make('一');
    const { names } = open();
    let late: Notification | undefined;
    server.beforeAnswer = async () => {
      if (late) return;
      late = make('二');
      pushed.emit(late);
    };
    pushed.emit('ready');
    await settled();
    expect(names()).toEqual(['二', '一']);
  });

  it('is the same in every window when one of them marks notifications as read or clears them', async () => {
    const { make, open, pushed } = world();
    const [here, there] = [open(), open()];
    pushed.emit('ready');
    pushed.emit(make('一'));
    pushed.emit(make('二'));
    await settled();
    await here.inbox.read([here.inbox.items.get()[0]?.id ?? '']);
    await settled();
    expect([here, there].map(({ inbox }) => unreadCount(inbox.items.get()))).toEqual([1, 1]);
    await there.inbox.read();
    await settled();
    expect([here, there].map(({ inbox }) => unreadCount(inbox.items.get()))).toEqual([0, 0]);
    await here.inbox.clear();
    await settled();
    expect([here.names(), there.names()]).toEqual([[], []]);
    expect([here.told, there.told]).toEqual([
      ['一', '二'],
      ['一', '二'],
    ]);
  });

  it('clears the visible notifications, and none that arrives meanwhile', async () => {
    const { make, open, pushed } = world();
    const { inbox, names } = open();
    pushed.emit('ready');
    pushed.emit(make('一'));
    await settled();
    const unheard = make('二');
    await inbox.clear();
    pushed.emit(unheard);
    await settled();
    expect(names()).toEqual(['二']);
  });

  it('does not show cleared notifications again when an older response arrives', async () => {
    const { make, open, pushed, server } = world();
    const { inbox, names } = open();
    pushed.emit(make('一'));
    let cleared = false;
    server.beforeAnswer = async () => {
      if (cleared) return;
      cleared = true;
      await inbox.clear();
    };
    pushed.emit('ready');
    await settled();
    expect(names()).toEqual([]);
  });

  it('stores read marks offline, also over a reload, and sends them when the server is reachable again', async () => {
    const { make, open, pushed, server } = world();
    const first = open();
    pushed.emit('ready');
    pushed.emit(make('一'));
    await settled();
    server.away = true;
    await expect(first.inbox.read()).rejects.toThrow('no server');
    first.release();
    const second = open();
    expect(unreadCount(second.inbox.items.get())).toBe(0);
    server.away = false;
    pushed.emit('ready');
    await settled();
    expect(unreadCount(second.inbox.items.get())).toBe(0);
    const elsewhere = world().open();
    expect(elsewhere.names()).toEqual([]);
    const other = open();
    pushed.emit('ready');
    await settled();
    expect(unreadCount(other.inbox.items.get())).toBe(0);
  });

  it('ignores events after it was disposed', async () => {
    const { make, open, pushed, server } = world();
    const { release, names } = open();
    release();
    pushed.emit(make('一'));
    pushed.emit('ready');
    await settled();
    expect(names()).toEqual([]);
    expect(server.asked).toEqual([]);
  });
});
