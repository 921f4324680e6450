import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toolEntries, toolFolder } from '../tools/tool-entries.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TESTS = ['{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', 'e2e/src/**/*.spec.ts'];

/**
 * Parts of acceptance criteria that no test covers yet. A tool of a later wave may be built before all of its criterion
 * is covered.
 */
const NOT_YET: readonly string[] = [
  'Mind: 200 nodes pan at 60 fps',
  'Mind: the show steps forward and back',
  'Mind: Markdown outline goes in and out',
  'Mind: undo is complete',
];

/** Matches the name of a test or of a block, also with `each`, and of an end-to-end test in a new page. */
const NAMES =
  /\b(?:it|test(?:InNewPage)?|describe)(?:\.[a-zA-Z]+)*(?:\([^()]*\)|\(\[[\s\S]*?\]\s*(?:as const)?\s*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** The text for comparison: without differences of case and of apostrophes. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll('%%', '%').replaceAll("\\'", "'").toLowerCase();
}

it('each part of the acceptance criterion of a built tool, or of the class player, is the name of a test', () => {
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
