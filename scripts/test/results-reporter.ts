import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from './process.ts';
import type { Failure, Results } from './results.ts';

/** Writes the outcome of a run as Results, because Vitest's own JSON does not contain why a test was skipped. */
export class ResultsReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, skipped: 0 };
    const skips: string[] = [];
    const failures = errors.map(outsideAllTests);
    const flaky: string[] = [];
    const files = modules.map((module) => {
      const file = path.relative(ROOT, module.moduleId);
      const failed: Failure[] = [];
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counts.passed += 1;
        if (result.state === 'failed') failed.push({ file, what: test.fullName, isTest: true });
        if (test.diagnostic()?.flaky) flaky.push(`${file}: ${test.fullName}`);
        if (result.state !== 'skipped') continue;
        counts.skipped += 1;
        skips.push(result.note ?? `by ${file}`);
      }
      // A file that could not be loaded has no failed test, but counts as a failure.
      if (failed.length === 0 && module.state() === 'failed') {
        failed.push({ file, what: module.errors().map(wordsOf).join('; '), isTest: false });
      }
      failures.push(...failed);
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return {
        file,
        seconds: (duration + collectDuration + setupDuration) / 1000,
      };
    });
    const tally = { ...counts, failed: failures.length };
    const results: Results = { tally, skips, failures, flaky, files };
    writeFileSync(this.#file, JSON.stringify(results));
  }
}

function outsideAllTests(error: unknown): Failure {
  const { VITEST_TEST_PATH: at } = (error ?? {}) as { VITEST_TEST_PATH?: unknown };
  const what = `an error outside all tests: ${wordsOf(error)}`;
  return { ...(typeof at === 'string' && { file: path.relative(ROOT, at) }), what, isTest: false };
}

function wordsOf(error: unknown): string {
  const { message, stack } = (error ?? {}) as { message?: unknown; stack?: unknown };
  return [message ?? error, typeof stack === 'string' ? stack.split('\n')[1]?.trim() : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
}
