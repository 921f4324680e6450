import { describe, expect, it } from 'vitest';
import { scriptTime, type TraceEvent } from './script-time.ts';

const main = { pid: 1, tid: 1 };

function ran(name: string, ts: number, dur: number, where = main): TraceEvent {
  return { name, ph: 'X', ts, dur, ...where };
}

const shown: TraceEvent = { name: 'shown', ph: 'R', ts: 10_000, ...main };

describe('the script time of a trace', () => {
  it('counts a function within a microtask task once', () => {
    const events = [
      ran('RunMicrotasks', 1_000, 4_000),
      ran('FunctionCall', 2_000, 1_000),
      ran('FunctionCall', 4_000, 2_000),
    ];
    expect(scriptTime([...events, shown], 'shown')).toBe(5);
  });

  it('ends at the mark, in the middle of a script', () => {
    expect(scriptTime([ran('EvaluateScript', 9_000, 5_000), shown], 'shown')).toBe(1);
  });

  it('excludes layout, and scripts of other threads', () => {
    const events = [ran('Layout', 1_000, 1_000), ran('FunctionCall', 1_000, 1_000, { pid: 1, tid: 2 })];
    expect(scriptTime([...events, shown], 'shown')).toBe(0);
  });

  it('is NaN when the page was never shown', () => {
    expect(scriptTime([ran('FunctionCall', 1_000, 1_000)], 'shown')).toBeNaN();
  });
});
