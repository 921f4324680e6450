import type { InkElement } from '@lectern/courseware';
import type { InkStep } from './held-ink.ts';

/** What a class did to one page: ids of strokes that it wrote, and ink from before that it took away. */
export interface ClassInkOfPage {
  readonly pageId: string;
  readonly written: readonly string[];
  readonly rubbed: readonly InkElement[];
}

/** The same for all pages, as it is kept over a reload. */
export interface ClassInkNotes {
  /** Pages by the ids of the strokes that were written on them. */
  readonly written: readonly (readonly [strokeId: string, pageId: string])[];
  readonly rubbed: readonly InkElement[];
}

/**
 * Tells the ink of a class from the ink that was on the pages before. Nothing is kept of the order: what counts is which
 * strokes are there when it is asked, so that undo, clearing and the hands of others need no notes.
 */
export class ClassInk {
  readonly #written: Map<string, string>;
  readonly #rubbed: Map<string, InkElement>;

  constructor(notes: ClassInkNotes = { written: [], rubbed: [] }) {
    this.#written = new Map(notes.written);
    this.#rubbed = new Map(notes.rubbed.map((element) => [element.id, element]));
  }

  /** To be called before the step is done; `find` gives a stroke that is there as its record. */
  note({ pageId, added, removed }: InkStep, find: (id: string) => InkElement | undefined): void {
    for (const { id } of added) this.#written.set(id, pageId);
    for (const id of removed) {
      const element = this.#written.has(id) ? undefined : find(id);
      if (element) this.#rubbed.set(id, element);
    }
  }

  /** The pages on which the class has left ink, by `idsOn`, which says what is on a page now. */
  pages(idsOn: (pageId: string) => ReadonlySet<string>): ClassInkOfPage[] {
    return [...new Set(this.#written.values())].flatMap((pageId) => {
      const there = idsOn(pageId);
      const written = [...this.#written].flatMap(([id, page]) =>
        page === pageId && there.has(id) ? [id] : [],
      );
      const rubbed = [...this.#rubbed.values()].filter(
        (each) => each.parentId === pageId && !there.has(each.id),
      );
      return written.length > 0 ? [{ pageId, written, rubbed }] : [];
    });
  }

  /** The ink is written elsewhere than on the pages: nothing there was touched. */
  forgetRubbed(): void {
    this.#rubbed.clear();
  }

  /** The class is over, and it was said what becomes of its ink. */
  forget(): void {
    this.#written.clear();
    this.#rubbed.clear();
  }

  get notes(): ClassInkNotes {
    return { written: [...this.#written], rubbed: [...this.#rubbed.values()] };
  }
}
