import { bringForward, bringToFront, type Edit, sendBackward, sendToBack } from '@lectern/courseware';
import { ArrowDownToLine, ArrowUpToLine, BringToFront, SendToBack } from 'lucide-react';
import { hasSelected } from '../../editing/selection/selected-elements.ts';
import { type CommandOptions, command } from '../command.ts';
import { onPage } from '../keys.ts';

function ordering(
  options: Pick<CommandOptions<undefined>, 'id' | 'label' | 'icon' | 'keys'>,
  order: (edit: Edit, ids: readonly string[]) => void,
) {
  return command({
    ...options,
    changes: true,
    isEnabled: hasSelected,
    run: ({ session }) => {
      const { ids } = session.selection.get();
      session.edit((edit) => order(edit, ids));
    },
  });
}

export const toFront = ordering(
  {
    id: 'order.front',
    label: { zh: '置于顶层', en: 'Bring to front' },
    icon: BringToFront,
    keys: onPage('Ctrl+Shift+]'),
  },
  bringToFront,
);

export const forward = ordering(
  { id: 'order.forward', label: { zh: '上移一层', en: 'Bring forward' }, icon: ArrowUpToLine },
  bringForward,
);

export const backward = ordering(
  { id: 'order.backward', label: { zh: '下移一层', en: 'Send backward' }, icon: ArrowDownToLine },
  sendBackward,
);

export const toBack = ordering(
  {
    id: 'order.back',
    label: { zh: '置于底层', en: 'Send to back' },
    icon: SendToBack,
    keys: onPage('Ctrl+Shift+['),
  },
  sendToBack,
);
