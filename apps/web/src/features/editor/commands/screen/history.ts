import type { EditSession } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { editorText } from '../../locale/texts.ts';
import { command } from '../command.ts';
import { onPageAndInText } from '../keys.ts';

/** Shows a message when the change that was undone or redone is on a page that was not shown. */
function saySeen({ store }: EditSession, pageId: string | undefined, words: 'undone' | 'redone'): void {
  if (pageId === undefined) return;
  const number = store.pages().indexOf(pageId) + 1;
  showToast({
    text: number > 0 ? editorText(`history.${words}`, { number }) : editorText(`history.${words}Layout`),
  });
}

export const undo = command({
  id: 'history.undo',
  label: { zh: '撤销', en: 'Undo' },
  icon: Undo2,
  keys: { ...onPageAndInText('Ctrl+Z'), pages: ['Ctrl+Z'] },
  changes: true,
  isEnabled: ({ session }) => session.store.canUndo,
  run: ({ session }) => saySeen(session, session.undo(), 'undone'),
});

export const redo = command({
  id: 'history.redo',
  label: { zh: '恢复', en: 'Redo' },
  icon: Redo2,
  keys: { ...onPageAndInText('Ctrl+Y', 'Ctrl+Shift+Z'), pages: ['Ctrl+Y', 'Ctrl+Shift+Z'] },
  changes: true,
  isEnabled: ({ session }) => session.store.canRedo,
  run: ({ session }) => saySeen(session, session.redo(), 'redone'),
});
