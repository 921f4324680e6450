import { Presentation } from 'lucide-react';
import { command } from '../command.ts';
import { everywhere } from '../keys.ts';

export const teachHere = command({
  id: 'teaching.here',
  label: { zh: '从本页开始授课', en: 'Teach from this page' },
  icon: Presentation,
  keys: everywhere('Shift+F5'),
  changes: false,
  run: ({ teach }) => teach('here'),
});

export const teachFromStart = command({
  id: 'teaching.start',
  label: { zh: '从头开始授课', en: 'Teach from the first page' },
  keys: everywhere('F5'),
  changes: false,
  run: ({ teach }) => teach('start'),
});
