import { MessageSquare } from 'lucide-react';
import { command } from './command.ts';

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
