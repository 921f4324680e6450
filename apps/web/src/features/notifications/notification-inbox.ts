import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { Notification } from '@lectern/protocol/push';
import { mergeNotifications, withoutRemoved } from './notification-merge.ts';

/** Number of ids in one request at most. */
const READ_AT_ONCE = 500;
/** Number of times that a whole list is fetched again when notifications arrived meanwhile. */
const OVERTAKEN_MAX = 3;

/** The server's response: the whole list, or its changes since a cursor. */
export interface ListAnswer {
  readonly items: readonly Notification[];
  readonly removed: readonly string[];
  readonly is_whole: boolean;
  readonly cursor: number;
}

/** Ports of server, browser and window that an inbox needs. */
export interface InboxPorts {
  readonly ask: (since: number | undefined) => Promise<ListAnswer>;
  readonly sendRead: (read: { ids?: string[]; until?: number }) => Promise<unknown>;
  readonly sendClear: (until: number) => Promise<unknown>;
  /** The server's time. */
  readonly now: () => number;
  readonly kept: {
    readonly read: () => readonly Notification[];
    readonly write: (items: readonly Notification[]) => void;
    /** Ids that were marked as read in this browser and that the server has not received. */
    readonly readUnsent: () => readonly string[];
    readonly writeUnsent: (ids: readonly string[]) => void;
    /** Calls `listener` when another window of this browser has changed the store. */
    readonly onChange: (listener: () => void) => Dispose;
  };
  /** Calls back on each connection, for each notification, and when the list was changed elsewhere. */
  readonly listen: (listener: {
    readonly onReady: () => void;
    readonly onNotification: (item: Notification) => void;
    readonly onChanged: () => void;
  }) => Dispose;
  /** Emits the global push event. */
  readonly tell: (item: Notification) => void;
}

/**
 * The notifications of one user in this window. Notifications from the socket are merged into the list. Changes that
 * the socket may have missed are fetched since the cursor of the last response, so that none is lost or duplicated,
 * even when the device slept in between.
 */
export class NotificationInbox {
  readonly #ports: InboxPorts;
  readonly #items: Signal<readonly Notification[]>;
  readonly #known: Set<string>;
  /** Time when this window was opened: older notifications are not announced. */
  readonly #since: number;
  readonly #holders = new Set<symbol>();
  #stop: Dispose | undefined;
  #cursor: number | undefined;
  #asking: Promise<void> | undefined;
  #askAgain = false;
  /** Counts changes from the socket, which a running request may not include. */
  #arrivals = 0;
  /** Counts clearings, which a running request may not include. */
  #clearings = 0;

  constructor(ports: InboxPorts, since: number) {
    this.#ports = ports;
    this.#since = since;
    const kept = mergeNotifications([], ports.kept.read());
    this.#items = new Signal(kept);
    this.#known = new Set(kept.map(({ id }) => id));
  }

  /** The notifications, newest first. */
  get items(): Readable<readonly Notification[]> {
    return this.#items;
  }

  /** Listens to the server until every caller has disposed its hold. */
  hold(): Dispose {
    const holder = Symbol('holder');
    this.#holders.add(holder);
    this.#stop ??= this.#listen();
    return () => {
      this.#holders.delete(holder);
      if (this.#holders.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  /** Fetches changes, one request at a time. Rejects when the server is unreachable. */
  catchUp(): Promise<void> {
    this.#askAgain = this.#asking !== undefined;
    this.#asking ??= this.#askUntilDone().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** Marks these, or all, as read: at once in this window, and on the server when it is reachable. */
  async read(ids?: readonly string[]): Promise<void> {
    const now = this.#ports.now();
    const wanted = ids === undefined ? undefined : new Set(ids);
    const read = this.#items.get().filter((item) => !item.read_at && (wanted?.has(item.id) ?? true));
    const gone = new Set(read.map(({ id }) => id));
    const until = this.#items.get()[0]?.create_at;
    const { kept } = this.#ports;
    kept.writeUnsent([...new Set([...kept.readUnsent(), ...gone])]);
    this.#keep(this.#items.get().map((item) => (gone.has(item.id) ? { ...item, read_at: now } : item)));
    if (ids === undefined && until !== undefined) {
      // This also marks older notifications that are not in this window's list.
      await this.#ports.sendRead({ until });
      kept.writeUnsent(kept.readUnsent().filter((id) => !gone.has(id)));
    } else await this.#sendUnsent();
  }

  /** Deletes the notifications in the list, not later ones. If the server is unreachable, none is deleted. */
  async clear(): Promise<void> {
    const until = this.#items.get()[0]?.create_at;
    if (until === undefined) return;
    await this.#ports.sendClear(until);
    this.#clearings += 1;
    this.#keep(this.#items.get().filter((item) => item.create_at > until));
  }

  #listen(): Dispose {
    const { kept, listen } = this.#ports;
    const fresh = () => {
      // If this fails, the stored list is shown; the next connection fetches again.
      void this.#sendUnsent()
        .then(() => this.catchUp())
        .catch(() => undefined);
    };
    // A list written by another window must not be written again, because the two would loop.
    const stopKept = kept.onChange(() => {
      const items = kept.read();
      this.#show(mergeNotifications(this.#items.get(), items));
      this.#tell(items, this.#since);
    });
    const stopPush = listen({
      onReady: fresh,
      onChanged: () => void this.catchUp().catch(() => undefined),
      onNotification: (item) => {
        this.#arrivals += 1;
        this.#keep(mergeNotifications(this.#items.get(), [item]));
        this.#tell([item], 0);
      },
    });
    return () => {
      stopKept();
      stopPush();
    };
  }

  async #askUntilDone(): Promise<void> {
    let overtaken = 0;
    do {
      this.#askAgain = false;
      const [arrivals, clearings] = [this.#arrivals, this.#clearings];
      const answer = await this.#ports.ask(this.#cursor);
      if (clearings !== this.#clearings) {
        this.#askAgain = true;
      } else if (answer.is_whole && arrivals !== this.#arrivals && overtaken < OVERTAKEN_MAX) {
        overtaken += 1;
        this.#askAgain = true;
      } else this.#take(answer);
    } while (this.#askAgain);
  }

  #take({ items, removed, is_whole: isWhole, cursor }: ListAnswer): void {
    const unsent = new Set(this.#ports.kept.readUnsent());
    const now = this.#ports.now();
    // Notifications marked as read in this browser stay read although the server has not received the mark.
    const told = items.map((item) =>
      unsent.has(item.id) ? { ...item, read_at: item.read_at ?? now } : item,
    );
    this.#cursor = cursor;
    this.#keep(mergeNotifications(isWhole ? [] : withoutRemoved(this.#items.get(), removed), told));
    this.#tell(told, this.#since);
  }

  /** Announces new notifications, the oldest first, each once. */
  #tell(items: readonly Notification[], since: number): void {
    for (const item of items.toReversed()) {
      if (this.#known.has(item.id)) continue;
      this.#known.add(item.id);
      if (item.create_at >= since && !item.read_at) this.#ports.tell(item);
    }
  }

  #keep(items: readonly Notification[]): void {
    if (this.#show(items)) this.#ports.kept.write(items);
  }

  /** Returns whether the list changed. */
  #show(items: readonly Notification[]): boolean {
    if (JSON.stringify(items) === JSON.stringify(this.#items.get())) return false;
    this.#items.set(items);
    return true;
  }

  async #sendUnsent(): Promise<void> {
    const { kept } = this.#ports;
    const ids = kept.readUnsent();
    if (ids.length === 0) return;
    await this.#ports.sendRead({ ids: ids.slice(0, READ_AT_ONCE) });
    const sent = new Set(ids.slice(0, READ_AT_ONCE));
    kept.writeUnsent(kept.readUnsent().filter((id) => !sent.has(id)));
  }
}
