import { NAME_MAX_LENGTH } from '../constants.ts';
import { lengthOf, nameKey } from './document-name.ts';

// Apart from documentName, which the first load of the desk has.

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trimEnd();
}

/**
 * Returns the name itself if it is free, otherwise `name (2)`, `name (3)` and so on, before the extension in `suffix`.
 * `taken` contains keys (see `nameKey`). A long name is cut so that the number fits.
 */
export function freeName(name: string, taken: ReadonlySet<string>, suffix = ''): string {
  if (!taken.has(nameKey(name))) return name;
  const stem = suffix !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  const ending = stem === name ? '' : suffix;
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})${ending}`;
    const candidate = cut(stem, NAME_MAX_LENGTH - lengthOf(tail)) + tail;
    if (!taken.has(nameKey(candidate))) return candidate;
  }
}
