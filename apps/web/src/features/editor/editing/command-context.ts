import type { EditSession } from '@lectern/stage/edit';
import type { ClipboardActions } from '../clipboard/use-clipboard.ts';
import type { EditorDocument } from '../document/document-port.ts';
import type { Destination } from '../media/insert-media.ts';
import type { EditorState } from './editor-state.ts';

/** What the parts of the editor work on, and what a command may ask of it. The same object as long as the editor is open. */
export interface Editing extends EditorState {
  readonly document: EditorDocument;
  readonly session: EditSession;
  /**
   * Resizes elements that grow with their text after their look was changed from outside, in the undo step that was written
   * with `merge: step`.
   */
  readonly grow: (ids: readonly string[], step: string) => void;
  /** Gives the keyboard back to the page. */
  readonly focusPage: () => void;
  /** Gives the keyboard to the next region of the editor, or the one before. */
  readonly goToRegion: (step: 1 | -1) => void;
  /** Where the page is drawn; null while it is not. */
  readonly pageDrawing: () => HTMLElement | null;
  readonly teach: (from: 'start' | 'here') => void;
  readonly clipboard: ClipboardActions;
  /** Uploads a file and puts it on the page that is shown, into the frame of a picture, or into cells of a table. */
  readonly addFile: (file: File, destination?: Destination) => void;
}

export interface CommandContext extends Editing {
  /** The pages that a menu was opened on, where they are not those chosen. */
  readonly menuPages?: readonly string[];
}
