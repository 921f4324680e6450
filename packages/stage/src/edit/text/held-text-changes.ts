import { rebasedParagraphs } from '@lectern/courseware';
import type { Node } from 'prosemirror-model';
import { bodyFrom, documentFrom } from './document.ts';

/**
 * Synchronises an open text with the courseware. While an input method composes, the text neither stores its changes
 * nor applies changes of other users. Afterwards the composed change is computed against the original text, and applied
 * over the changes that other users made meanwhile.
 */
export class HeldTextChanges {
  /** The courseware's text when this text was last stored or shown. */
  #base: Node;
  /** The courseware's text after changes of other users since. */
  #theirs: Node | undefined;

  constructor(base: Node) {
    this.#base = base;
  }

  /** The text from which this user's changes are counted. */
  get base(): Node {
    return this.#base;
  }

  /** Sets the courseware's current text. */
  receive(theirs: Node): void {
    this.#theirs = theirs;
  }

  /**
   * Returns the merged text, and the courseware's text without this user's changes. Later changes are counted from the
   * merged text.
   */
  settle(mine: Node): { readonly stored: Node; readonly now: Node } {
    const stored = this.#theirs ?? this.#base;
    const now = this.#theirs ? rebasedOver(this.#base, mine, this.#theirs) : mine;
    this.#theirs = undefined;
    this.#base = now;
    return { stored, now };
  }
}

function rebasedOver(base: Node, mine: Node, theirs: Node): Node {
  if (mine.eq(base)) return theirs;
  if (theirs.eq(base)) return mine;
  const [from, own, other] = [base, mine, theirs].map((node) => bodyFrom(node).paragraphs);
  return documentFrom({
    paragraphs: rebasedParagraphs({ base: from ?? [], mine: own ?? [], theirs: other ?? [] }),
  });
}
