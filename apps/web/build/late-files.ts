import type { Plugin } from 'vite';

/** The files that each file of a build imports before it can run, by its name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** All that runs before the files do, and they themselves. */
function filesBefore(files: readonly string[], imports: Imports): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    imports.get(file)?.forEach(follow);
  };
  files.forEach(follow);
  return found;
}

/** Of the files that late code needs, those that are not there anyway once the file that asks for it runs. */
export function filesToAskFor(
  needed: readonly string[],
  caller: string,
  entries: readonly string[],
  imports: Imports,
): string[] {
  const there = filesBefore([caller, ...entries], imports);
  return needed.filter((file) => !there.has(file));
}

/**
 * Vite writes into each file what every import() of it needs, so that all of that is asked for at once. The scripts that
 * the file itself imports, and those of the shell, are left out of these lists: they are there, and their names made each
 * first load larger. Stylesheets stay in the lists.
 */
export function lateFiles(): Plugin {
  const imports = new Map<string, readonly string[]>();
  const entries: string[] = [];
  return {
    name: 'late-files',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed, { hostId, hostType }) =>
            hostType === 'js' ? filesToAskFor(needed, hostId, entries, imports) : needed,
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          imports.set(file.fileName, file.imports);
          if (file.isEntry) entries.push(file.fileName);
        }
      },
    },
  };
}
