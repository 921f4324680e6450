import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TESTS = ['{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', 'e2e/src/**/*.spec.ts'];

interface Entry {
  readonly toolKey: string;
  readonly lectern: { readonly wave: string; readonly works: string };
}

/** What no test shows whole yet. */
const NOT_YET = [
  // A panel that follows a lesson shows its pages and ink, and none of its tools.
  'TeamCompetition: two panels of one lesson show the same score within 1 s',
];

/** As it is compared: whatever its case and its apostrophes. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('%%', '%').replaceAll("\\'", "'").toLowerCase();
}

it('each sentence by which a tool of the class player works is the name of a test, part by part', () => {
  const entries = JSON.parse(
    readFileSync(path.join(ROOT, 'packages/subject-tools/src/catalogue/entries.json'), 'utf8'),
  ) as readonly Entry[];
  const sources = globSync(TESTS, { cwd: ROOT }).map((test) =>
    plain(readFileSync(path.join(ROOT, test), 'utf8')),
  );
  const first = entries.filter(({ lectern }) => lectern.wave === 'T1');
  expect(first).toHaveLength(20);
  const missing = first.flatMap(({ toolKey, lectern }) =>
    lectern.works
      .replace(/\.$/, '')
      .split('; ')
      .filter((part) => !sources.some((source) => source.includes(plain(part))))
      .map((part) => `${toolKey}: ${part}`),
  );
  expect(missing).toEqual(NOT_YET);
});
