/**
 * Time limits of tests count the processor time of the test itself, not the time on the clock, so that other work of
 * the machine does not break them.
 */

/**
 * Starts a measurement. The returned function returns the processor time of this process and its threads since then,
 * milliseconds.
 */
export function processorTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
}

const TICK_MS = 20;

/**
 * Waiting time of this process, milliseconds, counted in timer ticks. A process that gets little processor time counts
 * fewer ticks, and the events that it waits for are equally late.
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
