import { freeName, nameKey } from '@lectern/protocol/document-name';

/** What Windows has in no name of a file. */
const FORBIDDEN = /[<>:"|?*]/g;
/** What Windows keeps for its devices, with whatever ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Names as they stand in an archive: such that every system can write them, and none twice in a folder. */
export class ArchiveNames {
  readonly #taken = new Map<string, Set<string>>();

  /** `folder` is empty for the top, and ends in a slash otherwise. `ending`: `.ndpx`, where the name has none of its own. */
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
