import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProgram } from '../test/process.ts';
import { type Failure, NO_RESULTS, type Results } from '../test/results.ts';
import { missingFromLock } from './complete-lock.ts';
import { checkDocPaths } from './docs/doc-paths.ts';
import { checkDocTests } from './docs/doc-tests.ts';
import { checkArrows } from './imports/arrows.ts';
import { checkFaces } from './imports/faces.ts';
import { checkWebFloors } from './imports/web-floors.ts';
import { checkDocumentKinds } from './kinds/document-kinds.ts';
import { checkLongFunctions } from './long-functions.ts';
import { checkModuleLets } from './module-lets.ts';
import { checkServerRules } from './server-rules.ts';
import { checkSizes } from './sizes.ts';
import { checkToolFolders } from './tools/tool-folders.ts';
import { checkTypes, typePrograms } from './type-programs.ts';
import { checkColorFields } from './web/color-fields.ts';
import { checkFrames } from './web/frames.ts';
import { checkStyleClasses } from './web/style-classes.ts';
import { checkWebCalls } from './web/web-calls.ts';
import { checkWords } from './words/words.ts';

/** Format and lint, types, arrows and circles, dead code, dead exports: each counts as one test. */
export async function runStaticChecks(): Promise<Results> {
  let passed = 0;
  const failures: Failure[] = [];
  const report = (name: string, problems: string) => {
    console.log(`   ${problems ? '✗' : '✓'} ${name}`);
    if (problems) console.log(problems);
    if (problems) failures.push({ what: `${name}: ${problems.split('\n')[0]}`, isTest: true });
    else passed += 1;
  };
  const program = async (name: string, command: string, args: string[]) => {
    const { code, output } = await runProgram(command, args);
    report(name, code === 0 ? '' : output.trim() || `exit code ${code}`);
  };

  const format = await runProgram('biome', ['ci', '--colors=off', '--error-on-warnings', '.']);
  const mend = '`npm run format` corrects formatting and the order of imports';
  report('format and lint', format.code === 0 ? '' : `${mend}\n${format.output.trim()}`);
  for (const each of typePrograms(ROOT)) {
    // The compiler's results for files that have not changed are cached between runs.
    const problems = await checkTypes(ROOT, each, path.join(ROOT, 'node_modules/.cache/types/programs'));
    report(
      `types: ${each.projects.map((project) => project.replace(/\/tsconfig\.json$/, '')).join(', ')}`,
      problems,
    );
  }
  report('imports between packages, circular imports, declared dependencies', checkArrows(ROOT).join('\n'));
  report('imports between the layers of the web application', checkWebFloors(ROOT).join('\n'));
  report('no state in module variables', checkModuleLets(ROOT).join('\n'));
  report('no new long function', checkLongFunctions(ROOT).join('\n'));
  report('small files, flat folders and lines of CSS', checkSizes(ROOT).join('\n'));
  report('no frame that a caret can scroll', checkFrames(ROOT).join('\n'));
  report(
    'every class of a style sheet is used, and every used class exists',
    checkStyleClasses(ROOT).join('\n'),
  );
  report('no colour field outside the property panel', checkColorFields(ROOT).join('\n'));
  report("structure of the server's features", checkServerRules(ROOT).join('\n'));
  report('subject tools: little code with an engine each', checkToolFolders(ROOT).join('\n'));
  report('beginnings of comments and test names', checkWords(ROOT).join('\n'));
  report('components change the server with `useCall`', checkWebCalls(ROOT).join('\n'));
  report('no code depends on a certain kind of document', checkDocumentKinds(ROOT).join('\n'));
  await program('dead code', 'knip', ['--no-progress']);
  report('unused exports of packages', checkFaces(ROOT).join('\n'));
  report('files named in the documentation exist', checkDocPaths(ROOT).join('\n'));
  report('tests named in the documentation exist', checkDocTests(ROOT).join('\n'));
  report(
    'the lock file names no host, and contains the packages of every platform',
    `${lockHosts()}${lockGaps()}`,
  );
  return { ...NO_RESULTS, tally: { passed, failed: failures.length, skipped: 0 }, failures };
}

/** The lock file must install through any registry. */
function lockHosts(): string {
  const lock = path.join(ROOT, 'package-lock.json');
  if (!existsSync(lock)) return 'package-lock.json is missing';
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages: Record<string, { resolved?: string }>;
  };
  return Object.entries(packages)
    .filter(([, each]) => each.resolved?.includes('://'))
    .map(([name, each]) => `${name} is fetched from ${each.resolved}`)
    .join('\n');
}

/** `npm ci` refuses a lock file without the packages of other systems. */
function lockGaps(): string {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const missing = Object.keys(missingFromLock(packages));
  return missing.length > 0
    ? `${missing.join(', ')} missing: node scripts/run.mjs scripts/rules/complete-lock.ts adds them`
    : '';
}
