import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from './process.ts';
import type { Results } from './results.ts';

/** Vitest's own JSON does not say why a test was skipped: this writes what a run came to as Results. */
export class ResultsReporter implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    const skips: string[] = [];
    const flaky: string[] = [];
    const files = modules.map((module) => {
      let failures = 0;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counts.passed += 1;
        if (result.state === 'failed') failures += 1;
        if (test.diagnostic()?.flaky) flaky.push(`${path.relative(ROOT, module.moduleId)}: ${test.fullName}`);
        if (result.state !== 'skipped') continue;
        counts.skipped += 1;
        skips.push(result.note ?? `by ${path.relative(ROOT, module.moduleId)}`);
      }
      // A file that could not even be loaded fails no test: it still counts as a failure.
      counts.failed += failures || (module.state() === 'failed' ? 1 : 0);
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return {
        file: path.relative(ROOT, module.moduleId),
        seconds: (duration + collectDuration + setupDuration) / 1000,
      };
    });
    const results: Results = { tally: counts, skips, flaky, files };
    writeFileSync(this.#file, JSON.stringify(results));
  }
}
