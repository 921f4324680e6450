import { Signal } from '@lectern/base';
import {
  type CoursewareReader,
  designOf,
  type Edit,
  type Element,
  gridOf,
  homeOf,
  isUnderPicture,
  lookOf,
  setPictureShown,
  type TableElement,
  type Tile,
  type TransactOptions,
} from '@lectern/courseware';
import { isDrawn } from '../../view/paint/line-style.ts';
import type { Point } from '../geometry/point.ts';
import { editingOf } from '../kinds/kind-editing.ts';
import type { TextTarget } from '../text/text-target.ts';

/** A text that is open: of an element, or of one cell of a table. */
export interface OpenText {
  readonly elementId: string;
  /** `rowId:columnId`. */
  readonly cell?: string;
  /** The clicked point, page coordinates, to which the cursor moves. If omitted, all of the text is selected. */
  readonly at?: Point;
  /** The position of the cursor when it comes from a neighbouring cell. */
  readonly cursor?: 'start' | 'end';
}

const DRAWING_TEXT = 'draw-text';
/** The undo step of drawing a text box, which its removal joins if there was no other edit. */
export const drawingText: TransactOptions = { merge: DRAWING_TEXT, within: 0 };

type EditWith = (work: (edit: Edit) => void, options?: TransactOptions) => boolean;

/**
 * Manages the one text that may be open: buffers typing until its editor is loaded, and removes an empty box when it
 * closes.
 */
export class OpenTexts {
  readonly open = new Signal<OpenText | undefined>(undefined);
  /** The open text's editor, once it is loaded. */
  readonly editor = new Signal<TextTarget | undefined>(undefined);
  /** Whether another user has the text of an element open: its box then stays, though this user leaves it empty. */
  isOpenElsewhere: (elementId: string) => boolean = () => false;
  readonly #reader: CoursewareReader;
  readonly #edit: EditWith;
  #typed = '';
  #composed: string | undefined;
  readonly #cellAt: (table: TableElement, at: Point) => Tile | undefined;
  #drawn: string | undefined;
  #saidSomething = false;

  /** `cellAt` returns the cell of a table at a point of the page. */
  constructor(
    reader: CoursewareReader,
    edit: EditWith,
    cellAt: (table: TableElement, at: Point) => Tile | undefined,
  ) {
    this.#reader = reader;
    this.#edit = edit;
    this.#cellAt = cellAt;
  }

  /** Opens the text of an element instead of the current text; false when it has no editable text. */
  show(open: OpenText): boolean {
    const element = this.#reader.find('element', open.elementId);
    if (!element || element.locked) return false;
    const cell = element.type === 'table' ? (open.cell ?? this.#cellFor(element, open.at)) : undefined;
    if (!editingOf(element).text?.body(element, cell)) return false;
    this.close();
    // The text must be visible: the page shows its elements instead of a page picture.
    const home = this.#reader.find('page', homeOf(this.#reader, element.id) ?? '');
    if (home && isUnderPicture(home, element)) this.#edit((edit) => setPictureShown(edit, home.id, false));
    this.#saidSomething = !saysNothing(element);
    this.open.set({ ...open, ...(cell === undefined ? {} : { cell }) });
    return true;
  }

  /** Stores the text; an empty, invisible text box is removed. */
  close(): void {
    const open = this.open.get();
    if (!open) return;
    this.editor.get()?.finish();
    this.editor.set(undefined);
    this.open.set(undefined);
    // Letters for a text that closed before its editor was loaded are not for the next text.
    this.#typed = '';
    this.#composed = undefined;
    this.#removeLeftEmpty(open.elementId);
  }

  /** A text box was drawn by hand: it is removed when it is left without text. */
  noteDrawn(elementId: string): void {
    this.#drawn = elementId;
  }

  /** Buffers a letter that was typed before the text's editor was loaded; false when no editor is loading. */
  holdTyping(letter: string): boolean {
    if (!this.open.get() || this.editor.get() || [...letter].length !== 1) return false;
    this.#typed += letter;
    return true;
  }

  /** Inserts letters into the open text that the browser does not insert itself, now or when its editor has loaded. */
  type(letters: string): void {
    const editor = this.editor.get();
    if (editor) editor.type?.(letters);
    else if (this.open.get()) this.#typed += letters;
  }

  /**
   * The uncommitted letters that an input method composes for the open text in another field; undefined if there are none.
   */
  get composed(): string | undefined {
    return this.#composed;
  }

  /** Shows the letters that are being composed in another field in place of the selection, without storing them. */
  compose(letters: string): void {
    this.#composed = letters;
    this.editor.get()?.compose?.(letters);
  }

  /** The composition ended with this text; empty if it was cancelled. */
  endComposition(words: string): void {
    this.#composed = undefined;
    const editor = this.editor.get();
    if (editor) editor.endComposition?.(words);
    else if (this.open.get()) this.#typed += words;
  }

  /** Returns the buffered letters, and clears them. */
  takeTyping(): string {
    const typed = this.#typed;
    this.#typed = '';
    return typed;
  }

  #cellFor(element: TableElement, at: Point | undefined): string | undefined {
    return (at ? this.#cellAt(element, at) : gridOf(element.table).at(0, 0))?.key;
  }

  /** Removes a text box that was drawn and left without text, or whose text was deleted: it would be invisible. */
  #removeLeftEmpty(elementId: string): void {
    const drawn = this.#drawn === elementId;
    this.#drawn = undefined;
    const element = this.#reader.find('element', elementId);
    if (!element || !(drawn || this.#saidSomething) || !showsNothing(this.#reader, element)) return;
    if (this.isOpenElsewhere(elementId)) return;
    // The removal of a box that was drawn just before leaves no undo step: undoing both would change nothing.
    this.#edit(
      (edit) => edit.remove(elementId),
      drawn ? { merge: DRAWING_TEXT, within: Number.POSITIVE_INFINITY } : {},
    );
  }
}

/** Whether the element has no text. */
function saysNothing(element: Element): boolean {
  const paragraphs = editingOf(element).text?.paragraphs(element) ?? [];
  return paragraphs.every(({ runs }) =>
    runs.every((run) => run.type === 'break' || (run.type === 'text' && run.text === '')),
  );
}

/** Whether the element is a text box that is invisible on its page: without text, fill and outline. */
function showsNothing(reader: CoursewareReader, element: Element): boolean {
  if (element.type !== 'shape' || !element.textBox || element.placeholder || !saysNothing(element))
    return false;
  const { fill, line } = lookOf(element, designOf(reader, homeOf(reader, element.id) ?? ''));
  return (fill === undefined || fill.type === 'none') && !isDrawn(line);
}
