import path from 'node:path';
import { readModule } from '../parsed-files.ts';
import {
  ownerOf,
  type Package,
  readPackages,
  resolveImport,
  sourceFiles,
  TEST_FILE,
} from '../source-files.ts';

/**
 * Names that are exported before their first use, as `file name`, and files none of whose names is used yet. An entry is
 * removed from this list with its first use; a listed name that is imported, or no longer exported, fails here.
 */
const AWAITED: readonly string[] = [
  'packages/questions/src/index.ts Crossword',
  'packages/questions/src/index.ts CrosswordEntry',
  'packages/questions/src/index.ts makeCrossword',
  'packages/questions/src/index.ts makeSums',
  'packages/questions/src/index.ts sumText',
  'packages/questions/src/index.ts makeWordSearch',
  'packages/questions/src/index.ts foundKeywords',
  'packages/questions/src/index.ts sumContent',
  'packages/questions/src/index.ts missingForSharing',
];

/** A name that a package exports: `'*'` stands for everything that another module exports. */
interface FaceName {
  readonly name: string;
  readonly line: number;
  /** Whether it is re-exported from another file of the package. */
  readonly passedOn: boolean;
}

/** The files that import the names of an exporting file. */
interface Uses {
  /** Files of other workspaces, tests included. */
  readonly outside: Set<string>;
  /** The package's own files, except tests. */
  readonly inside: Set<string>;
  /** The package's own tests. */
  readonly tests: Set<string>;
}

/**
 * The dead exports of packages: each name that a file in a package's `exports` exports and that is not needed there.
 * Tests of other workspaces count as importers, because they have no other access to the name. The package's own tests
 * do not count for a re-exported name, because they can import the file that declares it.
 */
export function checkFaces(root: string, awaited: readonly string[] = AWAITED): string[] {
  const packages = readPackages(root);
  const files = sourceFiles(root);
  const faces = new Map<string, FaceName[]>();
  const uses = new Map<string, Uses>();
  for (const each of packages.values()) {
    for (const face of faceFiles(each, files)) {
      faces.set(face, readFace(path.join(root, face)));
      uses.set(face, { outside: new Set(), inside: new Set(), tests: new Set() });
    }
  }
  for (const file of files) {
    for (const { specifier, names } of readNamedImports(path.join(root, file))) {
      const target = resolveImport(root, file, specifier, packages);
      const found = target.kind === 'file' ? uses.get(target.file) : undefined;
      if (!found || target.kind !== 'file') continue;
      const outside = ownerOf(target.file) !== ownerOf(file);
      const side = outside ? found.outside : TEST_FILE.test(file) ? found.tests : found.inside;
      for (const name of names) side.add(name);
    }
  }
  const dead = [...faces].flatMap(([face, names]) => deadNames(face, names, uses.get(face)));
  const isAwaited = ({ face, name }: DeadName) =>
    awaited.some((each) => [face, `${face} ${name}`].includes(each));
  const isUnused = (face: string) => faces.has(face) && uses.get(face)?.outside.size === 0;
  return [
    ...dead.filter((each) => !isAwaited(each)).map(({ problem }) => problem),
    ...awaited
      .filter((each) => !isUnused(each) && !dead.some(({ face, name }) => each === `${face} ${name}`))
      .map(
        (each) =>
          `${each} is listed as awaited in scripts/rules/imports/faces.ts, but it is imported now or no longer exists`,
      ),
  ];
}

interface DeadName {
  readonly face: string;
  readonly name: string;
  readonly problem: string;
}

function deadNames(face: string, names: readonly FaceName[], uses: Uses | undefined): DeadName[] {
  return names
    .filter(({ name, passedOn }) => {
      if (uses?.outside.has(name) || uses?.inside.has(name)) return false;
      return passedOn || !uses?.tests.has(name);
    })
    .map(({ name, line }) => ({
      face,
      name,
      problem:
        name === '*'
          ? `${face}:${line}: a public API lists its names and does not export *`
          : `${face}:${line}: ${name} is exported, but no other workspace imports it`,
    }));
}

/** The source files that a package's `exports` name; a `*` in them stands for a part of a file name. */
function faceFiles({ folder, exports }: Package, files: readonly string[]): string[] {
  return Object.values(exports).flatMap((target) => {
    const [head = '', tail] = path.posix.join(folder, target).split('*');
    return files.filter((file) =>
      tail === undefined
        ? file === head
        : file.startsWith(head) && file.endsWith(tail) && !file.slice(head.length).includes('/'),
    );
  });
}

function readFace(file: string): FaceName[] {
  const { source, module } = readModule(file);
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, importName, moduleRequest, start }) => ({
      name:
        importName.kind === 'AllButDefault'
          ? '*'
          : exportName.kind === 'Default'
            ? 'default'
            : (exportName.name ?? ''),
      line: source.slice(0, start).split('\n').length,
      passedOn: moduleRequest !== null,
    })),
  );
}

/**
 * The names that a file imports from each module. From a module that it imports as a whole (`import * as`, `import()`),
 * every name that occurs in the file counts.
 */
function readNamedImports(file: string): { specifier: string; names: Iterable<string> }[] {
  const { source, module } = readModule(file);
  const mentioned = (): Iterable<string> => source.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
  const found: { specifier: string; names: Iterable<string> }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const whole = entries.some(({ importName }) => importName.kind === 'NamespaceObject');
    const names = entries.map(({ importName }) =>
      importName.kind === 'Default' ? 'default' : (importName.name ?? ''),
    );
    found.push({ specifier: moduleRequest.value, names: whole ? mentioned() : names });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName } of entries) {
      if (!moduleRequest) continue;
      found.push({
        specifier: moduleRequest.value,
        names: importName.kind === 'Name' ? [importName.name ?? ''] : mentioned(),
      });
    }
  }
  for (const [, specifier = ''] of source.matchAll(/\bimport\(\s*['"`]([^'"`$]+)['"`]/g)) {
    found.push({ specifier, names: [...mentioned(), 'default'] });
  }
  return found;
}
