import { nameKey } from './document-name.ts';
import { freeName } from './free-name.ts';

/** Characters that Windows forbids in file names, and those that end a name or disguise it. */
const FORBIDDEN = /[<>:"|?*/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Names that Windows reserves for devices, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Names of an archive's entries that every system accepts, unique in each folder. */
export class ArchiveNames {
  readonly #taken = new Map<string, Set<string>>();

  /**
   * `folder` is empty for the top level, and otherwise ends in a slash. `ending`: an extension such as `.ndpx`, for
   * names without one.
   */
  path(folder: string, name: string, ending = ''): string {
    const taken = this.#taken.get(folder) ?? new Set();
    this.#taken.set(folder, taken);
    const kept = name
      .replace(FORBIDDEN, '_')
      .replace(/[. ]+$/, '')
      .replace(DEVICES, '_$1');
    const plain = `${kept || '_'}${ending}`;
    const dot = plain.lastIndexOf('.');
    const free = freeName(plain, taken, ending === '' && dot > 0 ? plain.slice(dot) : ending);
    taken.add(nameKey(free));
    return `${folder}${free}`;
  }
}
