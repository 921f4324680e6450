import type { CDPSession } from 'playwright-core';

/** One event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/** Events of the main thread for the page's scripts: parsing, compiling, running and garbage collection. */
const SCRIPT = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'MinorGC',
  'MajorGC',
]);

/**
 * Milliseconds of scripts on the thread that set the mark, before that mark. Nested events count once. NaN when the
 * mark is not in the trace.
 */
export function scriptTime(events: readonly TraceEvent[], mark: string): number {
  const end = events.find((each) => each.name === mark);
  if (!end) return Number.NaN;
  const scripts = events
    .filter(
      (each) => each.pid === end.pid && each.tid === end.tid && each.ph === 'X' && SCRIPT.has(each.name),
    )
    .filter((each) => each.ts < end.ts)
    .sort((a, b) => a.ts - b.ts);
  let [total, counted] = [0, 0];
  for (const { ts, dur = 0 } of scripts) {
    const until = Math.min(ts + dur, end.ts);
    if (until <= counted) continue;
    total += until - Math.max(ts, counted);
    counted = until;
  }
  return total / 1000;
}

/** Records the activity of the page's threads until the returned function is called, which returns the trace. */
export async function recordTrace(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) events.push(each as unknown as TraceEvent);
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'blink.user_timing'] },
  });
  return async () => {
    const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await done;
    return events;
  };
}
