import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { compilerErrors } from './compiler-errors.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Tables with a row for each kind of document, or for each kind with pages. */
const TABLES = [
  'packages/courseware/src/file/archive-kinds.ts',
  'apps/web/src/parts/document-kinds/document-kinds.ts',
  'apps/web/src/parts/document-kinds/document-paths.ts',
  'apps/web/src/parts/courseware/own-source.ts',
  'apps/web/src/parts/documents/cover/open-first-page.ts',
  'apps/web/src/features/desk/begin/new-documents.ts',
  'apps/web/src/features/desk/begin/use-new-document.ts',
];

const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

/** The errors of the compiler in each table, by its absolute path, with a copy of the protocol with an additional kind. */
function errorsWithHologram(): Map<string, string> {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(path.join(cache, 'document-kinds-'));
  copies.push(copy);
  cpSync(path.join(root, 'packages/protocol/src'), path.join(copy, 'protocol/src'), { recursive: true });
  addHologram(path.join(copy, 'protocol/src/documents/document-kinds.ts'));
  const face = JSON.parse(readFileSync(path.join(root, 'packages/protocol/package.json'), 'utf8')).exports;
  const files = TABLES.map((table) => path.join(root, table));
  const project = path.join(copy, 'tsconfig.json');
  const config = {
    extends: path.join(root, 'apps/web/tsconfig.json'),
    compilerOptions: {
      paths: Object.fromEntries(
        Object.entries<string>(face).map(([name, file]) => [
          `@lectern/protocol${name.slice(1)}`,
          [`./protocol/${file}`],
        ]),
      ),
    },
    include: [],
    files,
  };
  writeFileSync(project, JSON.stringify(config));
  return compilerErrors(project, files);
}

function addHologram(file: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    /export const documentKinds = \{\n/,
    `$&  hologram: {
    format: 'hologram',
    coreType: 'hologram',
    listedAs: 'hologram',
    records: true,
    pages: true,
    taught: false,
    givenOut: false,
    shared: false,
    linked: false,
    comments: false,
    versions: false,
    exports: [],
  },
`,
  );
  if (after === before) throw new Error('the table of the kinds of document was not found');
  writeFileSync(file, after);
}

it('the compiler rejects every table that lacks a kind of document', () => {
  const found = errorsWithHologram();
  for (const table of TABLES) expect(found.get(path.join(root, table)), table).toContain('hologram');
}, 120_000);
