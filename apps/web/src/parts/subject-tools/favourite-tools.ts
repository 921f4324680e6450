import { type Readable, Signal } from '@lectern/base';
import { addFavouriteTool, getFavouriteTools, removeFavouriteTool } from '@lectern/protocol/subject-tools';
import { call } from '../../platform/api/call.ts';
import { UserTables } from '../user-tables.ts';

/** A change that the server does not have yet. */
interface Unsent {
  readonly key: string;
  readonly isOn: boolean;
}

/** A user's record in the table `userFavorSubjectTools` (specification, section 3). */
interface KeptFavourites {
  readonly keys: readonly string[];
  readonly unsent: readonly Unsent[];
}

export interface FavouritePorts {
  readonly tables: Pick<UserTables, 'read' | 'change'>;
  /** The copy of the account, which the user's other devices read. Each call returns the keys after it. */
  readonly account: {
    get(): Promise<readonly string[]>;
    set(key: string, isOn: boolean): Promise<readonly string[]>;
  };
  readonly now: () => number;
}

const TABLE = 'userFavorSubjectTools';

/**
 * The favourite subject tools of a user, the last added first. A change counts at once and is stored in this browser; the
 * server gets it now, or when the list is opened the next time.
 */
export class FavouriteTools {
  readonly keys: Readable<readonly string[]>;
  readonly #keys = new Signal<readonly string[]>([]);
  readonly #userId: string;
  readonly #ports: FavouritePorts;
  #kept: KeptFavourites = { keys: [], unsent: [] };
  #sending: Promise<void> = Promise.resolve();

  constructor(userId: string, ports: FavouritePorts) {
    this.#userId = userId;
    this.#ports = ports;
    this.keys = this.#keys;
  }

  /** Reads the favourites of this browser, then those of the account. Never rejects. */
  async load(): Promise<void> {
    const { keys } = await this.#read();
    this.#keys.set(keys);
    await this.#send();
  }

  /** Adds a tool, or removes it when it is a favourite. Never rejects. */
  async toggle(key: string): Promise<void> {
    const isOn = !this.#keys.get().includes(key);
    this.#keys.set(toggled(this.#keys.get(), key, isOn));
    await this.#change(({ keys, unsent }) => ({
      keys: toggled(keys, key, isOn),
      unsent: [...unsent.filter((each) => each.key !== key), { key, isOn }],
    }));
    await this.#send();
  }

  /** One after the other: a later change of the same tool must arrive later. */
  #send(): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendAll()).catch(() => undefined);
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    const { account } = this.#ports;
    for (const sent of (await this.#read()).unsent) {
      await account.set(sent.key, sent.isOn);
      await this.#change(({ keys, unsent }) => ({
        keys,
        unsent: unsent.filter(({ key, isOn }) => key !== sent.key || isOn !== sent.isOn),
      }));
    }
    const keys = await account.get();
    await this.#change((now) => (now.unsent.length === 0 ? { keys, unsent: [] } : now));
    this.#keys.set((await this.#read()).keys);
  }

  /** A browser without storage has the favourites as long as this object lives. */
  #read(): Promise<KeptFavourites> {
    return this.#ports.tables
      .read<KeptFavourites>(TABLE, this.#userId)
      .then((kept) => kept ?? this.#kept)
      .catch(() => this.#kept);
  }

  async #change(change: (before: KeptFavourites) => KeptFavourites): Promise<void> {
    const { now, tables } = this.#ports;
    try {
      await tables.change<KeptFavourites>(TABLE, this.#userId, now(), (before) =>
        change(before ?? this.#kept),
      );
    } catch {
      this.#kept = change(this.#kept);
    }
  }
}

function toggled(keys: readonly string[], key: string, isOn: boolean): readonly string[] {
  const others = keys.filter((each) => each !== key);
  return isOn ? [key, ...others] : others;
}

/** The favourites of a user who is signed in. */
export function favouritesOf(userId: string): FavouriteTools {
  return new FavouriteTools(userId, {
    tables: new UserTables(),
    account: {
      get: async () => (await call(getFavouriteTools, {})).tool_keys,
      set: async (key, isOn) => {
        const input = { params: { tool_key: key } };
        const { tool_keys: keys } = isOn
          ? await call(addFavouriteTool, input)
          : await call(removeFavouriteTool, input);
        return keys;
      },
    },
    now: Date.now,
  });
}
