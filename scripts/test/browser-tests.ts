import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from './process.ts';
import type { Tally } from './tally.ts';

/** What is served, and what the worker prints from; nothing to do where that was made from just these sources. */
export async function buildWeb(): Promise<void> {
  const built = await runProgram(process.execPath, ['scripts/run.mjs', '--web', '-e', ''], { echo: true });
  if (built.code !== 0) throw new Error('the web application does not build');
}

/** Playwright over the built application, served by the real server. */
export async function runBrowserTests(long: boolean): Promise<Tally> {
  await buildWeb();
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'));
  const file = path.join(folder, 'playwright.json');
  try {
    const { code } = await runProgram(
      'playwright',
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
      {
        echo: true,
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(long ? { LECTERN_LONG: '1' } : {}) },
      },
    );
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    const failed = stats.unexpected || (code !== 0 ? 1 : 0);
    return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
