import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './process.ts';
import type { Failure } from './results.ts';

/** A test fails when it needed a second try in this many of the stored runs. */
export const RUNS_MOST = 3;
/** The number of stored runs: repaired tests are removed from the history after as many. */
const REMEMBERED = 50;

/** The runs in which a test passed only at its second try, by `file: name`; runs are counted from 1. */
export interface SecondTries {
  readonly runs: number;
  readonly tests: Readonly<Record<string, readonly number[]>>;
}

export const NO_SECOND_TRIES: SecondTries = { runs: 0, tests: {} };

/**
 * Adds a run with the tests that passed only at their second try. `failures` lists the tests for which this happened
 * too often.
 */
export function noteSecondTries(
  before: SecondTries,
  flaky: readonly string[],
): { readonly after: SecondTries; readonly failures: readonly Failure[] } {
  const runs = before.runs + 1;
  const now = new Set(flaky);
  const names = new Set([...Object.keys(before.tests), ...now]);
  const tests = [...names].flatMap((name) => {
    const kept = (before.tests[name] ?? []).filter((run) => run > runs - REMEMBERED);
    const all = now.has(name) ? [...kept, runs] : kept;
    return all.length > 0 ? [[name, all] as const] : [];
  });
  const failures = tests
    .filter(([name, all]) => now.has(name) && all.length >= RUNS_MOST)
    .map(([name, all]) => ({
      what: `${name}: needed a second attempt in ${all.length} of the last ${Math.min(runs, REMEMBERED)} runs`,
      isTest: false,
    }));
  return { after: { runs, tests: Object.fromEntries(tests) }, failures };
}

/** The file with the runs of this checkout; LECTERN_TEST_HISTORY names another one. A fresh clone has none. */
const file = () =>
  process.env.LECTERN_TEST_HISTORY || path.join(ROOT, 'node_modules/.cache/lectern/second-tries.json');

/** Empty if the file is missing or damaged. */
export function readSecondTries(from = file()): SecondTries {
  if (!existsSync(from)) return NO_SECOND_TRIES;
  try {
    const read: unknown = JSON.parse(readFileSync(from, 'utf8'));
    return areSecondTries(read) ? read : NO_SECOND_TRIES;
  } catch {
    return NO_SECOND_TRIES;
  }
}

export function keepSecondTries(kept: SecondTries, to = file()): void {
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify(kept, undefined, 2)}\n`);
}

function areSecondTries(value: unknown): value is SecondTries {
  const { runs, tests } = (value ?? {}) as Partial<Record<keyof SecondTries, unknown>>;
  return (
    typeof runs === 'number' &&
    typeof tests === 'object' &&
    tests !== null &&
    Object.values(tests).every((each) => Array.isArray(each) && each.every((run) => typeof run === 'number'))
  );
}
