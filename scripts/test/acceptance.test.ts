import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toolEntries, toolFolder } from './tool-entries.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TESTS = ['{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', 'e2e/src/**/*.spec.ts'];

/** What no test shows whole yet. A tool of a later wave may be built before all of its sentence is shown. */
const NOT_YET: readonly string[] = [
  'Mind: 200 nodes pan at 60 fps',
  'Mind: the show steps forward and back',
  'Mind: Markdown outline goes in and out',
  'Mind: undo is complete',
];

/** The name of a test or of what tests are about, also where it is tried for each of a list. */
const NAMES =
  /\b(?:it|test|describe)(?:\.[a-zA-Z]+)*(?:\([^()]*\)|\(\[[\s\S]*?\]\s*(?:as const)?\s*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** As it is compared: whatever its case and its apostrophes. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('%%', '%').replaceAll("\\'", "'").toLowerCase();
}

it('each sentence by which a tool works that is built, or of the class player, is the name of a test, part by part', () => {
  const entries = toolEntries(ROOT);
  const names = globSync(TESTS, { cwd: ROOT }).flatMap((test) =>
    [...readFileSync(path.join(ROOT, test), 'utf8').matchAll(NAMES)].map(([, , name = '']) => plain(name)),
  );
  const isBuilt = (key: string) =>
    existsSync(path.join(ROOT, 'packages/subject-tools/src/tools', toolFolder(key)));
  const asked = entries.filter(({ toolKey, lectern }) => lectern.wave === 'T1' || isBuilt(toolKey));
  expect(asked.length).toBeGreaterThan(20);
  const missing = asked.flatMap(({ toolKey, lectern }) =>
    lectern.works
      .replace(/\.$/, '')
      .split('; ')
      .filter((part) => !names.some((name) => name.includes(plain(part))))
      .map((part) => `${toolKey}: ${part}`),
  );
  expect(missing).toEqual(NOT_YET);
});
