import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './ensure-chromium.ts';
import { runProgram } from './process.ts';
import { addResults, afterSecondTry, NO_RESULTS, RETRIES, type Results } from './results.ts';

/**
 * Runs Vitest for packages and web and then for the server, and for components all the while: tests of components have
 * one page and so one processor, and take as long as the others together. Failing files are run again, in a separate
 * process. `long` enables the long random runs. The caller has looked for Chromium before: components are tested in its
 * page, and without it they are skipped.
 */
export async function runUnitTests(long: boolean): Promise<Results> {
  const [components, others] = await Promise.all([
    findChromium() === undefined ? NO_COMPONENTS : runProject('browser', long),
    runProject('unit*', long).then(async (unit) => addResults(unit, await runProject('server*', long))),
  ]);
  return addResults(others, components);
}

const NO_COMPONENTS: Results = {
  ...NO_RESULTS,
  tally: { passed: 0, failed: 0, skipped: 1 },
  skips: ['chromium: components are tested in its page'],
};

/** The most files that are run again: when more fail, it is not by chance. */
const AGAIN = 3;

async function runProject(project: string, long: boolean): Promise<Results> {
  const first = await runVitest(project, long, []);
  const files = new Set(first.failures.map(({ file }) => file));
  const known = [...files].filter((file) => file !== undefined);
  if (files.size === 0 || files.size > AGAIN || known.length < files.size) return first;
  console.log(`\n── again, one by one: ${known.join(', ')}`);
  return afterSecondTry(first, await runVitest(project, long, known));
}

async function runVitest(project: string, long: boolean, files: readonly string[]): Promise<Results> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-test-'));
  const file = path.join(folder, 'results.json');
  try {
    const options = [`--retry=${RETRIES}`, `--project=${project}`];
    const { code } = await runProgram('vitest', ['run', ...options, ...files], {
      echo: true,
      env: { LECTERN_RESULTS: file, ...(long ? { LECTERN_LONG: '1' } : {}) },
    });
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
    if (code === 0 || results.tally.failed > 0) return results;
    const failures = [{ what: `the ${project} project exited with code ${code}`, isTest: false }];
    return { ...results, failures, tally: { ...results.tally, failed: 1 } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
