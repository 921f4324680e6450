import { rebasedParagraphs } from '@lectern/courseware';
import type { Node } from 'prosemirror-model';
import { bodyFrom, documentFrom } from './document.ts';

/**
 * What an open text and the courseware know of each other. While an input method composes, the text neither writes nor
 * takes in what others write: afterwards what was composed is a step against the text that it began from, and is laid over
 * what came meanwhile.
 */
export class HeldTextChanges {
  /** What the courseware held when the text was last written or shown. */
  #base: Node;
  /** What others made of it since. */
  #theirs: Node | undefined;

  constructor(base: Node) {
    this.#base = base;
  }

  /** The text that the changes of this user are counted from. */
  get base(): Node {
    return this.#base;
  }

  /** The courseware holds this now. */
  receive(theirs: Node): void {
    this.#theirs = theirs;
  }

  /** What the text says once both are in, and what the courseware holds of it so far. From now on it counts from there. */
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
