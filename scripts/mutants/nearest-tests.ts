import path from 'node:path';
import { readImports, readPackages, resolveImport, sourceFiles } from '../rules/source-files.ts';

/** The most test files that are run for one fault. */
const TESTS_MAX = 6;

/** For each file the files that import it, as paths from `root`. */
export function importersOf(root: string): Map<string, Set<string>> {
  const packages = readPackages(root);
  const importers = new Map<string, Set<string>>();
  for (const file of sourceFiles(root)) {
    for (const { specifier } of readImports(path.join(root, file))) {
      const target = resolveImport(root, file, specifier, packages);
      if (target.kind !== 'file') continue;
      const known = importers.get(target.file) ?? new Set();
      known.add(file);
      importers.set(target.file, known);
    }
  }
  return importers;
}

/**
 * The tests that a developer who changes `file` would run: first tests named after it, then the tests that import it by
 * the fewest steps and are nearest to it.
 */
export function nearestTests(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const name = file.replace(/\.tsx?$/, '');
  const steps = new Map([[file, 0]]);
  for (const [each, step] of steps)
    for (const importer of importers.get(each) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  const tests = [...steps].filter(([each]) => /\.test\.tsx?$/.test(each));
  const isOwn = (each: string) => Number(each.startsWith(`${name}.`));
  const folders = (each: string) => path.posix.relative(path.posix.dirname(file), each).split('/').length;
  return tests
    .sort(
      ([a, stepA], [b, stepB]) =>
        isOwn(b) - isOwn(a) || stepA - stepB || folders(a) - folders(b) || a.localeCompare(b),
    )
    .slice(0, TESTS_MAX)
    .map(([each]) => each);
}
