import { type Readable, Signal } from '@lectern/base';
import type { TextEditor } from '@lectern/stage/free-text';

/** A text field that has, or had last, the focus. */
export interface ActiveField {
  readonly editor: TextEditor;
  /** Puts a gap in place of the selection, whose words become its answer; left out where no gaps are allowed. */
  readonly insertGap?: (() => void) | undefined;
  /** Adds pictures, sounds and films below the text; left out where none are allowed. */
  readonly addFiles?: ((files: readonly File[]) => void) | undefined;
}

/** The field that the format bar changes. It stays the same while a button of the bar has the focus. */
export class ActiveText {
  readonly #field = new Signal<ActiveField | undefined>(undefined);
  readonly #writesFormula = new Signal(false);

  get field(): Readable<ActiveField | undefined> {
    return this.#field;
  }

  /** Whether the formula at the cursor is being written. */
  get writesFormula(): Readable<boolean> {
    return this.#writesFormula;
  }

  enter(field: ActiveField): void {
    this.#field.set(field);
  }

  /** Called by a field that is removed. */
  leave(editor: TextEditor): void {
    if (this.#field.get()?.editor === editor) this.#field.set(undefined);
  }

  askForFormula(asks = true): void {
    this.#writesFormula.set(asks);
  }
}
