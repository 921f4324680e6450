import { Keyboard } from 'lucide-react';
import { command } from './command.ts';
import { everywhere } from './keys.ts';

export const showShortcuts = command({
  id: 'shortcuts.show',
  label: { zh: '快捷键', en: 'Keyboard shortcuts' },
  icon: Keyboard,
  keys: everywhere('Ctrl+/'),
  changes: false,
  run: ({ shortcutsShown }) => shortcutsShown.set(true),
});
