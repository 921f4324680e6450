import { appendFileSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Plugin, parseSync } from 'vite';
import { COPY } from './question-copies.ts';

/**
 * Writes the names of all files that a build reads, one per line, to the file that LECTERN_BUILD_FILES names: modules,
 * modules of its workers, and the configuration with its imports. `scripts/build-web.mjs` builds again when one of them
 * changes. Does nothing in other builds.
 */
export function listSources(): Plugin {
  return {
    ...listModules(),
    config: () => ({ worker: { plugins: () => [listModules()] } }),
    configResolved({ configFile }) {
      if (configFile !== undefined) listFiles(withImports(configFile));
    },
  };
}

/** Writes the names for a build within a build, or for a worker: without the configuration. */
export function listModules(): Plugin {
  return {
    name: 'list-sources',
    apply: 'build',
    buildEnd() {
      // A copy of a module is built from the module's file.
      listFiles([...this.getModuleIds()].map((id) => id.replace(COPY, '')));
    },
  };
}

/** Lists files that a plugin reads by itself. The bundler does not give a plugin the list of watched files. */
export function listFiles(files: Iterable<string>): void {
  const list = process.env.LECTERN_BUILD_FILES;
  if (list) appendFileSync(list, [...files].map((file) => `${file}\n`).join(''));
}

/** A module of the configuration with all modules of the checkout that it imports statically. */
export function withImports(entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const { resolve } = createRequire(file);
    const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
    const specifiers = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap((each) => each.moduleRequest?.value ?? [])),
    ];
    for (const specifier of specifiers) {
      if (/^(\.|@lectern\/)/.test(specifier)) follow(realpathSync(resolve(specifier)));
    }
  };
  follow(realpathSync(entry));
  return found;
}
