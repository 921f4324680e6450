import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { Notification } from '@lectern/protocol/push';
import { mergeNotifications, withoutRemoved } from './notification-merge.ts';

/** As many as the server takes at once. */
const READ_AT_ONCE = 500;
/** A whole list that something overtook is asked for again, but not for ever. */
const OVERTAKEN_MAX = 3;

/** What the server says: the whole list, or what became of it since a cursor. */
export interface ListAnswer {
  readonly items: readonly Notification[];
  readonly removed: readonly string[];
  readonly is_whole: boolean;
  readonly cursor: number;
}

/** What an inbox takes of the server, the browser and the window. */
export interface InboxPorts {
  readonly ask: (since: number | undefined) => Promise<ListAnswer>;
  readonly sendRead: (read: { ids?: string[]; until?: number }) => Promise<unknown>;
  readonly sendClear: (until: number) => Promise<unknown>;
  /** The server's clock. */
  readonly now: () => number;
  readonly kept: {
    readonly read: () => readonly Notification[];
    readonly write: (items: readonly Notification[]) => void;
    /** Reads of which the server has not heard. */
    readonly readUnsent: () => readonly string[];
    readonly writeUnsent: (ids: readonly string[]) => void;
    /** Calls `listener` when another window of this browser has written. */
    readonly onChange: (listener: () => void) => Dispose;
  };
  /** Calls back with each connection, with each notification, and where others changed the list. */
  readonly listen: (listener: {
    readonly onReady: () => void;
    readonly onNotification: (item: Notification) => void;
    readonly onChanged: () => void;
  }) => Dispose;
  /** The global push event. */
  readonly tell: (item: Notification) => void;
}

/**
 * The notifications of one user in this window. What the socket brings is put to what is there; what it cannot have
 * brought is asked for since the cursor of the last answer, so that nothing is lost and nothing comes twice, whatever
 * slept in between.
 */
export class NotificationInbox {
  readonly #ports: InboxPorts;
  readonly #items: Signal<readonly Notification[]>;
  readonly #known: Set<string>;
  /** When this window was opened: what was made before is no news to it. */
  readonly #since: number;
  readonly #holders = new Set<symbol>();
  #stop: Dispose | undefined;
  #cursor: number | undefined;
  #asking: Promise<void> | undefined;
  #askAgain = false;
  /** Counts what came by another way, which an answer that was on its way may not hold. */
  #arrivals = 0;
  /** Counts the clearings, of which an answer that was on its way knows nothing. */
  #clearings = 0;

  constructor(ports: InboxPorts, since: number) {
    this.#ports = ports;
    this.#since = since;
    const kept = mergeNotifications([], ports.kept.read());
    this.#items = new Signal(kept);
    this.#known = new Set(kept.map(({ id }) => id));
  }

  /** Newest first. */
  get items(): Readable<readonly Notification[]> {
    return this.#items;
  }

  /** Listens to the server until every holder has let go. */
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

  /** Asks for what has changed; one call at a time. Rejects where the server could not be asked. */
  catchUp(): Promise<void> {
    this.#askAgain = this.#asking !== undefined;
    this.#asking ??= this.#askUntilDone().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** These, or all that are there: here at once, on the server when it can be told. */
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
      // Older ones too, which are not in the list that a window shows.
      await this.#ports.sendRead({ until });
      kept.writeUnsent(kept.readUnsent().filter((id) => !gone.has(id)));
    } else await this.#sendUnsent();
  }

  /** Of what is there; what comes meanwhile stays. Nothing goes where the server could not be told. */
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
      // Without the list the bell shows what it kept; the next connection asks again.
      void this.#sendUnsent()
        .then(() => this.catchUp())
        .catch(() => undefined);
    };
    // Another window has written this list: writing it again would go back and forth between the two.
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
    // A read of which the server has not heard holds here all the same.
    const told = items.map((item) =>
      unsent.has(item.id) ? { ...item, read_at: item.read_at ?? now } : item,
    );
    this.#cursor = cursor;
    this.#keep(mergeNotifications(isWhole ? [] : withoutRemoved(this.#items.get(), removed), told));
    this.#tell(told, this.#since);
  }

  /** Oldest first, each once. */
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

  /** Answers whether that is another list. */
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
