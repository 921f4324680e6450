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
  /** Files that may be sent, into a folder that is there. */
  readonly onFiles: (files: readonly File[], folderId: string) => void;
}

/**
 * Makes a folder and those within it on the disk, then hands its files on. What is not taken is said at the end; where
 * nothing of it can be taken, nothing is made. An abort takes back what was made, unless its user is gone: whoever is signed
 * in by then may not.
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

/** Itself first, and each before those within it. */
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
    // Not ended by the signal: what came of it could not be taken back by somebody who does not know its id.
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

/** As the disk takes it; computers allow what hides in a name. */
function folderName(name: string): string {
  const kept = name.replace(/[/\\\p{C}\u2028\u2029]/gu, ' ').trim();
  return [...kept].slice(0, NAME_MAX_LENGTH).join('') || transferText('newFolderName');
}

/** Into the bin, with all that is in it. */
async function takeBack({ made }: FolderUpload): Promise<void> {
  const [top] = made.values();
  made.clear();
  if (top === undefined) return;
  // Where that fails it is on the disk, where it is seen.
  await call(binDocuments, { body: { ids: [top] } }).catch(() => undefined);
}

/** Names that are said of each reason. */
const NAMES_SAID = 3;

/** What of the folders is not taken and why, in words; undefined when everything is. */
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
