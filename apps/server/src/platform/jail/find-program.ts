import { access, constants, realpath } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** Path of the first of these programs on the search path, links resolved; undefined when none is found. */
export async function findProgram(
  names: readonly string[],
  searchPath: string = process.env.PATH ?? '',
): Promise<string | undefined> {
  for (const folder of searchPath.split(':').filter(isAbsolute)) {
    for (const name of names) {
      const file = join(folder, name);
      const usable = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (usable) return realpath(file);
    }
  }
  return undefined;
}
