import { useEffect, useRef } from 'react';

/** A line that begins with a number, as questions do. */
const NUMBERED = /^\s*[（(【[]?\s*(第\s*)?\d{1,3}\s*[.．、)）】\]题:：]/m;
/** A pasted text below this length is read for a number. */
const MOST_CHARACTERS = 200_000;

/** Calls `onText` when numbered questions are pasted beside the text fields. */
export function usePastedQuestions(canEdit: boolean, onText: (text: string) => void): void {
  const call = useRef(onText);
  call.current = onText;
  useEffect(() => {
    if (!canEdit) return;
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (
        target instanceof HTMLElement &&
        target.closest('input, textarea, [contenteditable], [role=dialog]')
      )
        return;
      const text = clipboardData?.getData('text/plain').slice(0, MOST_CHARACTERS) ?? '';
      if (!NUMBERED.test(text)) return;
      event.preventDefault();
      call.current(text);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [canEdit]);
}
