import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the page's main thread during an action, by processor time, so that other processes do not count. */
export class LongTasks {
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async of(page: Page): Promise<LongTasks> {
    return new LongTasks(await page.context().newCDPSession(page));
  }

  /** The longest task during the action, milliseconds of processor time. */
  async longestWhile(work: () => Promise<void>): Promise<number> {
    const events: TraceEvent[] = [];
    const take = ({ value }: { readonly value: object[] }) => events.push(...(value as TraceEvent[]));
    this.#devtools.on('Tracing.dataCollected', take);
    await this.#devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
    });
    try {
      await work();
    } finally {
      const over = new Promise((resolve) => this.#devtools.once('Tracing.tracingComplete', resolve));
      await this.#devtools.send('Tracing.end');
      await over;
      this.#devtools.off('Tracing.dataCollected', take);
    }
    const mains = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`));
    if (tasks.length === 0) throw new Error('the browser reported no long task');
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  }
}
