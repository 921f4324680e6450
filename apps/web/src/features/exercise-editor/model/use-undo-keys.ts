import type { CoursewareStore } from '@lectern/courseware';
import { useEffect } from 'react';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo this author's steps. Text fields undo their own typing first. */
export function useUndoKeys(store: CoursewareStore, canEdit: boolean): void {
  useEffect(() => {
    if (!canEdit) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || isTyping(event)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, canEdit]);
}

function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
}
