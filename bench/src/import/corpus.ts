import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The corpus beside the project: real presentations, reference pictures, and the tools that say what is in them. */
export const CORPUS =
  process.env.LECTERN_CORPUS ?? fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url));

/** The presentations of the corpus whose names end so, by their paths. */
export function corpusFiles(extensions: RegExp): readonly string[] {
  const folder = path.join(CORPUS, 'dev');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => extensions.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}
