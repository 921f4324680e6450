import type { CoursewareReader, InkElement } from '@lectern/courseware';
import { type Stroke, strokeOf } from '@lectern/stage/ink';

/** Something done to the ink of one page: strokes that came and strokes that went. */
export interface InkStep {
  readonly pageId: string;
  readonly added: readonly Stroke[];
  /** By their ids. */
  readonly removed: readonly string[];
  /** Ink that comes back as it was, at its place among the others. */
  readonly restored?: readonly InkElement[];
  /** Steps that follow each other with the same name are taken back as one. */
  readonly pass?: string | undefined;
}

/**
 * Ink that is written before there is a document to keep it: it is seen above the ink that the pages have, can be
 * erased and taken back, and is handed over step by step.
 */
export class HeldInk {
  readonly #reader: CoursewareReader;
  /** The strokes that the pages have; the same objects every time, so that only new ink is painted. */
  readonly #there = new Map<string, readonly Stroke[]>();
  #steps: InkStep[] = [];

  constructor(reader: CoursewareReader) {
    this.#reader = reader;
  }

  get steps(): readonly InkStep[] {
    return this.#steps;
  }

  write(step: InkStep): void {
    this.#steps.push(step);
  }

  /** Takes back the last step, with those of its pass. */
  undo(): void {
    const pass = this.#steps.pop()?.pass;
    while (pass !== undefined && this.#steps.at(-1)?.pass === pass) this.#steps.pop();
  }

  /** A page's strokes, the oldest first. */
  strokes(pageId: string): Stroke[] {
    const strokes = new Map(this.#onPage(pageId).map((stroke) => [stroke.id, stroke]));
    for (const step of this.#steps) {
      if (step.pageId !== pageId) continue;
      for (const id of step.removed) strokes.delete(id);
      for (const stroke of step.added) strokes.set(stroke.id, stroke);
      for (const element of step.restored ?? []) strokes.set(element.id, strokeOf(element));
    }
    return [...strokes.values()];
  }

  /** What the pages have is there already. */
  prepare(): boolean {
    return true;
  }

  /** A stroke that the pages have, as its record. */
  find(id: string): InkElement | undefined {
    const element = this.#reader.find('element', id);
    return element?.type === 'ink' ? element : undefined;
  }

  #onPage(pageId: string): readonly Stroke[] {
    const known = this.#there.get(pageId);
    if (known) return known;
    const strokes = this.#reader.children(pageId).flatMap((id) => {
      const element = this.#reader.find('element', id);
      return element?.type === 'ink' ? [strokeOf(element)] : [];
    });
    this.#there.set(pageId, strokes);
    return strokes;
  }
}
