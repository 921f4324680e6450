import type { EditSession } from '@lectern/stage/edit';
import type { ClipboardActions } from '../clipboard/use-clipboard.ts';
import type { EditorDocument } from '../document/document-port.ts';
import type { Destination } from '../media/insert-media.ts';
import type { EditorState } from './editor-state.ts';

/** The context that the parts and commands of the editor work with. The same object while the editor is open. */
export interface Editing extends EditorState {
  readonly document: EditorDocument;
  readonly session: EditSession;
  /**
   * Resizes elements that grow with their text after their format was changed outside the text editor, in the undo step
   * that was written with `merge: step`.
   */
  readonly grow: (ids: readonly string[], step: string) => void;
  /** Moves the focus back to the page. */
  readonly focusPage: () => void;
  /** Moves the focus to the next or previous region of the editor. */
  readonly goToRegion: (step: 1 | -1) => void;
  /** Returns the node that the page is rendered in; null before it is rendered. */
  readonly pageDrawing: () => HTMLElement | null;
  readonly teach: (from: 'start' | 'here') => void;
  readonly clipboard: ClipboardActions;
  /** Uploads a file and puts it on the current page, into the frame of a picture, or into cells of a table. */
  readonly addFile: (file: File, destination?: Destination) => void;
}

export interface CommandContext extends Editing {
  /** The pages whose menu is open, where they are not the selected pages. */
  readonly menuPages?: readonly string[];
}
