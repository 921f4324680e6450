import { sameNames } from '@lectern/protocol/disk';
import { COURSEWARE_EXTENSIONS, extensionOf } from '@lectern/protocol/file-kinds';
import { call } from '../../platform/api/call.ts';
import { refusalOf } from './refused-file.ts';
import { askSameNames } from './same-names/same-names-question.ts';
import { windowTransfers } from './window-transfers.ts';

/** As many as one call asks after. */
const ASKED = 500;

/**
 * Takes files to a folder of the disk. Where files of their names are there already, the user says what becomes of them:
 * newer versions, or documents of their own. What becomes a courseware is always one of its own.
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

/** The files whose names are taken by files, with the ids of these. Where nobody can be asked, none is: both stay then. */
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

/** As the disk compares names. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
