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
const NOT_YET: readonly string[] = [];

/** The name of a test or of what tests are about, also where it is tried for each of a list. */
const NAMES =
  /\b(?:it|test|describe)(?:\.[a-zA-Z]+)*(?:\([^()]*\)|\(\[[\s\S]*?\]\s*(?:as const)?\s*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** As it is compared: whatever its case and its apostrophes. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('%%', '%').replaceAll("\\'", "'").toLowerCase();
}

it('each sentence by which a tool of the class player works is the name of a test, part by part', () => {
  const entries = JSON.parse(
    readFileSync(path.join(ROOT, 'packages/subject-tools/src/catalogue/entries.json'), 'utf8'),
  ) as readonly Entry[];
  const names = globSync(TESTS, { cwd: ROOT }).flatMap((test) =>
    [...readFileSync(path.join(ROOT, test), 'utf8').matchAll(NAMES)].map(([, , name = '']) => plain(name)),
  );
  const first = entries.filter(({ lectern }) => lectern.wave === 'T1');
  expect(first).toHaveLength(20);
  const missing = first.flatMap(({ toolKey, lectern }) =>
    lectern.works
      .replace(/\.$/, '')
      .split('; ')
      .filter((part) => !names.some((name) => name.includes(plain(part))))
      .map((part) => `${toolKey}: ${part}`),
  );
  expect(missing).toEqual(NOT_YET);
});
