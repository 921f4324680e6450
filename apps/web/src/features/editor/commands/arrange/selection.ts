import { type EditSession, emptySelection, neighbour } from '@lectern/stage/edit';
import type { CommandContext } from '../../editing/command-context.ts';
import { command } from '../command.ts';
import { onPage } from '../keys.ts';

export const selectAll = command({
  id: 'selection.all',
  label: { zh: '全选', en: 'Select all' },
  keys: onPage('Ctrl+A'),
  changes: false,
  run: ({ session }) => {
    const pageId = session.pageId.get();
    if (pageId === undefined) return;
    const { within } = session.selection.get();
    const ids = session.store.children(within ?? pageId).filter((id) => {
      const element = session.store.find('element', id);
      return element && !element.hidden && !element.locked;
    });
    session.selection.set(within === undefined ? { ids } : { ids, within });
  },
});

/** Editors in which Escape was pressed without a selection: the next Tab leaves the page. */
const leaving = new WeakSet<EditSession>();

/**
 * Selects the next or previous element. Returns false past the last element and after Escape, so that Tab moves to the
 * next control and the page does not trap the focus.
 */
function selectNeighbour({ session }: CommandContext, step: 1 | -1): boolean {
  const pageId = session.pageId.get();
  const selection = session.selection.get();
  const leaves = leaving.delete(session) && selection.ids.length === 0;
  const next = pageId === undefined || leaves ? undefined : neighbour(session.store, pageId, selection, step);
  session.selection.set(next ?? emptySelection);
  return next !== undefined;
}

export const selectNext = command({
  id: 'selection.next',
  label: { zh: '选择下一个对象', en: 'Select the next object' },
  keys: onPage('Tab'),
  changes: false,
  run: (context) => selectNeighbour(context, 1),
});

export const selectPrevious = command({
  id: 'selection.previous',
  label: { zh: '选择上一个对象', en: 'Select the previous object' },
  keys: onPage('Shift+Tab'),
  changes: false,
  run: (context) => selectNeighbour(context, -1),
});

export const letGo = command({
  id: 'selection.letGo',
  label: { zh: '取消', en: 'Cancel' },
  keys: onPage('Escape'),
  changes: false,
  run: ({ session, formatPainter }) => {
    const { selection, tools } = session;
    if (formatPainter.hold.get() !== 'down') {
      formatPainter.hold.set('down');
      return;
    }
    if (tools.state.name === 'idle' && selection.get().ids.length === 0) leaving.add(session);
    else leaving.delete(session);
    tools.step((state) => state.cancel());
  },
});
