import {
  addPage,
  deletePages,
  duplicateElements,
  duplicatePages,
  groupElements,
  moveElements,
  removeElements,
  rotateElements,
  setLocked,
  ungroupElements,
} from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';

/** What a hand asks for, as one undo step each. None does anything without permission to edit. */

export function deleteChosen(session: EditSession): void {
  const { ids } = session.selection.get();
  if (!session.canEdit || ids.length === 0) return;
  session.edit((edit) => removeElements(edit, ids));
}

export function duplicateChosen(session: EditSession): void {
  const { ids } = session.selection.get();
  if (!session.canEdit || ids.length === 0) return;
  let copies: readonly string[] = [];
  session.edit((edit) => {
    copies = duplicateElements(edit, ids);
  });
  session.selection.set({ ...session.selection.get(), ids: copies });
}

export function groupChosen(session: EditSession): void {
  const { ids, within } = session.selection.get();
  if (!session.canEdit || ids.length < 2) return;
  let group: string | undefined;
  session.edit((edit) => {
    group = groupElements(edit, ids);
  });
  if (group !== undefined)
    session.selection.set(within === undefined ? { ids: [group] } : { ids: [group], within });
}

export function ungroupChosen(session: EditSession): void {
  const { ids } = session.selection.get();
  if (!session.canEdit || !ids.some((id) => session.store.find('element', id)?.type === 'group')) return;
  let opened: readonly string[] = [];
  session.edit((edit) => {
    opened = ungroupElements(edit, ids);
  });
  const kept = ids.filter((id) => session.store.find('element', id));
  session.choose([...kept, ...opened]);
}

/** Arrow keys held down are one undo step. */
export function nudgeChosen(session: EditSession, x: number, y: number): void {
  const { ids } = session.selection.get();
  if (!session.canEdit || ids.length === 0) return;
  session.edit((edit) => moveElements(edit, ids, { x, y }), { merge: `nudge:${ids.join()}` });
}

export function turnChosen(session: EditSession, degrees: number): void {
  const { ids } = session.selection.get();
  if (!session.canEdit || ids.length === 0) return;
  session.edit((edit) => rotateElements(edit, ids, degrees), { merge: `turn:${ids.join()}` });
}

export function toggleLock(session: EditSession): void {
  const { ids } = session.selection.get();
  if (!session.canEdit || ids.length === 0) return;
  const locked = !ids.every((id) => session.store.find('element', id)?.locked);
  session.edit((edit) => setLocked(edit, ids, locked));
}

export function chooseAll(session: EditSession): void {
  const pageId = session.pageId.get();
  if (pageId === undefined) return;
  const { within } = session.selection.get();
  const ids = session.store.children(within ?? pageId).filter((id) => {
    const element = session.store.find('element', id);
    return element && !element.hidden && !element.locked;
  });
  session.selection.set(within === undefined ? { ids } : { ids, within });
}

export function addPageAfter(session: EditSession, pageId: string | undefined): void {
  if (!session.canEdit) return;
  let added: string | undefined;
  session.edit((edit) => {
    added = addPage(edit, pageId === undefined ? {} : { after: pageId });
  });
  if (added !== undefined) session.goToPage(added);
}

export function duplicateThesePages(session: EditSession, pageIds: readonly string[]): readonly string[] {
  if (!session.canEdit || pageIds.length === 0) return [];
  let copies: readonly string[] = [];
  session.edit((edit) => {
    copies = duplicatePages(edit, pageIds);
  });
  const [first] = copies;
  if (first !== undefined) session.goToPage(first);
  return copies;
}

export function deleteThesePages(session: EditSession, pageIds: readonly string[]): void {
  if (!session.canEdit || pageIds.length === 0) return;
  session.edit((edit) => deletePages(edit, pageIds));
}

export function goByPages(session: EditSession, to: 'next' | 'previous' | 'first' | 'last'): void {
  const pages = session.store.pages();
  const at = pages.indexOf(session.pageId.get() ?? '');
  const last = pages.length - 1;
  const index = { next: Math.min(last, at + 1), previous: Math.max(0, at - 1), first: 0, last }[to];
  const pageId = pages[index];
  if (pageId !== undefined) session.goToPage(pageId);
}
