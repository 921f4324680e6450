import type { Page } from '@playwright/test';

/**
 * Divides the waits of the documents that the page loads from now on: timers of a second or longer, and time limits of
 * requests of ten seconds or longer. The order of waits of different length stays.
 */
export async function hurry(page: Page, by: number): Promise<void> {
  await page.addInitScript((divisor) => {
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const real = window[name].bind(window);
      const hurried = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
        real(handler, ms < 1_000 ? ms : ms / divisor, ...given);
      Object.assign(window, { [name]: hurried });
    }
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms < 10_000 ? ms : ms / divisor);
  }, by);
}
