import { sameNames } from '@lectern/protocol/disk';
import { COURSEWARE_EXTENSIONS, extensionOf } from '@lectern/protocol/file-kinds';
import { call } from '../../platform/api/call.ts';
import { refusalOf } from './refused-file.ts';
import { askSameNames } from './same-names/same-names-question.ts';
import { windowTransfers } from './window-transfers.ts';

/** Number of names in one request at most. */
const ASKED = 500;

/**
 * Uploads files to a folder of the disk. If files with the same names exist there, the user selects new versions or
 * separate documents. Files that become coursewares are always separate documents.
 */
export async function uploadFiles(files: readonly File[], parentId?: string, opens = false): Promise<void> {
  const kept = files.filter(
    (file) => refusalOf(file) === undefined && !COURSEWARE_EXTENSIONS.includes(extensionOf(file.name)),
  );
  const taken = await takenNames(kept, parentId);
  const answer = taken.size === 0 ? 'both' : await askSameNames([...taken.keys()].map(({ name }) => name));
  if (answer === undefined) return;
  const sent = answer === 'skip' ? files.filter((file) => !taken.has(file)) : files;
  windowTransfers.addFiles(sent, parentId, opens, answer === 'replace' ? { replaces: taken } : {});
}

/**
 * Maps each file whose name is taken in the folder to the id of the existing file. Empty when the server is
 * unreachable: both files are kept in that case.
 */
async function takenNames(
  files: readonly File[],
  parentId: string | undefined,
): Promise<ReadonlyMap<File, string>> {
  if (files.length === 0) return new Map();
  try {
    const names = files.slice(0, ASKED).map(({ name }) => name.trim());
    const { items } = await call(sameNames, { body: { parent_id: parentId ?? null, names } });
    const there = new Map(
      items
        .filter(({ format }) => format !== '' && format !== 'ndpx')
        .map((item) => [keyOf(item.name), item] as const),
    );
    return new Map(
      files.flatMap((file) => {
        const item = there.get(keyOf(file.name.trim()));
        return item !== undefined && item.format === extensionOf(file.name) ? [[file, item.id] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** The form in which the disk compares names. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
