import type { InkElement } from '@lectern/courseware';
import type { ClassInkNotes } from './class-ink.ts';

/**
 * The notes of a class that nobody has ended yet, in this tab: a reload, or a look at the editor and back, goes on with
 * the same class. With the tab they go, and the ink of that class stays where it is.
 */
export class ClassInkMemory {
  readonly #key: string;

  constructor(userId: string, documentId: string) {
    this.#key = `lectern.class-ink.${userId}.${documentId}`;
  }

  /** None when there are none, or damaged ones. */
  read(): ClassInkNotes | undefined {
    try {
      const notes: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null');
      return areNotes(notes) ? notes : undefined;
    } catch {
      return undefined;
    }
  }

  keep(notes: ClassInkNotes): void {
    try {
      if (notes.written.length === 0) sessionStorage.removeItem(this.#key);
      else sessionStorage.setItem(this.#key, JSON.stringify(notes));
    } catch {
      // A browser that refuses storage takes a reload for a class of its own.
    }
  }
}

function areNotes(value: unknown): value is ClassInkNotes {
  const { written, rubbed } = (value ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(written) &&
    written.every((each) => Array.isArray(each) && each.every((id) => typeof id === 'string')) &&
    Array.isArray(rubbed) &&
    rubbed.every((each: Partial<InkElement> | null) => each?.kind === 'element' && each.type === 'ink')
  );
}
