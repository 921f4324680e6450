import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from './process.ts';
import { addTally, type Tally } from './tally.ts';

/**
 * Vitest over packages and web, and beside it over the server, whose tests wait much of their time; `long` lets the long
 * random runs run.
 */
export async function runUnitTests(long: boolean): Promise<Tally> {
  const tallies = await Promise.all(['unit', 'server'].map((project) => runProject(project, long)));
  return tallies.reduce(addTally);
}

async function runProject(project: string, long: boolean): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-test-'));
  const file = path.join(folder, 'vitest.json');
  try {
    const args = [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { code } = await runProgram('vitest', args, { echo: true, env: long ? { LECTERN_LONG: '1' } : {} });
    const result = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numTodoTests: number;
      success: boolean;
    };
    // A suite that could not even be loaded fails no test: it still counts as a failure.
    const failed = result.numFailedTests || (code !== 0 || !result.success ? 1 : 0);
    return { passed: result.numPassedTests, failed, skipped: result.numPendingTests + result.numTodoTests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
