import type { Plugin } from 'vite';

/** The direct imports of each file of a build, by file name. */
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

/** The files that lazy code imports and that are not loaded yet when the requesting file runs. */
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
 * Vite writes into each file the list of files that each of its import() calls needs, for preloading. This plugin
 * removes scripts that the file itself or the shell imports, because they are already loaded and made each first load
 * larger. Style sheets stay in the lists.
 */
export function lazyFiles(): Plugin {
  const imports = new Map<string, readonly string[]>();
  const entries: string[] = [];
  return {
    name: 'lazy-files',
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
