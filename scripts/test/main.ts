/**
 * `npm test`: everything that must hold, ending in one line that counts it all. `--checks` runs the static checks
 * alone, `--long` the soaks and long random runs as well.
 */
import { buildWeb, runBrowserTests } from './browser-tests.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runStaticChecks } from './static-checks.ts';
import { addTally, type Tally } from './tally.ts';
import { runUnitTests } from './unit-tests.ts';

const only = new Set(process.argv.slice(2));
const long = only.has('--long');
let tally: Tally = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();

async function suite(name: string, run: () => Promise<Tally>): Promise<void> {
  const from = Date.now();
  console.log(`\n── ${name}`);
  let result: Tally;
  try {
    result = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  tally = addTally(tally, result);
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(
    `   ${name}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped (${seconds} s)`,
  );
}

await suite('static checks', runStaticChecks);
if (!only.has('--checks')) {
  await suite('unit and server tests', async () => {
    // Exports are drawn by the built page in a browser. Without one those tests skip, and the browser tests say why.
    await buildWeb();
    await ensureChromium().catch(() => undefined);
    return runUnitTests(long);
  });
  await suite('browser tests', async () => {
    await ensureChromium();
    return runBrowserTests(long);
  });
}

console.log(`\nin ${((Date.now() - started) / 1000).toFixed(0)} s`);
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`);
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
