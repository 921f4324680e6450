import type { TextEditor } from '@lectern/stage/free-text';
import type { Author } from '../author-context.ts';

interface KeysOfField {
  readonly onEnter?: (() => void) | undefined;
  readonly onErase?: (() => void) | undefined;
  readonly onMove?: ((by: 1 | -1) => void) | undefined;
}

/** Keys of a text field beyond typing; returns whether the key was handled. */
export function fieldKeys(
  event: KeyboardEvent,
  editor: TextEditor | null,
  { onEnter, onErase, onMove }: KeysOfField,
  author: Pick<Author, 'undo' | 'redo' | 'active'>,
): boolean {
  if (event.isComposing || !editor) return false;
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    const isHandled = withControl(event, editor, author);
    // The screen around the dialog has the same keys for its own texts.
    if (isHandled) event.stopPropagation();
    return isHandled;
  }
  if (event.altKey) {
    if (!onMove || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
    onMove(key === 'ArrowUp' ? -1 : 1);
    return true;
  }
  if (key === 'Enter' && !event.shiftKey && onEnter) {
    onEnter();
    return true;
  }
  if (key === 'Backspace' && onErase && isEmpty(editor)) {
    onErase();
    return true;
  }
  return false;
}

function withControl(
  event: KeyboardEvent,
  editor: TextEditor,
  { undo, redo, active }: Pick<Author, 'undo' | 'redo' | 'active'>,
): boolean {
  const key = event.key.toLowerCase();
  const looks = { b: 'bold', i: 'italic' } as const;
  if (key === 'b' || key === 'i') {
    const name = looks[key];
    editor.patchRuns({ [name]: hasLook(editor, name) ? undefined : true });
    return true;
  }
  if (key === 'u') {
    editor.patchRuns({ underline: hasLook(editor, 'underline') ? undefined : 'sng' });
    return true;
  }
  if (key === 'm') {
    active.askForFormula();
    return true;
  }
  if (key === 'z' && undo && !event.shiftKey) undo();
  else if ((key === 'y' || (key === 'z' && event.shiftKey)) && redo) redo();
  else return false;
  return true;
}

/** Whether all of the selection, or the text that would be typed, has a format. */
export function hasLook(editor: TextEditor, name: 'bold' | 'italic' | 'underline' | 'emphasisMark'): boolean {
  const runs = runsOf(editor);
  return runs.length > 0 && runs.every(({ props }) => props?.[name] !== undefined && props[name] !== 'none');
}

/** Above 0 for superscript, below for subscript, and 0 for neither or both. */
export function baselineOf(editor: TextEditor): number {
  const runs = runsOf(editor);
  const signs = new Set(runs.map(({ props }) => Math.sign(props?.baseline ?? 0)));
  return signs.size === 1 ? ([...signs][0] ?? 0) : 0;
}

function runsOf(editor: TextEditor) {
  return editor.sample().parts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs));
}

function isEmpty(editor: TextEditor): boolean {
  return editor.atEdge('left') && editor.atEdge('right');
}
