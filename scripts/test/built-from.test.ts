import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

interface BuildRecord {
  readonly hash: string;
  readonly files: readonly string[];
  readonly outputs: readonly string[];
}
type Sources = ReadonlyMap<string, string>;
interface BuiltFrom {
  readSources(root: string): Sources;
  recordOf(root: string, sources: Sources, read: readonly string[], outputs: readonly string[]): BuildRecord;
  isFresh(root: string, sources: Sources, record: BuildRecord | undefined): boolean;
  readRecord(file: string): BuildRecord | undefined;
}
// The module is plain JavaScript without types, because it runs before anything is installed.
const { readSources, recordOf, isFresh, readRecord }: BuiltFrom = await import(
  new URL('../built-from.mjs', import.meta.url).href
);

const PAGE = 'apps/web/src/app/page.tsx';
const LIBRARY = 'packages/base/src/id.ts';
const OUTPUT = 'apps/web/dist/index.html';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-from-'));
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'packages/base/package.json']) plant(file);
  for (const file of [PAGE, LIBRARY, OUTPUT, 'packages/pptx/src/read.ts']) plant(file);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string, content = 'as built'): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** The record of a build of the page and the library. */
function build(read: readonly string[] = [PAGE, LIBRARY]): BuildRecord {
  const files = read.map((file) => path.join(root, file));
  return recordOf(root, readSources(root), files, [OUTPUT]);
}

const isFreshNow = (record: BuildRecord | undefined) => isFresh(root, readSources(root), record);

it('isFresh returns true when no input changed', () => {
  expect(isFreshNow(build())).toBe(true);
});

it.each([PAGE, LIBRARY, 'package-lock.json', 'tsconfig.base.json', 'packages/base/package.json'])(
  'isFresh returns false when %s changed',
  (file) => {
    const record = build();
    plant(file, 'changed');
    expect(isFreshNow(record)).toBe(false);
  },
);

it.each(['packages/pptx/src/read.ts', 'packages/pptx/package.json', 'apps/server/src/app.ts'])(
  'isFresh returns true when %s changed, which the build does not read',
  (file) => {
    const record = build();
    plant(file, 'changed');
    expect(isFreshNow(record)).toBe(true);
  },
);

it('isFresh returns false when a folder of the build has a new file', () => {
  const record = build();
  plant('packages/base/src/id.tsx');
  expect(isFreshNow(record)).toBe(false);
});

it('isFresh returns false when the workspace of a file has a new tsconfig.json', () => {
  const record = build();
  plant('packages/base/tsconfig.json');
  expect(isFreshNow(record)).toBe(false);
});

it('isFresh returns false when a file of the build was removed', () => {
  const record = build();
  rmSync(path.join(root, LIBRARY));
  expect(isFreshNow(record)).toBe(false);
});

it('isFresh returns true when a folder of the build has a new test', () => {
  const record = build();
  plant('packages/base/src/id.test.ts');
  expect(isFreshNow(record)).toBe(true);
});

it('isFresh returns false when a file in the public folder is new', () => {
  const record = build();
  plant('apps/web/public/robots.txt');
  expect(isFreshNow(record)).toBe(false);
});

it('isFresh returns false when an output is missing, and when there is no record', () => {
  const record = build();
  rmSync(path.join(root, OUTPUT));
  expect(isFreshNow(record)).toBe(false);
  expect(isFreshNow(undefined)).toBe(false);
});

it('isFresh returns false when a file changed during the build', () => {
  const before = readSources(root);
  plant(PAGE, 'changed');
  const record = recordOf(root, before, [path.join(root, PAGE)], [OUTPUT]);
  expect(isFreshNow(record)).toBe(false);
});

it('recordOf leaves libraries, virtual modules and queries out of the record', () => {
  plant('node_modules/react/index.js');
  const { files } = build(['node_modules/react/index.js', `${PAGE}?worker`, 'apps/web/src/virtual.css']);
  expect(files).toEqual([PAGE]);
});

it('readRecord returns undefined when the record is missing or incomplete', () => {
  expect(readRecord(path.join(root, '.built-from'))).toBeUndefined();
  plant('.built-from', '{"hash":"1","fil');
  expect(readRecord(path.join(root, '.built-from'))).toBeUndefined();
  plant('.built-from', JSON.stringify(build()));
  expect(readRecord(path.join(root, '.built-from'))).toEqual(build());
});
