import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from './process.ts';
import { addResults, RETRIES, type Results } from './results.ts';

/**
 * Vitest over packages and web, and then over the server: each has both processors in turn, so that no test of the
 * server waits for pure ones. `long` lets the long random runs run.
 */
export async function runUnitTests(long: boolean): Promise<Results> {
  const unit = await runProject('unit*', long);
  return addResults(unit, await runProject('server*', long));
}

async function runProject(project: string, long: boolean): Promise<Results> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-test-'));
  const file = path.join(folder, 'results.json');
  try {
    const { code } = await runProgram('vitest', ['run', `--retry=${RETRIES}`, `--project=${project}`], {
      echo: true,
      env: { LECTERN_RESULTS: file, ...(long ? { LECTERN_LONG: '1' } : {}) },
    });
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
    if (code === 0 || results.tally.failed > 0) return results;
    const failures = [`the ${project} project ended with code ${code}`];
    return { ...results, failures, tally: { ...results.tally, failed: 1 } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
