import { rebasedParagraphs } from '@lectern/courseware';
import type { Node } from 'prosemirror-model';
import { bodyFrom, documentFrom } from './document.ts';

/**
 * Keeps an open text and the courseware in step. While an input method composes, the text neither stores its changes nor
 * takes in those of others. Afterwards the composed change is computed against the text that it started from, and applied
 * over what others changed meanwhile.
 */
export class HeldTextChanges {
  /** The courseware's text when this text was last stored or shown. */
  #base: Node;
  /** The text after others changed it since. */
  #theirs: Node | undefined;

  constructor(base: Node) {
    this.#base = base;
  }

  /** The text from which this user's changes are counted. */
  get base(): Node {
    return this.#base;
  }

  /** The courseware has this text now. */
  receive(theirs: Node): void {
    this.#theirs = theirs;
  }

  /** The merged text, and the courseware's text so far. From now on changes are counted from there. */
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
