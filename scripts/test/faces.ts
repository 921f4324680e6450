import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ownerOf, type Package, readPackages, resolveImport, sourceFiles, TEST_FILE } from './house.ts';

/**
 * Names that stand on a face before their first user, as `face name`. A name leaves this list with its first user; one
 * that is imported, or that its face no longer exports, fails here.
 */
const AWAITED: readonly string[] = [];

/** A name on a package's face: `'*'` stands for everything that another module exports. */
interface FaceName {
  readonly name: string;
  readonly line: number;
  /** Whether the face only passes it on from another file of the package. */
  readonly passedOn: boolean;
}

/** Who imports the names of a face. */
interface Uses {
  /** Files of other workspaces, their tests included. */
  readonly outside: Set<string>;
  /** The package's own files that are no tests. */
  readonly inside: Set<string>;
  /** The package's own tests. */
  readonly tests: Set<string>;
}

/**
 * The dead names on the packages' faces: each name that a file of a package's `exports` exports and that nothing
 * needs there. Tests of other workspaces count as importers, because they can reach the name in no other way. The
 * package's own tests do not count for a name that the face passes on: they can import the file that declares it.
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
  return [
    ...dead.filter(({ face, name }) => !awaited.includes(`${face} ${name}`)).map(({ problem }) => problem),
    ...awaited
      .filter((each) => !dead.some(({ face, name }) => each === `${face} ${name}`))
      .map(
        (each) => `${each} is awaited in scripts/test/faces.ts, and is imported by now or is no longer there`,
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
          ? `${face}:${line}: a face lists its names, it does not export *`
          : `${face}:${line}: ${name} is exported to other workspaces and none of them imports it`,
    }));
}

/** The source files that a package's `exports` name; a `*` in them stands for a part of one file's name. */
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
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
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
 * The names that a file takes from each module. Of a module that it takes as a whole (`import * as`, `import()`), it
 * takes every name that it mentions.
 */
function readNamedImports(file: string): { specifier: string; names: Iterable<string> }[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
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
