import { groupElements, ungroupElements } from '@lectern/courseware';
import { Group, Ungroup } from 'lucide-react';
import { selectedElements } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';
import { onPage } from '../keys.ts';

export const groupChosen = command({
  id: 'elements.group',
  label: { zh: '组合', en: 'Group' },
  icon: Group,
  keys: onPage('Ctrl+G'),
  changes: true,
  isEnabled: ({ session }) => session.selection.get().ids.length > 1,
  run: ({ session }) => {
    const { ids, within } = session.selection.get();
    let group: string | undefined;
    session.edit((edit) => {
      group = groupElements(edit, ids);
    });
    if (group !== undefined)
      session.selection.set(within === undefined ? { ids: [group] } : { ids: [group], within });
  },
});

export const ungroupChosen = command({
  id: 'elements.ungroup',
  label: { zh: '取消组合', en: 'Ungroup' },
  icon: Ungroup,
  keys: onPage('Ctrl+Shift+G'),
  changes: true,
  isEnabled: (context) => selectedElements(context).some((element) => element.type === 'group'),
  run: ({ session }) => {
    const { ids } = session.selection.get();
    let opened: readonly string[] = [];
    const done = session.edit((edit) => {
      opened = ungroupElements(edit, ids);
    });
    if (!done) return;
    const kept = ids.filter((id) => session.store.find('element', id));
    session.choose([...kept, ...opened]);
  },
});
