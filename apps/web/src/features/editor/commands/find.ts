import { Search } from 'lucide-react';
import { command } from './command.ts';
import { everywhere } from './keys.ts';

export const findWords = command({
  id: 'find.find',
  label: { zh: '查找', en: 'Find' },
  icon: Search,
  keys: everywhere('Ctrl+F'),
  changes: false,
  run: ({ findShown }) => findShown.set(findShown.get() ?? 'find'),
});

export const replaceWords = command({
  id: 'find.replace',
  label: { zh: '替换', en: 'Replace' },
  keys: everywhere('Ctrl+H'),
  changes: true,
  run: ({ findShown, session }) => {
    if (session.canEdit) findShown.set('replace');
  },
});
