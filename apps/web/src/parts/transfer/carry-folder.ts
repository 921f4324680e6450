import { NAME_MAX_LENGTH } from '@lectern/protocol/constants';
import { binDocuments, createDocument } from '@lectern/protocol/documents';
import { isUnreachable } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import type { FolderUpload } from './folder-upload.ts';
import { FOLDER_BOUNDS, FolderTooLarge, type LocalFolder } from './local-folder.ts';
import { refusalOf } from './refused-file.ts';
import { type TransferState, UserGone } from './transfer.ts';
import { transferText } from './transfer-texts.ts';

export interface CarryFolderPorts {
  readonly signal: AbortSignal;
  readonly onState: (state: TransferState) => void;
  /** Receives the acceptable files of a folder, once that exists on the disk. */
  readonly onFiles: (files: readonly File[], folderId: string) => void;
}

/**
 * Creates a folder and its subfolders on the disk, and passes on their files. Files that are not accepted are reported
 * at the end; if none is accepted, no folder is created. An abort removes the created folders, unless the user signed
 * out, because another user may not remove them.
 */
export async function carryFolder(
  upload: FolderUpload,
  { signal, onState, onFiles }: CarryFolderPorts,
): Promise<TransferState> {
  try {
    onState({ kind: 'reading', found: 0 });
    const top = await upload.folder({
      signal,
      onFound: (found) => onState({ kind: 'reading', found }),
    });
    const folders = withAllWithin(top);
    const refused = refusals(folders);
    const taken = folders.some(({ files }) => files.some((file) => refusalOf(file) === undefined));
    if (taken || refused === undefined) await make(upload, folders, signal, onState);
    for (const folder of folders) {
      const files = folder.files.filter((file) => refusalOf(file) === undefined);
      const id = upload.made.get(folder);
      if (files.length > 0 && id !== undefined) onFiles(files, id);
    }
    return refused === undefined ? { kind: 'made' } : { kind: 'failed', message: refused, mayRetry: false };
  } catch (error) {
    if (error instanceof FolderTooLarge) {
      const message = transferText(`tooLarge.${error.bound}`, { count: FOLDER_BOUNDS[error.bound] });
      return { kind: 'failed', message, mayRetry: false };
    }
    if (!isUnreachable(error) && !(signal.reason instanceof UserGone)) await takeBack(upload);
    throw error;
  }
}

/** The folder first, and each folder before its subfolders. */
function withAllWithin(folder: LocalFolder): readonly LocalFolder[] {
  return [folder, ...folder.folders.flatMap(withAllWithin)];
}

async function make(
  upload: FolderUpload,
  folders: readonly LocalFolder[],
  signal: AbortSignal,
  onState: (state: TransferState) => void,
): Promise<void> {
  const parents = new Map(folders.flatMap((parent) => parent.folders.map((child) => [child, parent])));
  for (const folder of folders) {
    onState({ kind: 'making', made: upload.made.size, total: folders.length });
    if (upload.made.has(folder)) continue;
    const parent = parents.get(folder);
    // The signal does not abort this call, because a folder whose id is unknown could not be removed.
    const { id } = await call(createDocument, {
      query: {
        parent_id: parent === undefined ? upload.parentId : upload.made.get(parent),
        auto_rename: true,
      },
      body: { name: folderName(folder.name), resource_type_code: 'folder' },
    });
    upload.made.set(folder, id);
    signal.throwIfAborted();
  }
}

/** A valid name on the disk; computers allow invisible characters in names. */
function folderName(name: string): string {
  const kept = name.replace(/[/\\\p{C}\u2028\u2029]/gu, ' ').trim();
  return [...kept].slice(0, NAME_MAX_LENGTH).join('') || transferText('newFolderName');
}

/** Moves the created folders to the bin, with their content. */
async function takeBack({ made }: FolderUpload): Promise<void> {
  const [top] = made.values();
  made.clear();
  if (top === undefined) return;
  // On failure the folder stays on the disk, where the user sees it.
  await call(binDocuments, { body: { ids: [top] } }).catch(() => undefined);
}

/** Number of names that are listed for each reason. */
const NAMES_SAID = 3;

/** A message listing the files that are not accepted, with reasons; undefined when all are. */
function refusals(folders: readonly LocalFolder[]): string | undefined {
  const byReason = new Map<string, string[]>();
  const refuse = (reason: string, name: string) =>
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  for (const { files, unread } of folders) {
    for (const file of files) {
      const reason = refusalOf(file);
      if (reason !== undefined) refuse(reason, file.name);
    }
    for (const name of unread) refuse(transferText('unread'), name);
  }
  if (byReason.size === 0) return undefined;
  const parts = [...byReason].map(([reason, names]) => {
    const said = names.slice(0, NAMES_SAID).join(transferText('between'));
    return names.length > NAMES_SAID
      ? transferText('refusedMany', { names: said, count: names.length, reason })
      : transferText('refusedFew', { names: said, reason });
  });
  return [transferText('notAll'), ...parts].join('\n');
}
