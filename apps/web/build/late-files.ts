import type { Plugin } from 'vite';

/** By file name: the files of a build that it imports, at any depth. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The files of the shell and all that they import. */
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

/** The files that late code imports and that are not loaded yet once the file that asks for it runs. */
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
 * Vite writes into each file what every import() of it needs, so that all of that is preloaded. Scripts that the file
 * itself or the shell imports are removed from these lists, because they are loaded already and made each first load
 * larger. Stylesheets stay in the lists.
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
      // This runs before Vite writes the lists.
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
