import type { Failure, FileTime } from './results.ts';

/** The largest part of all test time that one file may take. */
export const MOST = 1 / 25;

/**
 * Files that take more than their part of the time of all tests: the parts are the same on a slow machine and on a busy
 * one. A run of few files is not judged.
 */
export function overBudget(files: readonly FileTime[]): Failure[] {
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  if (files.length < 10 / MOST) return [];
  return files
    .filter(({ seconds }) => seconds > all * MOST)
    .map(({ file, seconds }) => ({
      file,
      what: `takes ${((seconds / all) * 100).toFixed(1)} % of the time of all tests, at most ${(MOST * 100).toFixed(1)} % is allowed: move tests below the browser, or split the file`,
      isTest: false,
    }));
}
