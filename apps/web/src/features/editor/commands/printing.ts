import { Printer } from 'lucide-react';
import { command } from './command.ts';
import { evenOverDialogs } from './keys.ts';

export const printCourseware = command({
  id: 'printing.print',
  label: { zh: '打印', en: 'Print' },
  icon: Printer,
  keys: evenOverDialogs('Ctrl+P'),
  changes: false,
  run: ({ session, printShown }) => {
    session.letGo();
    printShown.set(true);
  },
});
