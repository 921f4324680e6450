import { useEffect, useRef } from 'react';

/** Handlers for pasted or dropped pictures and text. */
export interface Arriving {
  readonly onPictures: (files: readonly File[]) => void;
  readonly onWords: (words: string) => void;
}

const TYPED = 'input, textarea, dialog, [role="dialog"]';

export function useArriving(mayEdit: boolean, arriving: Arriving): void {
  const latest = useRef(arriving);
  useEffect(() => {
    latest.current = arriving;
  });
  useEffect(() => {
    if (!mayEdit) return;
    const take = (data: DataTransfer | null): boolean => {
      const files = [...(data?.files ?? [])];
      const words = data?.getData('text/plain').trim() ?? '';
      if (files.length > 0) latest.current.onPictures(files);
      else if (words !== '') latest.current.onWords(words);
      return files.length > 0 || words !== '';
    };
    const paste = (event: ClipboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPED) !== null;
      if (!isTyped && take(event.clipboardData)) event.preventDefault();
    };
    // Otherwise the browser would leave the board and show the dropped file.
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const isTyped = event.target instanceof Element && event.target.closest(TYPED) !== null;
      if (!isTyped) take(event.dataTransfer);
    };
    addEventListener('paste', paste);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('paste', paste);
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [mayEdit]);
}
