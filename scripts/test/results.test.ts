import { describe, expect, it } from 'vitest';
import { closingLine, summaryOf } from './results.ts';

const tally = { passed: 3, failed: 0, skipped: 3 };

describe('the last lines of a run', () => {
  it('name the ten files that took longest, the slowest first', () => {
    const files = Array.from({ length: 12 }, (_, seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    const lines = summaryOf({ tally, skips: [], failures: [], flaky: [], files });
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('    11.0 s  11.test.ts');
    expect(lines.at(-1)).toBe('     2.0 s  2.test.ts');
  });

  it('say how many tests were skipped for each want', () => {
    const skips = ['office: it is not installed', 'jail: it cannot be made', 'office: it is not installed'];
    expect(summaryOf({ tally, skips, failures: [], flaky: [], files: [] })).toEqual([
      'skipped',
      '       2    office: it is not installed',
      '       1    jail: it cannot be made',
    ]);
  });

  it('name what passed at its second try only', () => {
    const flaky = ['e2e/src/desk.spec.ts: the disk'];
    expect(summaryOf({ tally, skips: [], failures: [], flaky, files: [] })).toEqual([
      'passed at the second try only',
      '  e2e/src/desk.spec.ts: the disk',
    ]);
  });

  it('name what failed last, so that the end of a long log says it', () => {
    const failures = ['packages/pptx/test/tables.test.ts: a table', 'types: bench/tsconfig.json: TS2345'];
    const skips = ['office: it is not installed'];
    expect(summaryOf({ tally, skips, failures, flaky: [], files: [] }).slice(2)).toEqual([
      'failed',
      '  packages/pptx/test/tables.test.ts: a table',
      '  types: bench/tsconfig.json: TS2345',
    ]);
  });

  it('close with the counts, and with the skipped ones where there are any', () => {
    expect(closingLine(tally)).toBe('3 passed, 0 failed, 3 skipped');
    expect(closingLine({ ...tally, skipped: 0 })).toBe('3 passed, 0 failed');
  });
});
