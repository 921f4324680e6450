import { addTally, type Tally } from './tally.ts';

/** The outcome of a suite: its counts, why tests were skipped, and how long each of its files took. */
export interface Results {
  readonly tally: Tally;
  /** One entry for each skipped test: the missing need and a text. */
  readonly skips: readonly string[];
  readonly failures: readonly Failure[];
  /** Tests that failed at first and passed at the second try: `file: name`. */
  readonly flaky: readonly string[];
  readonly files: readonly FileTime[];
}

export interface Failure {
  /** The file, if it is known: an error outside of all tests may have none. */
  readonly file?: string;
  /** The name of a test, or the message of an error outside of all tests. */
  readonly what: string;
  readonly isTest: boolean;
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** An unattended run retries failed tests once, because the machine may be busy, and reports tests that passed then. */
export const RETRIES = 1;

export const NO_RESULTS: Results = {
  tally: { passed: 0, failed: 0, skipped: 0 },
  skips: [],
  failures: [],
  flaky: [],
  files: [],
};

export function addResults(a: Results, b: Results): Results {
  return {
    tally: addTally(a.tally, b.tally),
    skips: [...a.skips, ...b.skips],
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
    files: [...a.files, ...b.files],
  };
}

const SLOWEST = 10;

/**
 * The last lines of a run except the closing one: the files that took longest, tests that passed only at their second
 * try, what was skipped and why, and what failed.
 */
export function summaryOf({ skips, failures, flaky, files }: Results): string[] {
  const lines: string[] = [];
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) lines.push(`the ${slowest.length} slowest files`);
  for (const { file, seconds } of slowest) lines.push(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  if (flaky.length > 0) lines.push('passed at the second attempt only', ...flaky.map((test) => `  ${test}`));
  const counts = new Map<string, number>();
  for (const why of skips) counts.set(why, (counts.get(why) ?? 0) + 1);
  if (counts.size > 0) lines.push('skipped');
  const byCount = [...counts].sort(([one, few], [other, many]) => many - few || one.localeCompare(other));
  for (const [why, count] of byCount) lines.push(`  ${String(count).padStart(6)}    ${why}`);
  if (failures.length > 0) lines.push('failed', ...failures.map((failure) => `  ${nameOf(failure)}`));
  return lines;
}

/**
 * The outcome of a run whose failing files were run again, separately: tests that pass then were disturbed by another
 * test or by chance, and are reported as flaky.
 */
export function afterSecondTry(first: Results, again: Results): Results {
  const failing = new Set(again.failures.map(nameOf));
  const mended = first.failures.filter((failure) => !failing.has(nameOf(failure)));
  const tests = (failures: readonly Failure[]) => failures.filter(({ isTest }) => isTest).length;
  return {
    ...first,
    tally: {
      passed: first.tally.passed + tests(first.failures) - tests(again.failures),
      failed: again.failures.length,
      skipped: first.tally.skipped,
    },
    failures: again.failures,
    flaky: [...first.flaky, ...mended.map(nameOf)],
  };
}

function nameOf({ file, what }: Failure): string {
  return file === undefined ? what : `${file}: ${what}`;
}

/** The line with all counts, at the very end. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
