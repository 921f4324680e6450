import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { readModule } from './parsed-files.ts';

/** Matches files that are not part of the program. */
export const TEST_FILE = /\.(test|spec)\.tsx?$|\/test\/|\/testing\//;

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import('…')` as a call. */
  readonly isDynamic: boolean;
  /** Whether it is `import '…'`, for its side effect. */
  readonly isBare: boolean;
  /** Whether nothing of it is left when types are erased. */
  readonly isType: boolean;
}

export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly declared: ReadonlySet<string>;
  readonly exports: Readonly<Record<string, string>>;
}

export type Target =
  | { kind: 'file'; file: string }
  | { kind: 'library'; name: string }
  | { kind: 'node' }
  | { kind: 'missing' };

/** Every source file of the project below `root`, as paths relative to it. */
export function sourceFiles(root: string): string[] {
  return globSync('{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,mts,mjs}', { cwd: root })
    .filter((file) => !/node_modules|(^|\/)dist\/|\/generated\//.test(file))
    .sort();
}

/** The folder of the workspace that a file belongs to. */
export function ownerOf(file: string): string {
  const parts = file.split('/');
  return parts[0] === 'packages' || parts[0] === 'apps' ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

/** The workspaces by folder; files at the top belong to `scripts`. */
export function readPackages(root: string): Map<string, Package> {
  const packages = new Map<string, Package>();
  const top = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const file of [
    'package.json',
    ...globSync('{packages/*,apps/*,e2e,bench}/package.json', { cwd: root }),
  ]) {
    const json = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    const folder = file === 'package.json' ? 'scripts' : path.dirname(file);
    const test =
      folder.startsWith('packages') || folder.startsWith('apps') || folder === 'e2e' || folder === 'bench';
    packages.set(folder, {
      folder,
      name: json.name,
      declared: new Set([
        ...Object.keys(json.dependencies ?? {}),
        ...Object.keys(json.devDependencies ?? {}),
        ...Object.keys(json.peerDependencies ?? {}),
        json.name,
        // Packages that every test may use are declared once, in the root package.
        ...(test ? Object.keys(top.devDependencies ?? {}) : []),
      ]),
      exports: json.exports ?? {},
    });
  }
  return packages;
}

/** The target of an import of `file`. */
export function resolveImport(
  root: string,
  file: string,
  specifier: string,
  packages: Map<string, Package>,
): Target {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('.')) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), clean));
    return existsSync(path.join(root, target)) ? { kind: 'file', file: target } : { kind: 'missing' };
  }
  if (isBuiltin(clean)) return { kind: 'node' };
  const parts = clean.split('/');
  const name = clean.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? clean);
  if (clean.startsWith('virtual:')) return { kind: 'node' };
  const workspace = [...packages.values()].find((each) => each.name === name && name.startsWith('@lectern/'));
  if (!workspace) return { kind: 'library', name };
  const sub = clean === name ? '.' : `.${clean.slice(name.length)}`;
  const exported = matchExport(workspace.exports, sub);
  if (!exported) return { kind: 'missing' };
  const target = path.posix.normalize(path.posix.join(workspace.folder, exported));
  return existsSync(path.join(root, target)) ? { kind: 'file', file: target } : { kind: 'missing' };
}

function matchExport(exports: Readonly<Record<string, string>>, sub: string): string | undefined {
  if (exports[sub]) return exports[sub];
  for (const [pattern, target] of Object.entries(exports)) {
    const [head, tail] = pattern.split('*');
    if (tail === undefined || head === undefined) continue;
    if (sub.startsWith(head) && sub.endsWith(tail)) {
      return target.replace('*', sub.slice(head.length, sub.length - tail.length));
    }
  }
  return undefined;
}

/** The imports and re-exports of a file: static, dynamic, and inline type imports. */
export function readImports(file: string): Import[] {
  const { source, module, typesInPlace } = readModule(file);
  const found: Import[] = [];
  const add = (
    specifier: string,
    start: number,
    kind: Partial<Pick<Import, 'isDynamic' | 'isBare' | 'isType'>> = {},
  ) =>
    found.push({
      specifier,
      line: source.slice(0, start).split('\n').length,
      isDynamic: false,
      isBare: false,
      isType: false,
      ...kind,
    });
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isBare = entries.length === 0;
    add(moduleRequest.value, start, { isBare, isType: !isBare && entries.every(({ isType }) => isType) });
  }
  for (const each of module.staticExports) {
    for (const { moduleRequest, isType } of each.entries)
      if (moduleRequest) add(moduleRequest.value, each.start, { isType });
  }
  for (const each of module.dynamicImports) {
    const text = source.slice(each.moduleRequest.start, each.moduleRequest.end);
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text);
    if (literal?.[2]) add(literal[2], each.start, { isDynamic: true });
  }
  for (const each of typesInPlace) add(each.specifier, each.start, { isType: true });
  return found;
}
