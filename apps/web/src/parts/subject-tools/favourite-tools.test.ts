import { describe, expect, it } from 'vitest';
import { FavouriteTools } from './favourite-tools.ts';

/** The server with the favourites of one account; `away` makes its calls reject. */
class Account {
  keys: readonly string[] = [];
  away = false;
  readonly calls: string[] = [];

  get = async () => {
    this.#call('get');
    return this.keys;
  };

  set = async (key: string, isOn: boolean) => {
    this.#call(`${isOn ? '+' : '-'}${key}`);
    const others = this.keys.filter((each) => each !== key);
    this.keys = isOn ? [key, ...others] : others;
    return this.keys;
  };

  #call(name: string): void {
    if (this.away) throw new Error('no network');
    this.calls.push(name);
  }
}

/** A browser's table with one record. */
class Table {
  record: unknown;
  broken = false;

  read = async <T>(): Promise<T | undefined> => {
    if (this.broken) throw new Error('no storage');
    return this.record as T | undefined;
  };

  change = async <T>(_table: string, _uid: string, _now: number, change: (before: T | undefined) => T) => {
    if (this.broken) throw new Error('no storage');
    this.record = change(this.record as T | undefined);
  };
}

function opened(account: Account, table = new Table()): FavouriteTools {
  return new FavouriteTools('u', { account, tables: table as never, now: () => 1 });
}

describe('FavouriteTools', () => {
  it('has the favourites of the account on another device', async () => {
    const account = new Account();
    await opened(account).toggle('Dice');
    const other = opened(account);
    await other.load();
    expect(other.keys.get()).toEqual(['Dice']);
    await other.toggle('Clock');
    await other.toggle('Dice');
    expect(other.keys.get()).toEqual(['Clock']);
    expect(account.keys).toEqual(['Clock']);
  });

  it('keeps a change that was made without a network, and sends it when the list is opened again', async () => {
    const [account, table] = [new Account(), new Table()];
    account.keys = ['Ruler'];
    const before = opened(account, table);
    await before.load();
    account.away = true;
    await before.toggle('Dice');
    await before.toggle('Ruler');
    expect(before.keys.get()).toEqual(['Dice']);
    const after = opened(account, table);
    await after.load();
    expect(after.keys.get()).toEqual(['Dice']);
    account.away = false;
    await after.load();
    expect([account.keys, after.keys.get()]).toEqual([['Dice'], ['Dice']]);
    expect(account.calls.slice(1)).toEqual(['+Dice', '-Ruler', 'get']);
  });

  it('sends the last of several changes of a tool only', async () => {
    const [account, table] = [new Account(), new Table()];
    account.away = true;
    const favourites = opened(account, table);
    for (let time = 0; time < 3; time++) await favourites.toggle('Dice');
    account.away = false;
    await favourites.load();
    expect(account.calls).toEqual(['+Dice', 'get']);
  });

  it('reads and changes the favourites of the account when the browser stores nothing', async () => {
    const [account, table] = [new Account(), new Table()];
    account.keys = ['Ruler'];
    table.broken = true;
    const favourites = opened(account, table);
    await favourites.load();
    expect(favourites.keys.get()).toEqual(['Ruler']);
    await favourites.toggle('Dice');
    expect([account.keys, favourites.keys.get()]).toEqual([
      ['Dice', 'Ruler'],
      ['Dice', 'Ruler'],
    ]);
  });
});
