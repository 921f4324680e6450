import { Redo2, Undo2 } from 'lucide-react';
import { command } from './command.ts';
import { onPageAndInText } from './keys.ts';

export const undo = command({
  id: 'history.undo',
  label: { zh: '撤销', en: 'Undo' },
  icon: Undo2,
  keys: onPageAndInText('Ctrl+Z'),
  changes: true,
  isEnabled: ({ session }) => session.store.canUndo,
  run: ({ session }) => session.undo(),
});

export const redo = command({
  id: 'history.redo',
  label: { zh: '恢复', en: 'Redo' },
  icon: Redo2,
  keys: onPageAndInText('Ctrl+Y', 'Ctrl+Shift+Z'),
  changes: true,
  isEnabled: ({ session }) => session.store.canRedo,
  run: ({ session }) => session.redo(),
});
