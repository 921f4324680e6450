/**
 * `npm run test:mutants FOLDER [COUNT] [SEED]`: plants COUNT faults (20), one at a time, in files of FOLDER that the seed
 * draws, and runs the nearest tests of each. Prints which faults no test saw. Works on a copy of the committed tree, so
 * the checkout is never changed. Ends with exit code 1 when fewer than four of five faults were seen.
 */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generator } from '../random.ts';
import { sourceFiles, TEST_FILE } from '../rules/source-files.ts';
import { ROOT, runProgram } from '../test/process.ts';
import { type Mutation, mutationsOf, withMutation } from './mutations.ts';
import { importersOf, nearestTests } from './nearest-tests.ts';

const folder = process.argv[2] ?? 'packages';
const count = Number(process.argv[3] ?? 20);
const seed = Number(process.argv[4] ?? Date.now() % 1_000_000);
/** Share of the faults that tests have to see. */
const SEEN_MIN = 0.8;

/** Whether a set of tests, joined by commas, passes without a fault. */
const passing = new Map<string, boolean>();

const copy = mkdtempSync(path.join(tmpdir(), 'lectern-mutants-'));
const git = (...given: string[]) => execFileSync('git', ['-C', ROOT, ...given]);
git('worktree', 'add', '--quiet', '--detach', copy, 'HEAD');
linkModules();
try {
  process.exitCode = await plantFaults();
} finally {
  git('worktree', 'remove', '--force', copy);
  rmSync(copy, { recursive: true, force: true });
}

/**
 * Links every installed package; packages of this repository lead to the copy, so that tests of other packages see the
 * fault.
 */
function linkModules(): void {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, '@lectern'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@lectern') symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const name of readdirSync(path.join(from, '@lectern'))) {
    symlinkSync(readlinkSync(path.join(from, '@lectern', name)), path.join(to, '@lectern', name));
  }
}

async function plantFaults(): Promise<number> {
  const random = generator(seed);
  const draw = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const files = sourceFiles(copy).filter(
    (file) =>
      file.startsWith(folder) &&
      /\/src\/.*\.tsx?$/.test(file) &&
      !TEST_FILE.test(file) &&
      !/\/locale\//.test(file),
  );
  const importers = importersOf(copy);
  let seen = 0;
  console.log(`seed ${seed}: ${count} faults in ${files.length} files of ${folder}`);
  for (let planted = 0; planted < count; ) {
    const file = draw(files);
    if (file === undefined) break;
    const source = readFileSync(path.join(copy, file), 'utf8');
    const mutation = draw(mutationsOf(file, source));
    if (mutation === undefined) continue;
    const tests = nearestTests(file, importers);
    if (!(await pass(tests))) {
      console.log(`left out ${file}: its nearest tests fail without a fault (${tests.join(', ')})`);
      continue;
    }
    planted += 1;
    const isSeen = tests.length > 0 && (await isSeenBy(tests, file, source, mutation));
    if (isSeen) seen += 1;
    const line = source.slice(0, mutation.start).split('\n').length;
    console.log(
      `${isSeen ? 'seen  ' : 'UNSEEN'} ${file}:${line}: ${mutation.what.replace(/\s+/g, ' ').slice(0, 120)}`,
    );
  }
  console.log(`${seen} of ${count} faults were seen by the nearest tests`);
  return seen / count < SEEN_MIN ? 1 : 0;
}

/** Whether the tests pass without a fault, so that a later failure is caused by the fault. */
async function pass(tests: readonly string[]): Promise<boolean> {
  const key = tests.join();
  if (tests.length > 0 && !passing.has(key)) passing.set(key, (await run(tests)).code === 0);
  return passing.get(key) ?? true;
}

async function isSeenBy(
  tests: readonly string[],
  file: string,
  source: string,
  mutation: Mutation,
): Promise<boolean> {
  writeFileSync(path.join(copy, file), withMutation(source, mutation));
  try {
    return (await run(tests)).code !== 0;
  } finally {
    writeFileSync(path.join(copy, file), source);
  }
}

function run(tests: readonly string[]) {
  return runProgram('vitest', ['run', '--bail=1', '--testTimeout=60000', ...tests], { cwd: copy });
}
