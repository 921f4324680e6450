import type { Dispose, Readable } from '@lectern/base';

export interface UpdatePorts {
  /** Fetches the current page from the server. */
  readonly fetchPage: () => Promise<string>;
  /** The entry script of this window, whose name is unique to its build. */
  readonly entry: string;
  readonly now: () => number;
  /** No message is shown while a class is watching the screen. */
  readonly isBusy: Readable<boolean>;
  /** Calls back when a newer program was stored (`isSure`), or the window becomes visible again. */
  readonly onChance: (listener: (isSure: boolean) => void) => Dispose;
  /** Shows that there is a newer version. */
  readonly say: () => void;
}

/** Interval between requests for the server's version, milliseconds. */
const ASK_EVERY_MS = 3_600_000;

/** Detects that the server has a newer version than this window, and reports it once. */
export function watchForUpdate(ports: UpdatePorts): Dispose {
  let askedAt = ports.now();
  let isNewer = false;
  let isSaid = false;
  const sayWhenFree = () => {
    if (!isNewer || isSaid || ports.isBusy.get()) return;
    isSaid = true;
    ports.say();
  };
  const look = async (isSure: boolean) => {
    if (isNewer || (!isSure && ports.now() - askedAt < ASK_EVERY_MS)) return;
    askedAt = ports.now();
    try {
      const page = await ports.fetchPage();
      // Accepts only a page of this program, not the response of a proxy.
      isNewer = page.includes('/assets/') && !page.includes(ports.entry);
    } catch {
      // A server that is unreachable has no newer version to offer.
    }
    sayWhenFree();
  };
  const stopChance = ports.onChance((isSure) => void look(isSure));
  const stopBusy = ports.isBusy.subscribe(sayWhenFree);
  return () => {
    stopChance();
    stopBusy();
  };
}
