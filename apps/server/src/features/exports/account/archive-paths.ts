import { fileName } from '../file-name.ts';

interface Folder {
  readonly id: string;
  readonly name: string;
  readonly parent_id: string | null;
}

/** The most folders in a document's path; further levels are omitted. */
const DEPTH = 32;

/** Paths of files in an archive: valid on every file system, and unique. */
export class ArchivePaths {
  readonly #folders: ReadonlyMap<string, Folder>;
  readonly #taken = new Set<string>();

  constructor(folders: readonly Folder[] = []) {
    this.#folders = new Map(folders.map((folder) => [folder.id, folder]));
  }

  /** Names of the folders above, from the top down. */
  above(parentId: string | null): readonly string[] {
    const names: string[] = [];
    for (let id = parentId; id !== null && names.length < DEPTH; ) {
      const folder = this.#folders.get(id);
      if (!folder) break;
      names.unshift(fileName(folder.name));
      id = folder.parent_id;
    }
    return names;
  }

  /** A path that no other file has, ignoring case. */
  free(folders: readonly string[], name: string, suffix: string): string {
    const stem = fileName(
      name.toLowerCase().endsWith(suffix.toLowerCase()) ? name.slice(0, -suffix.length) : name,
    );
    for (let number = 1; ; number += 1) {
      const path = [...folders, `${stem}${number === 1 ? '' : ` (${number})`}${suffix}`].join('/');
      const key = path.toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return path;
    }
  }
}
