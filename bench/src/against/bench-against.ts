import { spawn } from 'node:child_process';
import { ROOT } from '@lectern/e2e/server';
import { CORPUS } from '@lectern/pptx/corpus';
import type { Figure } from '../report.ts';
import { compare, type Paired } from './compare.ts';
import { commitOf, otherCheckout } from './other-checkout.ts';

const ROUNDS = 5;

/**
 * `npm run bench against COMMIT [name …]`: measures this checkout and that commit in turn, with the same code. Prints
 * the figures of both, one line each, and whether they moved beyond noise. `LECTERN_ROUNDS` sets the number of rounds
 * (5).
 */
export async function benchAgainst(given: readonly string[]): Promise<void> {
  const [name, ...benches] = given;
  if (name === undefined) throw new Error('name the commit: npm run bench against COMMIT [name …]');
  const commit = commitOf(name);
  const there = otherCheckout(commit);
  const rounds = Number(process.env.LECTERN_ROUNDS ?? ROUNDS);
  const numbers = new Map<string, { figure: Figure; here: number[]; there: number[] }>();
  for (let round = 1; round <= rounds; round++) {
    // The order alternates, so that no checkout is always measured on the warmer machine.
    const order = round % 2 ? (['here', 'there'] as const) : (['there', 'here'] as const);
    for (const which of order) {
      console.error(
        `round ${round} of ${rounds}: ${which === 'here' ? 'this checkout' : commit.slice(0, 12)}`,
      );
      for (const figure of await measure(which === 'here' ? ROOT : there, benches)) {
        const key = `${figure.bench}\n${figure.name}\n${figure.of ?? ''}`;
        const known = numbers.get(key) ?? { figure, here: [], there: [] };
        numbers.set(key, known);
        known[which].push(figure.value);
      }
    }
  }
  console.log(`here: this checkout; there: ${commit}; ${rounds} rounds, medians`);
  for (const { figure, ...paired } of numbers.values()) console.log(lineOf(figure, paired));
}

function lineOf(figure: Figure, paired: Paired): string {
  const what = { bench: figure.bench, name: figure.name, ...(figure.of ? { of: figure.of } : {}) };
  const missing = paired.there.length === 0 ? 'there' : paired.here.length === 0 ? 'here' : undefined;
  if (missing) {
    const one = missing === 'here' ? paired.there : paired.here;
    return JSON.stringify({ ...what, values: one, unit: figure.unit, verdict: `not measured ${missing}` });
  }
  const { here, there, ratio, moved } = compare(paired);
  const better = figure.atLeast !== undefined || figure.unit === 'per second' ? here > there : here < there;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return JSON.stringify({
    ...what,
    here: round(here),
    there: round(there),
    unit: figure.unit,
    ratio: Number.isNaN(ratio) ? undefined : round(ratio),
    verdict: moved ? (better ? 'better' : 'worse') : 'within noise',
    // The ranges on which the verdict is based.
    ranges: [range(paired.here), range(paired.there)].join(' against '),
  });
}

function range(numbers: readonly number[]): string {
  return `${Math.min(...numbers)}–${Math.max(...numbers)}`;
}

/**
 * The figures of one run of a checkout's benchmarks. A benchmark that fails has no further figures, and the failure is
 * printed.
 */
async function measure(root: string, benches: readonly string[]): Promise<Figure[]> {
  const child = spawn(process.execPath, ['bench/src/main.ts', ...benches], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // One visit per round is enough, because rounds are compared.
    env: { LECTERN_VISITS: '1', ...process.env, LECTERN_CORPUS: CORPUS },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) console.error(`the benchmarks of ${root} exited with ${String(code)}`);
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Figure);
}
