/** A path of a part: `.` before the key of a field, `/` before the id of an item, and an empty path for the whole. */
export interface PathEnd {
  readonly parent: string;
  readonly isItem: boolean;
  /** Key of the field, or id of the item. */
  readonly name: string;
}

const ESCAPED: Readonly<Record<string, string>> = { '~': '~0', '/': '~1', '.': '~2' };
const PLAIN: Readonly<Record<string, string>> = { '~0': '~', '~1': '/', '~2': '.' };

function escaped(name: string): string {
  return name.replace(/[~/.]/g, (character) => ESCAPED[character] ?? character);
}

export function fieldPath(parent: string, key: string): string {
  return `${parent}.${escaped(key)}`;
}

export function itemPath(parent: string, id: string): string {
  return `${parent}/${escaped(id)}`;
}

/** The last step of a path; undefined for a path that `fieldPath` and `itemPath` do not make. */
export function pathEnd(path: string): PathEnd | undefined {
  const at = Math.max(path.lastIndexOf('.'), path.lastIndexOf('/'));
  if (at < 0) return undefined;
  const written = path.slice(at + 1);
  const name = written.replace(/~[012]/g, (pair) => PLAIN[pair] ?? pair);
  if (escaped(name) !== written) return undefined;
  return { parent: path.slice(0, at), isItem: path[at] === '/', name };
}
