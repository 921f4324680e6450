import { addTally, type Tally } from './tally.ts';

/** What a suite came to: its counts, why tests were skipped, and how long each of its files took. */
export interface Results {
  readonly tally: Tally;
  /** One entry for each skipped test: the need that is missing and the words for it. */
  readonly skips: readonly string[];
  readonly failures: readonly Failure[];
  /** Tests that failed at first and passed when they were tried once more: `file: name`. */
  readonly flaky: readonly string[];
  readonly files: readonly FileTime[];
}

export interface Failure {
  /** Where it is known: an error outside all tests may be of none. */
  readonly file?: string;
  /** The name of a test, or the words of what failed outside all tests. */
  readonly what: string;
  readonly isTest: boolean;
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** A run that nobody watches tries once more what failed, on a machine that may be busy, and names what passed then. */
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
 * The last lines of a run but the closing one: the files that took longest, what passed only at its second try, what
 * was skipped and why, and what failed.
 */
export function summaryOf({ skips, failures, flaky, files }: Results): string[] {
  const lines: string[] = [];
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) lines.push(`the ${slowest.length} files that took longest`);
  for (const { file, seconds } of slowest) lines.push(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  if (flaky.length > 0) lines.push('passed at the second try only', ...flaky.map((test) => `  ${test}`));
  const counts = new Map<string, number>();
  for (const why of skips) counts.set(why, (counts.get(why) ?? 0) + 1);
  if (counts.size > 0) lines.push('skipped');
  const byCount = [...counts].sort(([one, few], [other, many]) => many - few || one.localeCompare(other));
  for (const [why, count] of byCount) lines.push(`  ${String(count).padStart(6)}    ${why}`);
  if (failures.length > 0) lines.push('failed', ...failures.map((failure) => `  ${nameOf(failure)}`));
  return lines;
}

/**
 * What a run came to whose failing files were run once more, by themselves: what passes there had been in another's way,
 * or in its own at the first try, and is named as flaky.
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

/** The line that counts all, alone on its line at the very end. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
