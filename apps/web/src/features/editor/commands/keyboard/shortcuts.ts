import { Keyboard, Signpost } from 'lucide-react';
import { command } from '../command.ts';
import { everywhere } from '../keys.ts';

export const showShortcuts = command({
  id: 'shortcuts.show',
  label: { zh: '快捷键', en: 'Keyboard shortcuts' },
  icon: Keyboard,
  keys: everywhere('Ctrl+/'),
  changes: false,
  run: ({ shortcutsShown }) => shortcutsShown.set(true),
});

export const showTour = command({
  id: 'shortcuts.tour',
  label: { zh: '入门指引', en: 'A first look around' },
  icon: Signpost,
  keys: everywhere('F1'),
  changes: false,
  // The tools handle the key, and only users with permission to edit have tools.
  isEnabled: ({ session }) => session.canEdit,
  run: ({ shortcutsShown, tourShown }) => {
    shortcutsShown.set(false);
    tourShown.set('asked');
  },
});
