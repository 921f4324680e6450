import type { LocalFolder, ReadOptions } from './local-folder.ts';

/** A folder on its way, with what is known of it so far: a lost network costs nothing that was done. */
export class FolderUpload {
  readonly name: string;
  readonly parentId: string | undefined;
  /** Ids of those that are on the disk. */
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
