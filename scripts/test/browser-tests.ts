import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runProgram } from './process.ts';
import { type Failure, RETRIES, type Results } from './results.ts';

/**
 * Builds the web application, the print page and the modules of the server's threads, which all programs started later
 * use; does nothing when they were built from exactly these sources.
 */
export async function buildWeb(): Promise<void> {
  const built = await runProgram(process.execPath, ['scripts/run.mjs', '--web', '-e', ''], { echo: true });
  if (built.code !== 0) throw new Error('the web application failed to build');
  process.env.LECTERN_THREADS = path.join(ROOT, 'apps/server/dist-threads');
}

/** Runs Playwright against the built application, served by the real server. */
export async function runBrowserTests(long: boolean): Promise<Results> {
  await buildWeb();
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'));
  const file = path.join(folder, 'playwright.json');
  try {
    const { code } = await runProgram(
      'playwright',
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', `--retries=${RETRIES}`],
      {
        echo: true,
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(long ? { LECTERN_LONG: '1' } : {}) },
      },
    );
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = stats.unexpected || (code !== 0 ? 1 : 0);
    const files = suites.map((suite) => ({
      file: `e2e/src/${suite.file}`,
      seconds: testsOf(suite).reduce((sum, { results }) => sum + millisecondsOf(results), 0) / 1000,
    }));
    const skips = suites.flatMap((suite) =>
      testsOf(suite)
        .filter(({ status }) => status === 'skipped')
        .map(
          ({ annotations }) =>
            annotations.find(({ type }) => type === 'skip')?.description ?? `by e2e/src/${suite.file}`,
        ),
    );
    const flaky = suites.flatMap((suite) =>
      testsOf(suite)
        .filter(({ status }) => status === 'flaky')
        .map(({ title }) => `e2e/src/${suite.file}: ${title}`),
    );
    const failures: Failure[] = suites.flatMap((suite) =>
      testsOf(suite)
        .filter(({ status }) => status === 'unexpected')
        .map(({ title }) => ({ file: `e2e/src/${suite.file}`, what: title, isTest: true })),
    );
    if (failed > failures.length) {
      failures.push({ what: `the browser tests exited with code ${code}`, isTest: false });
    }
    return {
      tally: { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped },
      skips,
      failures,
      flaky,
      files,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The part of Playwright's JSON report that is read. */
interface Report {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly Omit<Test, 'title'>[] }[];
  readonly suites?: readonly Suite[];
}

interface Test {
  /** Title of the spec. */
  readonly title: string;
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly { readonly duration: number }[];
}

function testsOf(suite: Suite): Test[] {
  return [
    ...suite.specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
}

/** The duration of a test's last try: a first try that failed may have waited for minutes. */
function millisecondsOf(results: Test['results']): number {
  return results.at(-1)?.duration ?? 0;
}
