import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A test that a page names in backquotes: its file, or a unique end of the file's path, and its name or the beginning
 * of that.
 */
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?): ([^`]+)`/g;
const TESTS = [
  'apps/*/{src,test,build}/**/*.test.{ts,tsx}',
  'packages/*/{src,test}/**/*.test.{ts,tsx}',
  'e2e/src/**/*.spec.ts',
  'scripts/**/*.test.ts',
];

/**
 * Tests that the docs name and that do not exist, as `page:line: what`. Each of them is a promise that no test proves.
 */
export function checkDocTests(root: string): string[] {
  const pages = globSync(['{README,ARCHITECTURE}.md', 'docs/**/*.md'], { cwd: root });
  const tests = globSync(TESTS, { cwd: root });
  return pages.sort().flatMap((page) => {
    const lines = readFileSync(path.join(root, page), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(NAMED)].flatMap(([, file = '', name = '']) => {
        const problem = whatIsWrong(root, tests, file, name);
        return problem === undefined ? [] : [`${page}:${index + 1}: ${problem}`];
      }),
    );
  });
}

function whatIsWrong(root: string, tests: readonly string[], file: string, name: string): string | undefined {
  const found = tests.filter((test) => test === file || test.endsWith(`/${file}`));
  const [test] = found;
  if (test === undefined) return `${file} does not exist`;
  if (found.length > 1) return `${file} is ambiguous: ${found.join(', ')}`;
  const source = readFileSync(path.join(root, test), 'utf8');
  const isThere = ["'", '"', '`'].some((quote) => source.includes(quote + name));
  return isThere ? undefined : `${test} has no test "${name}"`;
}
