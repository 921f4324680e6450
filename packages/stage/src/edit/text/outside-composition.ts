import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { minimalReplace } from './minimal-replace.ts';

/** The range of the composed letters, and the text before them. */
interface Composed {
  readonly from: number;
  readonly to: number;
  readonly before: Node;
}

/** Shows in an open text, in place of the selection, the letters that an input method composes in another field. */
export class OutsideComposition {
  #at: Composed | undefined;

  get isOn(): boolean {
    return this.#at !== undefined;
  }

  /** Updates the letters composed so far. */
  compose(state: EditorState, letters: string): Transaction {
    const at = this.#at;
    const tr = at ? state.tr.insertText(letters, at.from, at.to) : state.tr.insertText(letters);
    const to = at ? at.from + letters.length : tr.selection.to;
    this.#at = { from: to - letters.length, to, before: at?.before ?? state.doc };
    return tr.setSelection(TextSelection.create(tr.doc, to)).scrollIntoView();
  }

  /** Ends the composition; returns the transaction that restores the text if it was cancelled. */
  end(state: EditorState, isGivenUp: boolean): Transaction | undefined {
    const before = this.#at?.before;
    this.#at = undefined;
    return isGivenUp && before ? minimalReplace(state, before) : undefined;
  }

  /** Underlines the composed letters, as an input method does in its own field. */
  underlined(doc: Node): DecorationSet | undefined {
    const at = this.#at;
    if (!at || at.to > doc.content.size) return undefined;
    return DecorationSet.create(doc, [
      Decoration.inline(at.from, at.to, { style: 'text-decoration: underline' }),
    ]);
  }
}
