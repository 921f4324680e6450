import type { Signal } from '@lectern/base';
import type { EditSession } from '@lectern/stage/edit';
import type { PasteChoice } from '../clipboard/paste-choice.ts';
import type { ClipboardActions } from '../clipboard/use-clipboard.ts';
import type { EditorDocument } from '../document/document-port.ts';
import type { CommentsModel } from './comments-model.ts';
import type { LookBrush } from './look-brush.ts';
import type { SideLayout } from './side-layout.ts';

/** What the parts of the editor work on, and what a command may ask of it. The same object as long as the editor is open. */
export interface Editing {
  readonly document: EditorDocument;
  readonly session: EditSession;
  /**
   * Brings what grows with its text to its size, after its look was changed from outside. It joins the step that was
   * written with `merge`; left out, that of the look of the chosen elements' texts.
   */
  readonly grow: (ids: readonly string[], merge?: string) => void;
  /** Gives the keyboard back to the page. */
  readonly focusPage: () => void;
  /** Gives the keyboard to the next region of the editor, or the one before. */
  readonly goToRegion: (step: 1 | -1) => void;
  /** Where the page is drawn; null while it is not. */
  readonly pageDrawing: () => HTMLElement | null;
  readonly teach: (from: 'start' | 'here') => void;
  readonly clipboard: ClipboardActions;
  /** Uploads a file and puts it on the page that is shown, or into the frame of a picture. */
  readonly addFile: (file: File, destination?: { readonly insteadOf: string }) => void;
  /** Pages chosen in the list; read them with `chosenPages`, which counts the page that is shown among them. */
  readonly pageChoice: Signal<readonly string[]>;
  readonly lookBrush: LookBrush;
  readonly notesShown: Signal<boolean>;
  /** How the panels beside the page stand. */
  readonly sideLayout: SideLayout;
  /** Whether the list of all keys lies over the editor. */
  readonly shortcutsShown: Signal<boolean>;
  /** Whether words are looked for, or replaced too. */
  readonly findShown: Signal<'find' | 'replace' | undefined>;
  /** What is printed, and how far it is, is asked and said. */
  readonly printShown: Signal<boolean>;
  /** Where the chosen words or elements lead to is asked. */
  readonly linkShown: Signal<boolean>;
  /** Pages that were just pasted, while it is asked which theme they have. */
  readonly pasteChoice: PasteChoice;
  /** Whether all pages lie over the slide as a grid. */
  readonly sorterShown: Signal<boolean>;
  /** Where a copy goes and what it is called is asked. */
  readonly saveAsShown: Signal<boolean>;
  /** What is said of the courseware stands beside its page; with the id of a thread, that one is meant. */
  readonly commentsShown: Signal<boolean | string>;
  /** Undefined until their code has come. */
  readonly comments: Signal<CommentsModel | undefined>;
  /** What the courseware was before lies over the editor. */
  readonly versionsShown: Signal<boolean>;
}

export interface CommandContext extends Editing {
  /** The pages that a menu was opened on, where they are not those chosen. */
  readonly menuPages?: readonly string[];
}
