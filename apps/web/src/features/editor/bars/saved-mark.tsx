import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { SavedWord } from './saved-word.tsx';

/** Whether the changes are saved. A reader without permission to edit sees it only when something is not saved. */
export function SavedMark(): ReactNode {
  const { document, session } = useEditing();
  const isSaved = useSignal(document.saved, ({ type }) => type === 'saved');
  return !session.canEdit && isSaved ? null : <SavedWord saved={document.saved} />;
}
