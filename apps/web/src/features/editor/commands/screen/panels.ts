import { History, MessageSquare, Printer, Search } from 'lucide-react';
import { command } from '../command.ts';
import { evenOverDialogs, everywhere } from '../keys.ts';

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

export const showComments = command({
  id: 'comments.show',
  label: { zh: '批注', en: 'Comments' },
  icon: MessageSquare,
  isOn: ({ commentsShown }) => commentsShown.get() !== false,
  changes: false,
  run: ({ commentsShown, sideLayout }) => {
    commentsShown.set(commentsShown.get() === false);
    if (sideLayout.of('panel').get().folded) sideLayout.toggle('panel');
  },
});

export const showVersions = command({
  id: 'versions.show',
  label: { zh: '历史版本', en: 'Version history' },
  icon: History,
  changes: false,
  // Versions contain content that was deleted from the courseware: they are shown only to users who may edit it.
  isEnabled: ({ session }) => session.canEdit,
  run: ({ session, versionsShown }) => {
    session.letGo();
    versionsShown.set(true);
  },
});
