import { duplicateElements, removeElements, rotateElements, setLocked } from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import { Lock, LockOpen } from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { hasSelected, hasUnlocked, selectedElements } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';
import { onPage } from '../keys.ts';

export const deleteChosen = command({
  id: 'elements.delete',
  label: { zh: '删除', en: 'Delete' },
  isDanger: true,
  keys: onPage('Delete', 'Backspace'),
  changes: true,
  isEnabled: hasUnlocked,
  run: ({ session }) => {
    const { ids } = session.selection.get();
    session.edit((edit) => removeElements(edit, ids));
  },
});

export const duplicateChosen = command({
  id: 'elements.duplicate',
  label: { zh: '再制', en: 'Duplicate' },
  keys: onPage('Ctrl+D'),
  changes: true,
  isEnabled: hasSelected,
  run: ({ session }) => {
    const { ids } = session.selection.get();
    let copies: readonly string[] = [];
    const done = session.edit((edit) => {
      copies = duplicateElements(edit, ids);
    });
    if (done) session.selection.set({ ...session.selection.get(), ids: copies });
  },
});

export const editChosenText = command({
  id: 'elements.editText',
  label: { zh: '编辑文字', en: 'Edit text' },
  keys: onPage('Enter', 'F2'),
  changes: true,
  run: ({ session }) => {
    const { ids } = session.selection.get();
    const [id = ''] = ids.length === 1 ? ids : [];
    return session.editText(id) || session.openMore(id);
  },
});

const areLocked = (context: CommandContext) =>
  hasSelected(context) && selectedElements(context).every((element) => element.locked);

export const lockChosen = command({
  id: 'elements.lock',
  label: { zh: '锁定', en: 'Lock' },
  icon: LockOpen,
  whenOn: { label: { zh: '解锁', en: 'Unlock' }, icon: Lock },
  keys: onPage('Ctrl+Alt+L'),
  changes: true,
  isOn: areLocked,
  isEnabled: hasSelected,
  run: (context) => {
    const locked = !areLocked(context);
    const { ids } = context.session.selection.get();
    context.session.edit((edit) => setLocked(edit, ids, locked));
  },
});

/** Rotates the selected elements; rotations in quick succession are one undo step. */
export function turnElements(session: EditSession, degrees: number): void {
  const { ids } = session.selection.get();
  session.edit((edit) => rotateElements(edit, ids, degrees), { merge: `turn:${ids.join()}` });
}

/** Degrees that a key press rotates. */
const turn = 15;

export const turnLeft = command({
  id: 'elements.turnLeft',
  label: { zh: '向左旋转', en: 'Turn left' },
  keys: onPage('Alt+ArrowLeft'),
  changes: true,
  isEnabled: hasSelected,
  run: ({ session }) => turnElements(session, -turn),
});

export const turnRight = command({
  id: 'elements.turnRight',
  label: { zh: '向右旋转', en: 'Turn right' },
  keys: onPage('Alt+ArrowRight'),
  changes: true,
  isEnabled: hasSelected,
  run: ({ session }) => turnElements(session, turn),
});
