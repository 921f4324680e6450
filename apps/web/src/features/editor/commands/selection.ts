import { neighbour } from '@lectern/stage/edit';
import type { CommandContext } from '../editing/command-context.ts';
import { command } from './command.ts';
import { onPage } from './keys.ts';

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

/** False at an empty page, so that Tab goes on to the next control. */
function selectNeighbour({ session }: CommandContext, step: 1 | -1): boolean {
  const pageId = session.pageId.get();
  if (pageId === undefined) return false;
  const next = neighbour(session.store, pageId, session.selection.get(), step);
  if (next === session.selection.get()) return false;
  session.selection.set(next);
  return true;
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
  run: ({ session }) => session.tools.step((state) => state.cancel()),
});
