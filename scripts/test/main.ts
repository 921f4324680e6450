/**
 * `npm test`: everything that must hold. The last lines report which files took longest, what was skipped and why, what
 * failed, and the total time; the very last one has the counts. `--checks` runs only the static checks, `--long` also
 * runs the soaks and long random runs. A test that passes only at its second try is reported, and fails in the third
 * run of this checkout in which that happens (`second-tries.ts`; LECTERN_TEST_HISTORY names the file of earlier runs). A
 * file that takes too large a part of the time fails too (`file-budget.ts`).
 * LECTERN_REQUIRE (`jail,office,ffmpeg,corpus`) turns a skip because of these needs into a failure.
 */

import { runStaticChecks } from '../rules/static-checks.ts';
import { buildWeb, runBrowserTests } from './browser-tests.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { overBudget } from './file-budget.ts';
import { addResults, closingLine, NO_RESULTS, type Results, summaryOf } from './results.ts';
import { keepSecondTries, noteSecondTries, readSecondTries } from './second-tries.ts';
import { runUnitTests } from './unit-tests.ts';

const only = new Set(process.argv.slice(2));
const long = only.has('--long');
let all: Results = NO_RESULTS;
const started = Date.now();

async function suite(name: string, run: () => Promise<Results>): Promise<void> {
  const from = Date.now();
  console.log(`\n── ${name}`);
  let results: Results;
  try {
    results = await run();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    console.error(words);
    const failures = [{ what: `${name}: ${words}`, isTest: false }];
    results = { ...NO_RESULTS, tally: { passed: 0, failed: 1, skipped: 0 }, failures };
  }
  all = addResults(all, results);
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(`   ${name}: ${closingLine(results.tally)} (${seconds} s)`);
}

// The web application is built on one processor while the checks use the other.
const building = only.has('--checks') ? undefined : buildWeb().catch((error: unknown) => error);
await suite('static checks', runStaticChecks);
if (building) {
  await suite('unit and server tests', async () => {
    // A browser draws exports with the built page. Without the build these tests are skipped, and the browser tests
    // report why.
    const failure = await building;
    if (failure) throw failure;
    await ensureChromium().catch(() => undefined);
    return runUnitTests(long);
  });
  await suite('browser tests', async () => {
    await ensureChromium();
    return runBrowserTests(long);
  });
}

if (building) {
  const { after, failures: retried } = noteSecondTries(readSecondTries(), all.flaky);
  keepSecondTries(after);
  const failures = long ? retried : [...retried, ...overBudget(all.files)];
  const tally = { passed: 0, failed: failures.length, skipped: 0 };
  all = addResults(all, { ...NO_RESULTS, failures, tally });
}
const { tally } = all;
console.log(`\n${[...summaryOf(all), `in ${((Date.now() - started) / 1000).toFixed(0)} s`].join('\n')}`);
console.log(closingLine(tally));
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
