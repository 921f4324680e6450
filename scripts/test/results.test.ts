import { describe, expect, it } from 'vitest';
import { afterSecondTry, closingLine, NO_RESULTS, summaryOf } from './results.ts';

const tally = { passed: 3, failed: 0, skipped: 3 };

describe('the last lines of a run', () => {
  it('list the ten files that took longest, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    const lines = summaryOf({ tally, skips: [], failures: [], flaky: [], files });
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('    11.0 s  11.test.ts');
    expect(lines.at(-1)).toBe('     2.0 s  2.test.ts');
  });

  it('list how many tests were skipped for each need', () => {
    const skips = ['office: it is not installed', 'jail: it cannot be made', 'office: it is not installed'];
    expect(summaryOf({ tally, skips, failures: [], flaky: [], files: [] })).toEqual([
      'skipped',
      '       2    office: it is not installed',
      '       1    jail: it cannot be made',
    ]);
  });

  it('list tests that passed only at their second try', () => {
    const flaky = ['e2e/src/desk/desk.spec.ts: the disk'];
    expect(summaryOf({ tally, skips: [], failures: [], flaky, files: [] })).toEqual([
      'passed at the second attempt only',
      '  e2e/src/desk/desk.spec.ts: the disk',
    ]);
  });

  it('list failures last, so that they are at the end of a long log', () => {
    const failures = [
      { file: 'packages/pptx/test/shapes/tables.test.ts', what: 'a table', isTest: true },
      { what: 'types: bench/tsconfig.json: TS2345', isTest: true },
    ];
    const skips = ['office: it is not installed'];
    expect(summaryOf({ tally, skips, failures, flaky: [], files: [] }).slice(2)).toEqual([
      'failed',
      '  packages/pptx/test/shapes/tables.test.ts: a table',
      '  types: bench/tsconfig.json: TS2345',
    ]);
  });

  it('end with the counts, including skipped tests if there are any', () => {
    expect(closingLine(tally)).toBe('3 passed, 0 failed, 3 skipped');
    expect(closingLine({ ...tally, skipped: 0 })).toBe('3 passed, 0 failed');
  });
});

describe('a second try of files that failed', () => {
  const table = { file: 'a.test.ts', what: 'a table', isTest: true };
  const closing = { file: 'a.test.ts', what: 'the hook', isTest: false };
  const chart = { file: 'b.test.ts', what: 'a chart', isTest: true };
  const first = {
    ...NO_RESULTS,
    tally: { passed: 7, failed: 3, skipped: 2 },
    failures: [table, closing, chart],
  };

  it('counts a test that then passes as passed, and reports it as flaky', () => {
    const again = { ...NO_RESULTS, tally: { passed: 4, failed: 0, skipped: 0 } };
    const results = afterSecondTry(first, again);
    expect(results.tally).toEqual({ passed: 9, failed: 0, skipped: 2 });
    expect(results.flaky).toEqual(['a.test.ts: a table', 'a.test.ts: the hook', 'b.test.ts: a chart']);
    expect(results.failures).toEqual([]);
  });

  it('counts a test that fails again as failed', () => {
    const again = { ...NO_RESULTS, tally: { passed: 3, failed: 1, skipped: 0 }, failures: [chart] };
    const results = afterSecondTry(first, again);
    expect(results.tally).toEqual({ passed: 8, failed: 1, skipped: 2 });
    expect(results.flaky).toEqual(['a.test.ts: a table', 'a.test.ts: the hook']);
    expect(results.failures).toEqual([chart]);
  });
});
