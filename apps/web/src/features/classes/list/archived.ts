import { changeClass, type SchoolClass } from '@lectern/protocol/classes';
import { showToast } from '@lectern/ui';
import { call } from '../../../platform/api/call.ts';
import { classText } from '../locale/index.ts';

/** The subject of toasts about archiving: a new toast replaces the earlier one, whose undo button is no longer valid. */
export const aboutArchive = (of: SchoolClass) => `archive of ${of.class_id}`;

export function setArchived(of: SchoolClass, archived: boolean): Promise<SchoolClass> {
  return call(changeClass, { params: { class_id: of.class_id }, body: { archived } });
}

/** Restores an archived class and shows a toast. */
export async function restoreClass(of: SchoolClass): Promise<void> {
  await setArchived(of, false);
  showToast({
    kind: 'success',
    text: classText('archive.restored', { name: of.class_name }),
    about: aboutArchive(of),
  });
}
