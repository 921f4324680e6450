import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** The processor time of the page's thread during a gesture, without other work of the machine. */
export interface HandledMoves {
  /** Synchronous work of each move, milliseconds. */
  readonly moves: readonly number[];
  /** Work of each frame including its moves, milliseconds. */
  readonly frames: readonly number[];
}

export async function handledMoves(page: Page, work: () => Promise<void>): Promise<HandledMoves> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'cc'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await work();
  const over = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await over;
  await session.detach();
  const timesOf = (isWanted: (event: TraceEvent) => boolean) =>
    events.filter(isWanted).map(({ tdur = 0 }) => tdur / 1000);
  return {
    moves: timesOf(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointermove'),
    frames: timesOf(({ name }) => name === 'ProxyMain::BeginMainFrame'),
  };
}
