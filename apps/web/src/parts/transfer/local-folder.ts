/** A folder of the teacher's computer. */
export interface LocalFolder {
  readonly name: string;
  readonly files: readonly File[];
  /** Names of files that cannot be read. */
  readonly unread: readonly string[];
  readonly folders: readonly LocalFolder[];
}

/** Limits of one folder with its content. A larger folder is rejected before any folder is created on the disk. */
export const FOLDER_BOUNDS = { files: 500, folders: 200, depth: 12 } as const;

/** Thrown for a folder that exceeds `FOLDER_BOUNDS`. */
export class FolderTooLarge extends Error {
  override readonly name = 'FolderTooLarge';
  readonly bound: keyof typeof FOLDER_BOUNDS;

  constructor(bound: keyof typeof FOLDER_BOUNDS) {
    super(`more ${bound} than a folder may contain`);
    this.bound = bound;
  }
}

/** Files that a system or an open program leaves in folders: `.DS_Store`, `Thumbs.db`, `~$课.pptx`. */
const LEFT_BY_PROGRAMS = /^(\..*|~\$.*|thumbs\.db|desktop\.ini|__macosx)$/i;

/** Counts files and folders. Throws `FolderTooLarge`. */
class Count {
  files = 0;
  folders = 0;

  check(depth: number): void {
    if (this.files > FOLDER_BOUNDS.files) throw new FolderTooLarge('files');
    if (this.folders > FOLDER_BOUNDS.folders) throw new FolderTooLarge('folders');
    if (depth > FOLDER_BOUNDS.depth) throw new FolderTooLarge('depth');
  }
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Called with the number of files found so far. */
  readonly onFound: (files: number) => void;
}

/** Reads a dropped folder (File and Directory Entries API). Rejects with `FolderTooLarge` or an AbortError. */
export async function readDroppedFolder(
  top: FileSystemDirectoryEntry,
  { signal, onFound }: ReadOptions,
): Promise<LocalFolder> {
  const count = new Count();
  const read = async (directory: FileSystemDirectoryEntry, depth: number): Promise<LocalFolder> => {
    count.folders += 1;
    const files: File[] = [];
    const unread: string[] = [];
    const folders: LocalFolder[] = [];
    for await (const entry of entriesOf(directory)) {
      signal.throwIfAborted();
      if (LEFT_BY_PROGRAMS.test(entry.name)) continue;
      if (isDirectory(entry)) {
        folders.push(await read(entry, depth + 1));
        continue;
      }
      count.files += 1;
      count.check(depth);
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file) files.push(file);
      else unread.push(entry.name);
      onFound(count.files);
    }
    count.check(depth);
    return { name: directory.name, files, unread, folders };
  };
  return read(top, 1);
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** A reader returns entries in batches, and an empty one at the end. */
async function* entriesOf(directory: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = directory.createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    yield* some;
  }
}

/** Undefined when the file cannot be read or was removed meanwhile. */
function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** The folder that a file dialog chose, from the paths of its files. Throws `FolderTooLarge`. */
export function folderOfFiles(chosen: readonly File[]): LocalFolder {
  const top = new Branch(chosen[0]?.webkitRelativePath.split('/')[0] ?? '');
  const count = new Count();
  count.folders = 1;
  for (const file of chosen) {
    const path = file.webkitRelativePath.split('/').slice(1, -1);
    if ([...path, file.name].some((name) => LEFT_BY_PROGRAMS.test(name))) continue;
    let branch = top;
    for (const name of path) {
      const within = branch.branches.get(name) ?? new Branch(name);
      if (!branch.branches.has(name)) count.folders += 1;
      branch.branches.set(name, within);
      branch = within;
    }
    branch.files.push(file);
    count.files += 1;
    count.check(path.length + 1);
  }
  return top.folder();
}

/** A folder that is being built. */
class Branch {
  readonly name: string;
  readonly files: File[] = [];
  readonly branches = new Map<string, Branch>();

  constructor(name: string) {
    this.name = name;
  }

  folder(): LocalFolder {
    const folders = [...this.branches.values()].map((branch) => branch.folder());
    return { name: this.name, files: this.files, unread: [], folders };
  }
}
