import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Folders of nouns, and the line of the tree in ARCHITECTURE.md that begins their list. */
const LISTS: readonly (readonly [folders: string, line: RegExp])[] = [
  ['apps/web/src/features/*/', /^ {4}src\/features\/ +account /m],
  ['apps/web/src/parts/*/', /^ {4}src\/parts\//m],
  ['apps/server/src/features/*/', /^ {4}src\/features\/ +accounts /m],
  ['packages/*/', /^packages\/$/m],
];

/** Folders that the list does not name. `page`: text of ARCHITECTURE.md. */
function unnamed(page: string, folders: readonly string[], line: RegExp): string[] {
  const from = page.slice(line.exec(page)?.index ?? page.length);
  // The list ends where a line names the next folder.
  const [first = '', ...others] = from.split('\n');
  const end = others.findIndex((each) => /^ {4}\S|^\S|^$/.test(each));
  const list = `${first}\n${others.slice(0, end < 0 ? undefined : end).join('\n')}`;
  const words = new Set(list.match(/[\w-]+/g));
  return folders.filter((folder) => !words.has(path.basename(folder)));
}

it.each(LISTS)('the tree of ARCHITECTURE.md names each folder of %s', (pattern, line) => {
  const folders = globSync(pattern, { cwd: ROOT });
  expect(folders.length).toBeGreaterThan(5);
  expect(unnamed(readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8'), folders, line)).toEqual([]);
});

it('unnamed returns a folder that its list lacks, also when another list names it', () => {
  const page = '    src/features/  account  desk\n                   editor\n    src/parts/  reminders\n';
  expect(unnamed(page, ['a/desk', 'a/editor', 'a/reminders'], /^ {4}src\/features/m)).toEqual([
    'a/reminders',
  ]);
});
