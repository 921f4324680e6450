import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { minimalReplace } from './minimal-replace.ts';

/** Where the letters stand that are composed, and what the text was before them. */
interface Composed {
  readonly from: number;
  readonly to: number;
  readonly before: Node;
}

/** What an input method composes in another field, as it stands in an open text in place of what was chosen. */
export class OutsideComposition {
  #at: Composed | undefined;

  get isOn(): boolean {
    return this.#at !== undefined;
  }

  /** So much is composed by now. */
  compose(state: EditorState, letters: string): Transaction {
    const at = this.#at;
    const tr = at ? state.tr.insertText(letters, at.from, at.to) : state.tr.insertText(letters);
    const to = at ? at.from + letters.length : tr.selection.to;
    this.#at = { from: to - letters.length, to, before: at?.before ?? state.doc };
    return tr.setSelection(TextSelection.create(tr.doc, to)).scrollIntoView();
  }

  /** The composition is over; what brings the text back to what it was, where it was given up. */
  end(state: EditorState, isGivenUp: boolean): Transaction | undefined {
    const before = this.#at?.before;
    this.#at = undefined;
    return isGivenUp && before ? minimalReplace(state, before) : undefined;
  }

  /** Its letters are underlined, as an input method underlines them in its own field. */
  underlined(doc: Node): DecorationSet | undefined {
    const at = this.#at;
    if (!at || at.to > doc.content.size) return undefined;
    return DecorationSet.create(doc, [
      Decoration.inline(at.from, at.to, { style: 'text-decoration: underline' }),
    ]);
  }
}
