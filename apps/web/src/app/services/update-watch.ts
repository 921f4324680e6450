import type { Dispose, Readable } from '@lectern/base';

export interface UpdatePorts {
  /** The page as the server has it now. */
  readonly fetchPage: () => Promise<string>;
  /** The script with which this window began; it stands in the page of its build and of no other. */
  readonly entry: string;
  readonly now: () => number;
  /** Nothing is said while a class looks at the screen. */
  readonly isBusy: Readable<boolean>;
  /** Calls back when a newer program was put away, or the window is looked at again. */
  readonly onChance: (listener: (isSure: boolean) => void) => Dispose;
  /** Says that there is a newer version. */
  readonly say: () => void;
}

/** The server is asked for its version at most so often, milliseconds. */
const ASK_EVERY_MS = 3_600_000;

/** Finds out that the server has a newer version than this window, and says so once. */
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
      // A page of ours, and not what some proxy says instead.
      isNewer = page.includes('/assets/') && !page.includes(ports.entry);
    } catch {
      // Without the server there is nothing newer to be had.
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
