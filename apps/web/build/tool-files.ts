import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Entry {
  readonly toolKey: string;
  readonly lectern: { readonly engine: string };
}

/**
 * Groups the descriptions of subject tools into one file per engine, because 129 small files would be as many requests
 * for a browser that stores the program. Returns null for other modules.
 */
export function toolFiles(subjectTools: string): (id: string) => string | null {
  const entries: readonly Entry[] = JSON.parse(
    readFileSync(path.join(subjectTools, '../tool-catalogue/src/entries.json'), 'utf8'),
  );
  const engines = new Map(
    entries.map(({ toolKey, lectern }) => [
      toolKey.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase(),
      lectern.engine,
    ]),
  );
  const tools = `${path.join(subjectTools, 'src/tools')}${path.sep}`;
  return (id) => {
    const module = id.replace(/\?.*$/, '');
    if (!module.startsWith(tools) || !/\.(?:ts|json)$/.test(module)) return null;
    const engine = engines.get(module.slice(tools.length).split(path.sep)[0] ?? '');
    return engine === undefined ? null : `tools-${engine}`;
  };
}
