import type { LocalFolder, ReadOptions } from './local-folder.ts';

/** A folder being uploaded, with its progress, so that work is not repeated after a network failure. */
export class FolderUpload {
  readonly name: string;
  readonly parentId: string | undefined;
  /** Ids of the folders that exist on the disk. */
  readonly made = new Map<LocalFolder, string>();
  readonly #read: (options: ReadOptions) => Promise<LocalFolder>;
  #folder: LocalFolder | undefined;

  constructor(
    name: string,
    parentId: string | undefined,
    read: (options: ReadOptions) => Promise<LocalFolder>,
  ) {
    this.name = name;
    this.parentId = parentId;
    this.#read = read;
  }

  async folder(options: ReadOptions): Promise<LocalFolder> {
    this.#folder ??= await this.#read(options);
    return this.#folder;
  }
}
