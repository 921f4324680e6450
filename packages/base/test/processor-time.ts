/**
 * Bounds of tests are measured by what a test itself takes, and not by a clock on the wall: a machine that does other
 * things as well makes neither of these longer.
 */

/** What comes back answers what this process has taken of the processors since then, its threads too, milliseconds. */
export function processorTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
}

const TICK_MS = 20;

/**
 * How long this process waited for something, milliseconds: by the ticks that it had time for. A process that does not get
 * its turn has fewer of them, and what it waits for comes as late as they do.
 */
export async function ticksDuring<T>(work: () => Promise<T>): Promise<number> {
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, TICK_MS);
  try {
    await work();
  } finally {
    clearInterval(ticking);
  }
  return ticks * TICK_MS;
}
